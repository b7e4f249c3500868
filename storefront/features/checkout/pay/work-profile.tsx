// Lets the member of a company's account (enterprise) choose between a private order and an order
// that the company pays.
import type { PaymentMethods } from '@tingkat/contract/payment'
import type { Profile } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

type WorkProfileProps = {
  enterprise: NonNullable<PaymentMethods['enterprise']>
  profile: Profile | null
  onProfile: (profile: Profile | null) => void
}

export function WorkProfile({ enterprise, profile, onProfile }: WorkProfileProps) {
  const { t } = useTranslation('checkout')
  const choices = [
    { key: 'own', profile: null, text: t('checkout.forMyself') },
    { key: 'work', profile: enterprise, text: t('checkout.forWork', enterprise) },
  ]
  return (
    <fieldset className="co-set row co-gap co-wrap">
      <legend className="sr">{t('checkout.forWhom')}</legend>
      {choices.map((choice) => {
        const isChosen = (profile === null) === (choice.profile === null)
        return (
          <button
            key={choice.key}
            type="button"
            className={isChosen ? 'chip on' : 'chip'}
            aria-pressed={isChosen}
            onClick={() => onProfile(choice.profile)}
          >
            {choice.text}
          </button>
        )
      })}
    </fieldset>
  )
}
