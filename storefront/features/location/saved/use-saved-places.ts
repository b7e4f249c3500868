// Loads the eater's saved places and changes them.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { ChangeSavedPlaceBody, SavePlaceBody } from '@tingkat/contract/saved-place'
import type { SavedPlace } from '@tingkat/ordering/location/saved-place'
import { useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useRequest } from '../../../platform/browser/use-request.ts'

export type SavedPlacesState = {
  /** The saved places; null until they are loaded. */
  places: SavedPlace[] | null
  /** Why the saved places could not be loaded; null without a failure. */
  problem: ClientProblem | null
  /** Why the last change of the saved places failed; null without a failure. */
  changeProblem: ClientProblem | null
  busy: boolean
  retry: () => void
  /** `add`, `change` and `remove` resolve to true on success. */
  add: (body: SavePlaceBody) => Promise<boolean>
  change: (id: string, body: ChangeSavedPlaceBody) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

export function useSavedPlaces(): SavedPlacesState {
  const [version, setVersion] = useState(0)
  const list = useRequest(`saved places ${version}`, () => client.listSavedPlaces())
  const [lastPlaces, setLastPlaces] = useState<SavedPlace[] | null>(null)
  const [changeProblem, setChangeProblem] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const places = list.data?.savedPlaces ?? null
  // The previous list stays visible while a new one is loading.
  if (places && places !== lastPlaces) setLastPlaces(places)

  async function run(call: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    setChangeProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setVersion((before) => before + 1)
    return answer.ok
  }

  return {
    places: places ?? lastPlaces,
    problem: list.problem,
    changeProblem,
    busy,
    retry: list.retry,
    add: (body) => run(() => client.savePlace(body)),
    change: (id, body) => run(() => client.changeSavedPlace(id, body)),
    remove: (id) => run(() => client.deleteSavedPlace(id)),
  }
}
