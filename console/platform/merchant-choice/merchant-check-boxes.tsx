// Check boxes for merchants: the person's own merchants, and merchants that a search by name finds.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import type { NamedMerchant } from '../merchants.ts'
import { MerchantSearch } from './merchant-search.tsx'

type MerchantCheckBoxesProps = {
  legend: string
  own?: readonly NamedMerchant[]
  /** The countries in which the person may search for merchants. */
  countries?: readonly CountryCode[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function MerchantCheckBoxes(props: MerchantCheckBoxesProps) {
  const { legend, own = [], countries = [], chosen, onChange } = props
  const { t } = useTranslation()
  const [found, setFound] = useState<NamedMerchant[]>([])
  const isChosen = ({ ID }: NamedMerchant) => chosen.includes(ID)

  function addFound(merchants: NamedMerchant[] | null) {
    if (!merchants) return
    // Merchants that are chosen stay in the list, even if they do not match the search.
    setFound((before) => [
      ...before.filter(isChosen),
      ...merchants.filter((merchant) => !isChosen(merchant)),
    ])
  }

  const listed = [...own, ...found.filter(({ ID }) => !own.some((each) => each.ID === ID))]
  return (
    <fieldset className="stack plain">
      <legend className="b">{legend}</legend>
      <MerchantSearch countries={countries} label={t('merchant.find')} onFound={addFound} />
      {listed.map((merchant) => (
        <CheckBox
          key={merchant.ID}
          label={merchant.name}
          checked={isChosen(merchant)}
          onChange={(isOn) =>
            onChange(
              isOn ? [...chosen, merchant.ID] : chosen.filter((each) => each !== merchant.ID),
            )
          }
        />
      ))}
    </fieldset>
  )
}
