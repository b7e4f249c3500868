// A modal that asks or explains; its machinery loads when it first opens.
import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'

const DialogPanel = lazy(() => import('./dialog-panel.tsx'))

export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null
}
