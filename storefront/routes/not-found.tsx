// Any path that is no page of ours: a 404 with a way home.
import { data } from 'react-router'
import type { PageHandle } from '../platform/navigation/page-handle.ts'

export const handle: PageHandle = { namespaces: [] }

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
