// The container in which the cart is shown: a drawer, or a part of the page with the same content.
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import type { DrawerProps } from '@tingkat/ui/overlay/drawer-props.ts'

export function CartFrame({ inline, ...props }: DrawerProps & { inline?: boolean }) {
  return inline ? <CartPanel {...props} /> : <Drawer {...props} />
}

function CartPanel({ title, footer, children }: DrawerProps) {
  return (
    <section className="bk-panel" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <div className="bk-panel-b">{children}</div>
      {footer && <div className="bk-panel-f">{footer}</div>}
    </section>
  )
}
