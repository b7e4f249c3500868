// Chooses merchants of a country by name.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Field } from '../../platform/field.tsx'
import { findMerchants, type NamedMerchant } from '../../platform/merchants.ts'

type PartnerMerchantsProps = {
  country: CountryCode
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function PartnerMerchants({ country, chosen, onChange }: PartnerMerchantsProps) {
  const { t } = useTranslation(['partners', 'site'])
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<NamedMerchant[]>([])

  async function search(text: string) {
    setQuery(text)
    if (text.trim().length < 2) return
    const merchants = await findMerchants(country, text.trim())
    // Merchants that are chosen stay in the list, even if they do not match the search.
    setFound((before) => [
      ...before.filter(({ ID }) => chosen.includes(ID)),
      ...merchants.filter(({ ID }) => !chosen.includes(ID)),
    ])
  }

  return (
    <fieldset className="stack plain">
      <legend className="b">{t('create.merchants')}</legend>
      <Field label={t('site:merchant.find')}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={query}
            onChange={(event) => void search(event.target.value)}
          />
        )}
      </Field>
      {found.map(({ ID, name }) => (
        <CheckBox
          key={ID}
          label={name}
          checked={chosen.includes(ID)}
          onChange={(isOn) =>
            onChange(isOn ? [...chosen, ID] : chosen.filter((each) => each !== ID))
          }
        />
      ))}
    </fieldset>
  )
}
