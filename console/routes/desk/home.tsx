// Redirects to the first page of the desk (the operator's console) that the person may open.
import { Navigate } from 'react-router'
import { openPaths } from '../../features/frame/tree-frame.tsx'
import { useMe } from '../../platform/me-context.ts'

export default function Home() {
  const [first = '/desk/account'] = openPaths('desk', useMe())
  return <Navigate to={first} replace />
}
