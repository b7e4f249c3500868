// The props of `Drawer`.
import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  /**
   * Called after Escape, a swipe, or a click on the backdrop or the close button. The parent then
   * sets `open` to false.
   */
  onClose: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  /** The accessible name; shown as the heading unless `bare`. */
  title: string
  /** Omits heading, padding and close button, because the content has its own. */
  bare?: boolean
  /** Gives the drawer the full height on phones, whatever its content. */
  full?: boolean
  /** Content that stays visible at the lower edge. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}
