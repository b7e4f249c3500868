// A React hook for address suggestions to the typed text. Requests are debounced, and a new request
// aborts the previous one.
import type { GeoSearch } from '@tingkat/contract/location'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

type Attribution = GeoSearch['attribution']

/** `failed`: the search did not work. `found` without places: the search has no match. */
export type Suggestions =
  | { state: 'idle' | 'searching' | 'failed'; places: Location[]; attribution: Attribution | null }
  | { state: 'found'; places: Location[]; attribution: Attribution | null; keyword: string }

// Milliseconds of debounce: the usual pause between two letters typed on a phone.
const debounceMs = 180
// One letter matches too many places, so no search is made for it.
const minLength = 2
const maxPlaces = 8

type SuggestionsInput = {
  text: string
  country: CountryCode
  language: string
  /** The point near which to search. Nearer places are listed first. */
  near: Point | null
  /** A new number repeats the search for the same text. */
  attempt: number
}
type SearchResult = {
  key: string
  keyword: string
  places: Location[]
  attribution: Attribution | null
  failed: boolean
}

export function useSuggestions({
  text,
  country,
  language,
  near,
  attempt,
}: SuggestionsInput): Suggestions {
  const keyword = text.trim()
  const place = near ? `${near.latitude},${near.longitude}` : undefined
  const key = `${attempt} ${country} ${place} ${keyword}`
  const [result, setResult] = useState<SearchResult>({
    key: '',
    keyword: '',
    places: noPlaces,
    attribution: null,
    failed: false,
  })
  useEffect(() => {
    if (keyword.length < minLength) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void search()
    }, debounceMs)
    async function search() {
      const answer = await client.searchPlaces(
        { keyword, country, language, limit: maxPlaces, near: place },
        abort.signal,
      )
      if (abort.signal.aborted) return
      setResult(
        answer.ok
          ? { key, keyword, ...answer.data, failed: false }
          : { key, keyword, places: noPlaces, attribution: null, failed: true },
      )
    }
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, keyword, country, language, place])

  const { attribution } = result
  if (keyword.length < minLength) return { state: 'idle', places: noPlaces, attribution: null }
  // During a search, the places found for the previous text stay visible.
  if (result.key !== key) return { state: 'searching', places: result.places, attribution }
  return result.failed
    ? { state: 'failed', places: noPlaces, attribution }
    : { state: 'found', places: result.places, attribution, keyword: result.keyword }
}

const noPlaces: Location[] = []
