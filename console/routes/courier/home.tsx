// Redirects to the first of the courier's pages that the person may open.
import { Navigate } from 'react-router'
import { openPaths } from '../../features/frame/tree-frame.tsx'
import { useMe } from '../../platform/me-context.ts'

export default function Home() {
  const [first = '/courier/account'] = openPaths('courier', useMe())
  return <Navigate to={first} replace />
}
