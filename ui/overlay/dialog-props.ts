// The props of `Dialog`.
import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Called by Escape, the backdrop or the close button; the parent sets `open`. */
  onClose: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  title: string
  footer?: ReactNode
  children: ReactNode
}
