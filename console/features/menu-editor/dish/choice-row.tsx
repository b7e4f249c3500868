// The form of one choice of a modifier group: name, extra price, availability and position in the
// group.
import type { ModifierFile } from '@tingkat/ordering/merchant/merchant-file'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { PriceField } from './price-field.tsx'

type ChoiceRowProps = {
  choice: ModifierFile
  place: string
  isOnly: boolean
  onChange: (choice: ModifierFile) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function ChoiceRow({ choice, place, isOnly, onChange, onMove, onRemove }: ChoiceRowProps) {
  const { t } = useTranslation('menu-editor')
  const id = useId()
  const { name, price, available = true } = choice
  const named = { name: name || t('unnamedChoice') }
  return (
    <li className="med-choice">
      <label className="sr" htmlFor={id}>
        {t('choiceName')}
      </label>
      <span className="input">
        <input
          id={id}
          maxLength={200}
          placeholder={t('choiceName')}
          data-place={`${place}.name`}
          value={name}
          onChange={(event) => onChange({ ...choice, name: event.target.value })}
        />
      </span>
      <PriceField
        label={t('extraPrice', named)}
        bare
        value={price}
        place={`${place}.price`}
        isRequired={false}
        onChange={(amount) => onChange({ ...choice, price: amount })}
      />
      <div className="row">
        <CheckBox
          label={t('choiceOnSale')}
          checked={available}
          onChange={(on) => onChange({ ...choice, available: on })}
        />
        <IconButton label={t('moveUpNamed', named)} onClick={() => onMove(-1)}>
          <ArrowUp className="ic" aria-hidden />
        </IconButton>
        <IconButton label={t('moveDownNamed', named)} onClick={() => onMove(1)}>
          <ArrowDown className="ic" aria-hidden />
        </IconButton>
        <IconButton label={t('removeNamed', named)} disabled={isOnly} onClick={onRemove}>
          <Trash2 className="ic" aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}
