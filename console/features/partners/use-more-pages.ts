// Reads the list of partners (clients of the partner API). Further pages of the list are read on
// demand.
import type { ClientProblem } from '@tingkat/contract/client'
import type { StaffPartnerList } from '@tingkat/contract/console/staff-client'
import { useState } from 'react'
import { client } from '../../platform/client.ts'

/**
 * `first` is the first page, which the route reads again after a change. Further pages are then
 * dropped and read again on demand.
 */
export function useMorePages(first: StaffPartnerList) {
  const [more, setMore] = useState({ first, pages: [] as StaffPartnerList[] })
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const pages = more.first === first ? more.pages : []
  const cursor = (pages.at(-1) ?? first).nextCursor

  async function readMore() {
    if (cursor === null) return
    setReading(true)
    const next = await client.listPartners({ cursor })
    setReading(false)
    setProblem(next.ok ? null : next.problem)
    if (next.ok) setMore({ first, pages: [...pages, next.data] })
  }

  return {
    items: [first, ...pages].flatMap(({ partners }) => partners),
    hasMore: cursor !== null,
    isReading,
    problem,
    readMore: () => void readMore(),
  }
}
