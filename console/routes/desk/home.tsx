// Redirects to the first of the desk's pages that the person may open.
import { Navigate } from 'react-router'
import { openPaths } from '../../features/frame/tree-frame.tsx'
import { useMe } from '../../platform/me-context.ts'

export default function Home() {
  const [first = '/desk/account'] = openPaths('desk', useMe())
  return <Navigate to={first} replace />
}
