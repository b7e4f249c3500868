// Check boxes for merchants: those of the person's memberships, and those that a search by name
// finds in the countries where the person works.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { CountrySelect } from '../../platform/country-select.tsx'
import { Field } from '../../platform/field.tsx'
import { useMe } from '../../platform/me-context.ts'
import { findMerchants, type NamedMerchant } from '../../platform/merchants.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../../platform/own-scopes.ts'

type MerchantChoiceProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

export function MerchantChoice({ chosen, onChange }: MerchantChoiceProps) {
  const { t } = useTranslation(['devices', 'site'])
  const { memberships } = useMe()
  const own = useMerchantNames(merchantIDsOf(memberships))
  const countries = countriesOf(memberships)
  const [found, setFound] = useState<NamedMerchant[]>([])
  const listed = [...own, ...found.filter(({ ID }) => !own.some((each) => each.ID === ID))]
  return (
    <fieldset className="stack plain">
      <legend className="b">{t('merchants')}</legend>
      {countries.length > 0 && (
        <MerchantSearch
          countries={countries}
          onFound={(merchants) =>
            // Merchants that are chosen stay in the list, even if they do not match the search.
            setFound((before) => [
              ...before.filter(({ ID }) => chosen.includes(ID)),
              ...merchants.filter(({ ID }) => !chosen.includes(ID)),
            ])
          }
        />
      )}
      {listed.map(({ ID, name }) => (
        <CheckBox
          key={ID}
          label={name}
          checked={chosen.includes(ID)}
          onChange={(on) => onChange(on ? [...chosen, ID] : chosen.filter((each) => each !== ID))}
        />
      ))}
    </fieldset>
  )
}

type MerchantSearchProps = {
  countries: readonly CountryCode[]
  onFound: (merchants: NamedMerchant[]) => void
}

function MerchantSearch({ countries, onFound }: MerchantSearchProps) {
  const { t } = useTranslation(['devices', 'site'])
  const [country, setCountry] = useState(countries[0] ?? 'sg')
  const [query, setQuery] = useState('')

  async function search(text: string) {
    setQuery(text)
    if (text.trim().length >= 2) onFound(await findMerchants(country, text.trim()))
  }

  return (
    <>
      {countries.length > 1 && (
        <CountrySelect countries={countries} value={country} onChange={setCountry} />
      )}
      <Field label={t('find')}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={query}
            onChange={(event) => void search(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
