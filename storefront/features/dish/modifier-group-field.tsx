// A modifier group: its name, how many to pick, its choices as radios or checkboxes, and how it stands.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import {
  isModifierGroupAvailable,
  isModifierGroupRequired,
  isModifierGroupSatisfied,
  isModifierAvailable,
  pickedCount,
} from '@tingkat/ordering/dish/dish'
import type { Modifier, ModifierGroup } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'
import { Check, CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site.tsx'
import { Icon } from '../../ui/icon.tsx'
import { choose, isSingle, formatGroupLabel } from './modifier-choice.ts'

type ModifierGroupFieldProps = {
  item: CartItem
  group: ModifierGroup
  /** The eater tried to add: what is missing is marked. */
  marked: boolean
  onChange: (item: CartItem) => void
}

export function ModifierGroupField({ item, group, marked, onChange }: ModifierGroupFieldProps) {
  const { t } = useTranslation('dish')
  const id = useId()
  const satisfied = isModifierGroupSatisfied(group)
  const bad = marked && !satisfied
  const label = isModifierGroupAvailable(item, group)
    ? formatGroupLabel(t, group)
    : t('dish.soldOut')
  const count = pickedCount(group)
  const missing =
    count === 0 ? t('dish.nothingPicked', { label }) : t('dish.pickedCount', { label, count })
  return (
    <fieldset
      className={bad ? 'grp bad' : 'grp'}
      aria-describedby={`${id}-label`}
      data-group={group.ID}
    >
      <legend className="sr">{group.name}</legend>
      <div className="grp-h">
        <div>
          <h3 className="h3" aria-hidden>
            {group.name}
          </h3>
          <p
            id={`${id}-label`}
            className={bad ? 'small grp-bad' : 'small mut'}
            role={bad ? 'alert' : undefined}
          >
            {bad ? missing : label}
          </p>
        </div>
        {bad && (
          <span className="bad">
            <Icon of={CircleAlert} size="medium" />
          </span>
        )}
        {satisfied && isModifierGroupRequired(group) && (
          <span className="ok">
            <Icon of={CircleCheck} size="medium" />
            <span className="sr">{t('dish.done')}</span>
          </span>
        )}
      </div>
      {group.selectionRangeMax > 0 &&
        group.modifiers.map((modifier) => (
          <Choice
            key={modifier.ID}
            name={id}
            item={item}
            group={group}
            modifier={modifier}
            full={count >= group.selectionRangeMax}
            onChoose={() => onChange(choose(item, group, modifier))}
          />
        ))}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  item: CartItem
  group: ModifierGroup
  modifier: Modifier
  full: boolean
  onChoose: () => void
}

function Choice({ name, item, group, modifier, full, onChoose }: ChoiceProps) {
  const { t } = useTranslation('dish')
  const { country } = useSite()
  const single = isSingle(group)
  const on = modifier.quantity > 0
  const available = isModifierAvailable(item, group, modifier)
  const price =
    modifier.price === 0
      ? ''
      : t('dish.extra', {
          price: formatMoney(modifier.price, item._currency.code as CurrencyCode, country.locale),
        })
  const look = ['opt', !available && 'is-off', !single && full && !on && 'is-full']
    .filter(Boolean)
    .join(' ')
  return (
    <label className={look}>
      <input
        className="sr"
        type={single ? 'radio' : 'checkbox'}
        name={name}
        checked={on}
        // A sold-out choice that is still picked may be let go of.
        disabled={!available && !on}
        // The group holds its most: focus may rest here, a press changes nothing.
        aria-disabled={(!single && full && !on) || undefined}
        onChange={onChoose}
        onClick={() => {
          if (single && on) onChoose()
        }}
      />
      <span className={[single ? 'rb' : 'cb', on && 'on'].filter(Boolean).join(' ')} aria-hidden>
        {!single && on && <Icon of={Check} size="small" />}
      </span>
      {modifier.name}
      <span className="num">{available ? price : t('dish.soldOut')}</span>
    </label>
  )
}
