// A modal that asks or explains; its machinery loads when it first opens.
import { lazy, Suspense, useState, type ReactNode } from 'react'

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

const DialogPanel = lazy(() => import('./dialog-panel.tsx'))

export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? <Suspense fallback={null}><DialogPanel {...props} /></Suspense> : null
}
