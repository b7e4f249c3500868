// The modal of `Dialog`, with a focus trap. Escape and the backdrop close it.
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import type { DialogProps } from './dialog-props.ts'
import { modalCloseMs } from './modal-timing.ts'

const transition = { transitionDuration: `${modalCloseMs}ms` }

export default function DialogPanel({
  open,
  onClose,
  onClosed,
  title,
  footer,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim scrim-modal" style={transition} />
        <Base.Popup className="modal" style={transition}>
          <div className="drawer-h">
            <Base.Title className="h2 grow">{title}</Base.Title>
            <Base.Close className="icb" aria-label={t('site:ui.close')}>
              <X className="ic ic-24" aria-hidden />
            </Base.Close>
          </div>
          <div className="drawer-b">{children}</div>
          {footer && <div className="drawer-f">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
