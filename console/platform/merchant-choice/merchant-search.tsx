// Searches merchants by name.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useRef, useState } from 'react'
import { CountrySelect } from '../country-select.tsx'
import { Field } from '../field.tsx'
import { findMerchants, type NamedMerchant } from '../merchants.ts'
import { problemText } from '../problem-text.ts'

const queryMin = 2

type MerchantSearchProps = {
  countries: readonly CountryCode[]
  /** Whether the search covers all `countries` at once. If not, the person chooses one of them. */
  everywhere?: boolean
  label: string
  /** Called with null when the field has too few characters for a search. */
  onFound: (merchants: NamedMerchant[] | null) => void
}

/** Renders nothing if `countries` is empty. */
export function MerchantSearch(props: MerchantSearchProps) {
  const { countries, everywhere = false, label, onFound } = props
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [query, setQuery] = useState('')
  const [failure, setFailure] = useState<ClientProblem | null>(null)
  /** The name for which the latest search has found no merchant. */
  const [missed, setMissed] = useState<string | null>(null)
  const searches = useRef(0)
  const country = countries.find((code) => code === chosen) ?? countries[0]
  if (!country) return null

  async function search(code: CountryCode, text: string) {
    setChosen(code)
    setQuery(text)
    const number = ++searches.current
    const name = text.trim()
    const searched = everywhere ? countries : [code]
    const result = name.length >= queryMin ? await findInAll(searched, name) : null
    // The result of an earlier search can arrive after that of the latest one, and is then ignored.
    if (number !== searches.current) return
    setFailure(result && !result.ok ? result.problem : null)
    setMissed(result?.ok && result.data.length === 0 ? name : null)
    if (!result) onFound(null)
    else if (result.ok) onFound(result.data)
  }

  return (
    <>
      {countries.length > 1 && !everywhere && (
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
      {/* The element is in the page before its text, because screen readers announce only changes
          of an existing element. */}
      <output className={missed === null ? 'sr' : 'mut'}>
        {missed !== null && t('merchant.notFound', { name: missed })}
      </output>
      {failure && (
        <Note kind="error">
          {problemText(t, failure)}{' '}
          <Button kind="secondary" onClick={() => void search(country, query)}>
            {t('failure.retry')}
          </Button>
        </Note>
      )}
    </>
  )
}

/** Returns the merchants found in all countries; a failure if any of the searches fails. */
async function findInAll(
  countries: readonly CountryCode[],
  name: string,
): Promise<ApiResult<NamedMerchant[]>> {
  const data: NamedMerchant[] = []
  for (const result of await Promise.all(countries.map((code) => findMerchants(code, name)))) {
    if (!result.ok) return result
    data.push(...result.data)
  }
  return { ok: true, data }
}
