// Check boxes of the merchants that the person works for.
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { NamedMerchant } from '../../platform/merchants.ts'

type OwnMerchantsProps = {
  own: readonly NamedMerchant[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function OwnMerchants({ own, chosen, onChange }: OwnMerchantsProps) {
  const { t } = useTranslation('partners')
  return (
    <fieldset className="stack plain">
      <legend className="b">{t('create.merchants')}</legend>
      {own.map(({ ID, name }) => (
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
