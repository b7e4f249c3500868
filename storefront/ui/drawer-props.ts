// What a drawer is told.
import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  /** Asked for by Escape, the scrim, a swipe or the close button; the owner sets `open`. */
  onClose: () => void
  /** Left for good: the leaving movement is over. */
  onClosed?: () => void
  /** Names the drawer; shown as its heading unless `bare`. */
  title: string
  /** No heading and no padding: the content brings its own, and its own close button. */
  bare?: boolean
  /** On phones: as tall as the screen allows, even when there is little in it. */
  full?: boolean
  /** Stays at the lower edge. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}
