// The choice between delivery and pickup, as two radio buttons beside each other.
import { Bike, ShoppingBag } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import './pickup.css'

type ServiceSwitchProps = { isPickup: boolean; onChoose: (isPickup: boolean) => void }

export function ServiceSwitch({ isPickup, onChoose }: ServiceSwitchProps) {
  const { t } = useTranslation('pickup')
  const name = useId()
  const choices = [
    { pickup: false, text: t('pickup.delivery'), Icon: Bike },
    { pickup: true, text: t('pickup.pickup'), Icon: ShoppingBag },
  ]
  return (
    <fieldset className="svc">
      <legend className="sr">{t('pickup.choice')}</legend>
      {choices.map(({ pickup, text, Icon }) => (
        <label key={text} className={pickup === isPickup ? 'svc-b on' : 'svc-b'}>
          <input
            className="sr"
            type="radio"
            name={name}
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
