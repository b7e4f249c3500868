// The first page after a log-in to the kitchen console. It redirects to the page that the person
// uses daily.
import { Navigate } from 'react-router'
import { openPaths } from '../../features/frame/tree-frame.tsx'
import { useMe } from '../../platform/me-context.ts'
import { firstKitchenPath } from '../../features/frame/first-kitchen-path.ts'

export default function Start() {
  const me = useMe()
  const open = openPaths('kitchen', me)
  return <Navigate to={firstKitchenPath(me, open)} replace />
}
