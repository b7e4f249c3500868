// The eater's saved places: listed when the panel wants them, and changed one at a time.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { ChangeSavedPlaceBody, SavePlaceBody } from '@tingkat/contract/saved-place'
import type { SavedPlace } from '@tingkat/ordering/location/saved-place'
import { useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useAnswer } from '../../../platform/browser/use-answer.ts'

export type SavedPlacesState = {
  /** Null until they are here. */
  places: SavedPlace[] | null
  /** Why they are not. */
  problem: ClientProblem | null
  /** Why the last change did not happen. */
  refused: ClientProblem | null
  busy: boolean
  retry: () => void
  /** All give whether it happened. */
  add: (body: SavePlaceBody) => Promise<boolean>
  change: (id: string, body: ChangeSavedPlaceBody) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

export function useSavedPlaces(): SavedPlacesState {
  const [turn, setTurn] = useState(0)
  const asked = useAnswer(`saved places ${turn}`, () => client.listSavedPlaces())
  const [kept, setKept] = useState<SavedPlace[] | null>(null)
  const [refused, setRefused] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const listed = asked.data?.savedPlaces ?? null
  // What was there stays in sight while it is read anew.
  if (listed && listed !== kept) setKept(listed)

  async function run(call: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    setRefused(answer.ok ? null : answer.problem)
    if (answer.ok) setTurn((before) => before + 1)
    return answer.ok
  }

  return {
    places: listed ?? kept,
    problem: asked.problem,
    refused,
    busy,
    retry: asked.retry,
    add: (body) => run(() => client.savePlace(body)),
    change: (id, body) => run(() => client.changeSavedPlace(id, body)),
    remove: (id) => run(() => client.deleteSavedPlace(id)),
  }
}
