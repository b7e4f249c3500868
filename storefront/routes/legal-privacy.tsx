// The privacy page of a country.
import type { PageHandle } from '../platform/page-handle.ts'
import { LegalDocument } from './legal-document.tsx'

export const handle: PageHandle = { words: ['legal'], header: 'nonOrdering' }

export default function Privacy() {
  return <LegalDocument name="privacy" />
}
