// The drawer's machinery: focus stays inside, Escape and the scrim close, focus goes back where it was.
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DrawerProps } from './drawer-props.ts'

export default function DrawerPanel({ open, onClose, onClosed, title, bare, kind = 'drawer', full, footer, className, children }: DrawerProps) {
  const { t } = useTranslation()
  const shape = [kind, full && 'full', className].filter(Boolean).join(' ')
  return (
    <Dialog.Root open={open} onOpenChange={next => { if (!next) onClose() }} onOpenChangeComplete={next => { if (!next) onClosed?.() }}>
      <Dialog.Portal>
        <Dialog.Backdrop className={kind === 'modal' ? 'scrim scrim-modal' : 'scrim'} />
        <Dialog.Popup className={shape} aria-label={bare ? title : undefined}>
          {!bare && (
            <div className="drawer-h">
              <Dialog.Title className="h2 grow">{title}</Dialog.Title>
              <Dialog.Close className="icb" aria-label={t('ui.close')}><X className="ic ic-24" aria-hidden /></Dialog.Close>
            </div>
          )}
          {bare ? children : <div className="drawer-b">{children}</div>}
          {footer && <div className="drawer-f">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
