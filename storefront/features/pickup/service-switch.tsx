// The choice between delivery and pickup, as two radio buttons beside each other.
import { Bike, ShoppingBag } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

type ServiceSwitchProps = { isPickup: boolean; onChoose: (isPickup: boolean) => void }

export function ServiceSwitch({ isPickup, onChoose }: ServiceSwitchProps) {
  const { t } = useTranslation('pickup')
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  // A press before hydration checks the other radio button, but React calls no handler for the
  // press. The choice is read from the element instead.
  const followEarlyPress = useEffectEvent(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && (checked.value === 'pickup') !== isPickup) onChoose(!isPickup)
  })
  useEffect(() => followEarlyPress(), [])
  const choices = [
    { pickup: false, text: t('pickup.delivery'), Icon: Bike },
    { pickup: true, text: t('pickup.pickup'), Icon: ShoppingBag },
  ]
  return (
    <fieldset className="svc" ref={fieldset}>
      <legend className="sr">{t('pickup.choice')}</legend>
      {choices.map(({ pickup, text, Icon }) => (
        <label key={text} className={pickup === isPickup ? 'svc-b on' : 'svc-b'}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={pickup ? 'pickup' : 'delivery'}
            checked={pickup === isPickup}
            onChange={() => onChoose(pickup)}
          />
          <Icon className="ic" aria-hidden />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
