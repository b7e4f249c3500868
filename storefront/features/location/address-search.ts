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

export function useSuggestions(text: string, country: CountryCode, attempt = 0): Suggestions {
  const keyword = text.trim()
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'idle', places: [] })
  useEffect(() => {
    if (keyword.length < shortest) {
      setSuggestions({ state: 'idle', places: [] })
      return undefined
    }
    let current = true
    setSuggestions(before => ({ state: 'looking', places: before.places }))
    const timer = setTimeout(() => {
      void client.searchPlaces({ keyword, country, limit: 8 }).then(answer => {
        if (!current) return
        setSuggestions(answer.ok ? { state: 'found', places: answer.data.places, keyword } : { state: 'failed', places: [] })
      })
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [keyword, country, attempt])
  return suggestions
}
