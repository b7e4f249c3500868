// The terms of use of a country.
import type { PageHandle } from '../platform/page-handle.ts'
import { LegalDocument } from './legal-document.tsx'

export const handle: PageHandle = { words: ['legal'], header: 'nonOrdering' }

export default function Terms() {
  return <LegalDocument name="terms" />
}
