// A drawer from the right, on phones a sheet from below; its machinery loads when it first opens.
import { lazy, Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-props.ts'

const loadPanel = () => import('./drawer-panel.tsx')
const DrawerPanel = lazy(loadPanel)

/** Fetches the machinery ahead of a likely opening. */
export function preloadDrawer(): void {
  void loadPanel()
}

export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
