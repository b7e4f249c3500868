// Suggestions for an address as it is typed: one look-up at a time, the latest; older ones are given up.
import type { GeoSearch } from '@tingkat/contract/location'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

type Attribution = GeoSearch['attribution']

/** `failed` means that nobody could look, `found` with no places that there is no match. */
export type Suggestions =
  | { state: 'idle' | 'looking' | 'failed'; places: Location[]; attribution: Attribution | null }
  | { state: 'found'; places: Location[]; attribution: Attribution | null; keyword: string }

// A pause in typing on a phone; shorter ones would ask for each letter.
const pauseMs = 180
// One letter matches half a country.
const shortest = 2
const most = 8

type Asked = {
  text: string
  country: CountryCode
  language: string
  /** What is nearer comes first. */
  near: Point | null
  /** Another number asks again for the same text. */
  attempt: number
}
type Found = {
  key: string
  keyword: string
  places: Location[]
  attribution: Attribution | null
  failed: boolean
}

export function useSuggestions({ text, country, language, near, attempt }: Asked): Suggestions {
  const keyword = text.trim()
  const place = near ? `${near.latitude},${near.longitude}` : undefined
  const key = `${attempt} ${country} ${place} ${keyword}`
  const [found, setFound] = useState<Found>({
    key: '',
    keyword: '',
    places: none,
    attribution: null,
    failed: false,
  })
  useEffect(() => {
    if (keyword.length < shortest) return undefined
    const given = new AbortController()
    const timer = setTimeout(() => {
      void look()
    }, pauseMs)
    async function look() {
      const answer = await client.searchPlaces(
        { keyword, country, language, limit: most, near: place },
        given.signal,
      )
      // An answer that was overtaken does not count, however late it comes.
      if (given.signal.aborted) return
      setFound(
        answer.ok
          ? { key, keyword, ...answer.data, failed: false }
          : { key, keyword, places: none, attribution: null, failed: true },
      )
    }
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [key, keyword, country, language, place])

  const { attribution } = found
  if (keyword.length < shortest) return { state: 'idle', places: none, attribution: null }
  // The places of the text before stay in sight until the next ones are here.
  if (found.key !== key) return { state: 'looking', places: found.places, attribution }
  return found.failed
    ? { state: 'failed', places: none, attribution }
    : { state: 'found', places: found.places, attribution, keyword: found.keyword }
}

const none: Location[] = []
