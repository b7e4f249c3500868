// The route of all paths that no other route matches: throws 404, so that the error boundary shows
// the error page.
import { data } from 'react-router'
import type { PageHandle } from '../platform/navigation/page-handle.ts'

export const handle: PageHandle = { namespaces: [] }

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
