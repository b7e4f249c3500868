// Suggestions for an address as it is typed: one look-up at a time counts, the latest.
import type { CountryCode } from '@tingkat/ordering/country'
import type { Location } from '@tingkat/ordering/location'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

/** `failed` means that nobody could look, `found` with no places that there is no match. */
export type Suggestions =
  | { state: 'idle' | 'looking' | 'failed'; places: Location[] }
  | { state: 'found'; places: Location[]; keyword: string }

// A pause in typing on a phone; shorter ones would ask for each letter.
const pauseMs = 180
// One letter matches half a country.
const shortest = 2

type Found = { key: string; keyword: string; places: Location[]; failed: boolean }

/** Another `attempt` asks again for the same text. */
export function useSuggestions(text: string, country: CountryCode, attempt = 0): Suggestions {
  const keyword = text.trim()
  const key = `${attempt} ${country} ${keyword}`
  const [found, setFound] = useState<Found>({ key: '', keyword: '', places: [], failed: false })
  useEffect(() => {
    if (keyword.length < shortest) return undefined
    let current = true
    const timer = setTimeout(() => {
      void look(keyword, country).then(places => current && setFound({ key, keyword, places: places ?? [], failed: places === null }))
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [key, keyword, country])

  if (keyword.length < shortest) return { state: 'idle', places: none }
  // The places of the text before stay in sight until the next ones are here.
  if (found.key !== key) return { state: 'looking', places: found.places }
  return found.failed ? { state: 'failed', places: none } : { state: 'found', places: found.places, keyword: found.keyword }
}

const none: Location[] = []

/** Null when nobody could look. */
async function look(keyword: string, country: CountryCode): Promise<Location[] | null> {
  const answer = await client.searchPlaces({ keyword, country, limit: 8 })
  return answer.ok ? answer.data.places : null
}
