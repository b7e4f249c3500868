// A modifier group of a dish: its name, how many modifiers
// can be chosen, and radio buttons or checkboxes.
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
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { formatGroupLabel, isSingleChoice, toggleModifier } from './modifier-choice.ts'

type ModifierGroupFieldProps = {
  item: CartItem
  group: ModifierGroup
  /** Whether to mark the group if it is invalid. True once the eater has tried to add the dish. */
  marked: boolean
  onChange: (item: CartItem) => void
}

export function ModifierGroupField({ item, group, marked, onChange }: ModifierGroupFieldProps) {
  const { t } = useTranslation('dish')
  const { language } = useSite()
  const id = useId()
  const groupName = inLanguage(language, group.name, group.englishName)
  const isSatisfied = isModifierGroupSatisfied(group)
  const isInvalid = marked && !isSatisfied
  const label = isModifierGroupAvailable(item, group)
    ? formatGroupLabel(t, group)
    : t('dish.soldOut')
  const count = pickedCount(group)
  const missing =
    count === 0 ? t('dish.nothingPicked', { label }) : t('dish.pickedCount', { label, count })
  return (
    <fieldset
      className={isInvalid ? 'grp bad' : 'grp'}
      aria-describedby={`${id}-label`}
      data-group={group.ID}
    >
      <legend className="sr">{groupName}</legend>
      <div className="grp-h">
        <div>
          <h3 className="h3" aria-hidden>
            {groupName}
          </h3>
          <p
            id={`${id}-label`}
            className={isInvalid ? 'small grp-bad' : 'small mut'}
            role={isInvalid ? 'alert' : undefined}
          >
            {isInvalid ? missing : label}
          </p>
        </div>
        {isInvalid && (
          <span className="bad">
            <Icon of={CircleAlert} size="medium" />
          </span>
        )}
        {isSatisfied && isModifierGroupRequired(group) && (
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
            isGroupFull={count >= group.selectionRangeMax}
            onChoose={() => onChange(toggleModifier(item, group, modifier))}
          />
        ))}
    </fieldset>
  )
}

type ChoiceProps = {
  /** Name shared by the radio buttons of the group. */
  name: string
  item: CartItem
  group: ModifierGroup
  modifier: Modifier
  /** Whether the eater has chosen as many modifiers of the group as allowed. */
  isGroupFull: boolean
  onChoose: () => void
}

function Choice({ name, item, group, modifier, isGroupFull, onChoose }: ChoiceProps) {
  const { t } = useTranslation('dish')
  const { language } = useSite()
  const isSingle = isSingleChoice(group)
  const isChosen = modifier.quantity > 0
  const isAvailable = isModifierAvailable(item, group, modifier)
  const isBlocked = !isSingle && isGroupFull && !isChosen
  const className = joinNames('opt', !isAvailable && 'is-off', isBlocked && 'is-full')
  return (
    <label className={className}>
      <input
        className="sr"
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        // A sold-out modifier cannot be chosen. If it is already chosen, it can be deselected.
        disabled={!isAvailable && !isChosen}
        // In a full group, an unchosen checkbox stays focusable, but a press changes nothing.
        aria-disabled={isBlocked || undefined}
        onChange={onChoose}
        // A click on the chosen radio button fires no change event, so the click event is handled.
        onClick={() => {
          if (isSingle && isChosen) onChoose()
        }}
      />
      <span className={joinNames(isSingle ? 'rb' : 'cb', isChosen && 'on')} aria-hidden>
        {!isSingle && isChosen && <Icon of={Check} size="small" />}
      </span>
      {inLanguage(language, modifier.name, modifier.englishName)}
      <span className="num">
        {isAvailable ? <ModifierPrice item={item} modifier={modifier} /> : t('dish.soldOut')}
      </span>
    </label>
  )
}

function ModifierPrice({ item, modifier }: { item: CartItem; modifier: Modifier }) {
  const { t } = useTranslation('dish')
  const { country } = useSite()
  if (modifier.price === 0) return null
  const currency = item._currency.code as CurrencyCode
  return t('dish.extra', { price: formatMoney(modifier.price, currency, country.locale) })
}

const joinNames = (...names: (string | false)[]): string => names.filter(Boolean).join(' ')
