// What a modal is told.
import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, the scrim or the close button; the owner sets `open`. */
  onClose: () => void
  /** Left for good: the leaving movement is over. */
  onClosed?: () => void
  title: string
  footer?: ReactNode
  children: ReactNode
}
