// A modal dialog. Its panel is loaded when it first opens.
import { Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { lazyPart } from '../loading/lazy-part.ts'

const DialogPanel = lazyPart(() => import('./dialog-panel.tsx'))

export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null
}
