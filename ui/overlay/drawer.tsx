// A drawer at the right edge, on phones a bottom sheet. Its panel is loaded when it first opens.
import { Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-props.ts'
import { lazyPart } from '../loading/lazy-part.ts'

const loadPanel = () => import('./drawer-panel.tsx')
const DrawerPanel = lazyPart(loadPanel)

/** Loads the panel's code before the drawer is likely to be opened. */
export function preloadDrawer(): void {
  void loadPanel()
}

export function Drawer(props: DrawerProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
