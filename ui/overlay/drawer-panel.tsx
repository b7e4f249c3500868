// The panel of `Drawer`, with a focus trap. Escape, the backdrop and a swipe close it.
import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import { screens } from '../screen/breakpoints.ts'
import type { DrawerProps } from './drawer-props.ts'
import { Icon } from '../icon/icon.tsx'
import { useMediaQuery } from '../screen/use-media-query.ts'

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
  const isSheet = useMediaQuery(screens.mobile)
  const classes = ['drawer', full && 'full', className].filter(Boolean).join(' ')
  return (
    <Drawer.Root
      open={open}
      swipeDirection={isSheet ? 'down' : 'right'}
      // If the parent keeps `open` true, a drawer that was swiped away moves back into view.
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
          <Drawer.Popup className={classes} aria-label={bare ? title : undefined}>
            {/* Inside Drawer.Content, dragging with a mouse selects text and does not swipe the
                drawer. */}
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
