// The props of `Drawer`.
import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  /**
   * Called after Escape, a swipe, or a click on the backdrop
   * or the close button. The parent then sets `open` to false.
   */
  onClose: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  /** The accessible name; shown as the heading unless `bare`. */
  title: string
  /** Without heading, padding and close button, because the content has its own. */
  bare?: boolean
  /** On phones, the drawer has the full height, whatever its content. */
  full?: boolean
  /** Content that stays visible at the lower edge. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}
