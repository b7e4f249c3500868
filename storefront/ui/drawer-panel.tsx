// The drawer's machinery: focus stays inside; Escape, the scrim and a swipe towards its edge close; focus goes back where it was.
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { screens } from './breakpoints.ts'
import type { DrawerProps } from './drawer-props.ts'
import { Icon } from './icon.tsx'
import { useMediaQuery } from './use-media-query.ts'

export default function DrawerPanel({
  open,
  onClose,
  onClosed,
  title,
  bare,
  full,
  footer,
  className,
  children,
}: DrawerProps) {
  const { t } = useTranslation()
  const fromBelow = useMediaQuery(screens.mobile)
  const shape = ['drawer', full && 'full', className].filter(Boolean).join(' ')
  return (
    <Drawer.Root
      open={open}
      swipeDirection={fromBelow ? 'down' : 'right'}
      // The owner may have a reason to stay: a swiped drawer then comes back by itself.
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim" />
        <Drawer.Viewport className="drawer-view">
          <Drawer.Popup className={shape} aria-label={bare ? title : undefined}>
            {/* Pulled with a mouse, text is selected; only fingers swipe. */}
            <Drawer.Content className="drawer-in">
              {!bare && (
                <div className="drawer-h">
                  <Drawer.Title className="h2 grow">{title}</Drawer.Title>
                  <Drawer.Close className="icb" aria-label={t('site:ui.close')}>
                    <Icon of={X} size="medium" />
                  </Drawer.Close>
                </div>
              )}
              {bare ? children : <div className="drawer-b">{children}</div>}
              {footer && <div className="drawer-f">{footer}</div>}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
