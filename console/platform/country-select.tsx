// A field to choose one of several countries.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Field } from './field.tsx'

type CountrySelectProps = {
  countries: readonly CountryCode[]
  value: CountryCode
  onChange: (country: CountryCode) => void
}

export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const { t, i18n } = useTranslation()
  return (
    <Field label={t('country')}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as CountryCode)}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code, i18n.language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
