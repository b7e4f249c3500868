// The props of `Dialog`.
import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /**
   * Called after Escape, or after a click on the backdrop or the close button. The parent then sets
   * `open` to false.
   */
  onClose: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  title: string
  footer?: ReactNode
  children: ReactNode
}
