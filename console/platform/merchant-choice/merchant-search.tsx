// Searches merchants by name in one of several countries.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useRef, useState } from 'react'
import { CountrySelect } from '../country-select.tsx'
import { Field } from '../field.tsx'
import { findMerchants, type NamedMerchant } from '../merchants.ts'

const queryMin = 2

type MerchantSearchProps = {
  countries: readonly CountryCode[]
  label: string
  /** Called with null when the field has too few characters for a search. */
  onFound: (merchants: NamedMerchant[] | null) => void
}

/** Renders nothing without countries. */
export function MerchantSearch({ countries, label, onFound }: MerchantSearchProps) {
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [query, setQuery] = useState('')
  const searches = useRef(0)
  const country = countries.find((code) => code === chosen) ?? countries[0]
  if (!country) return null

  async function search(code: CountryCode, text: string) {
    setChosen(code)
    setQuery(text)
    const number = ++searches.current
    const name = text.trim()
    const found = name.length >= queryMin ? await findMerchants(code, name) : null
    // The result of an earlier search can arrive after that of the latest one.
    if (number === searches.current) onFound(found)
  }

  return (
    <>
      {countries.length > 1 && (
        <CountrySelect
          countries={countries}
          value={country}
          onChange={(code) => void search(code, query)}
        />
      )}
      <Field label={label}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={query}
            onChange={(event) => void search(country, event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
