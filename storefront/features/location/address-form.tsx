// An address as a plain form: works without scripts, and opens the input with suggestions where there are some.
import { ArrowRight, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { askAddress } from './address-selector.tsx'

type AddressFormProps = { typed?: string; submitLabel: string }

export function AddressForm({ typed = '', submitLabel }: AddressFormProps) {
  const { t } = useTranslation('location')
  const { paths } = useSite()
  return (
    <search>
    <form
      className="addr-form"
      id="address"
      action={paths.restaurants()}
      method="get"
      onSubmit={event => {
        event.preventDefault()
        const typedNow = new FormData(event.currentTarget).get('address')
        askAddress(typeof typedNow === 'string' ? typedNow : '')
      }}
    >
      <div className="input">
        <MapPin className="ic" aria-hidden />
        <input
          name="address"
          defaultValue={typed}
          required
          maxLength={200}
          autoComplete="street-address"
          enterKeyHint="search"
          placeholder={t('address.placeholder')}
          aria-label={t('address.deliverTo')}
          // The first letter goes on in the input with suggestions.
          onInput={event => askAddress(event.currentTarget.value)}
        />
        <IconButton type="submit" label={submitLabel} className="addr-go"><ArrowRight className="ic" aria-hidden /></IconButton>
      </div>
    </form>
    </search>
  )
}
