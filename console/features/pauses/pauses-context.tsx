// Provides the current pauses of countries and areas to all pages of the operator's console (desk).
import type { AreaPauseList } from '@tingkat/contract/console/area-pause'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { deskClient } from '../../platform/desk-client.ts'
import { useRepeatedly } from '../../platform/use-repeatedly.ts'

export type AreaPause = AreaPauseList['pauses'][number]
type Pauses = { pauses: readonly AreaPause[]; readAgain: () => void }

const PausesContext = createContext<Pauses>({ pauses: [], readAgain: () => {} })
export const usePauses = (): Pauses => use(PausesContext)

const everyMs = 10_000
const ignoreStale = () => {}

export function PausesProvider({ children }: { children: ReactNode }) {
  const [pauses, setPauses] = useState<readonly AreaPause[]>([])
  const read = useCallback(async () => {
    const answer = await deskClient.readPauses()
    if (answer.ok) setPauses(answer.data.pauses)
    return answer.ok
  }, [])
  const readAgain = useRepeatedly(read, ignoreStale, { everyMs })
  const value = useMemo(() => ({ pauses, readAgain }), [pauses, readAgain])
  return <PausesContext value={value}>{children}</PausesContext>
}
