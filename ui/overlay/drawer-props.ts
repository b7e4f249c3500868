// The props of `Drawer`.
import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  /** Called by Escape, the backdrop, a swipe or the close button; the parent sets `open`. */
  onClose: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  /** The accessible name; shown as the heading unless `bare`. */
  title: string
  /** No heading, padding or close button: the content has its own. */
  bare?: boolean
  /** On phones: the full height, whatever the content. */
  full?: boolean
  /** Sticks to the lower edge. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}
