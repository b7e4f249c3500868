// An address as a plain form: works without scripts, and opens the input with suggestions where there are some.
import { ArrowRight, LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { addressDraft } from './address-draft.ts'
import { requestAddress } from './address-request.ts'
import { DisabledAddress } from './disabled-address.tsx'
import { useAddressDisabled, useCanDetect } from '../location-access.ts'

type AddressFormProps = { typed?: string; submitLabel: string }

export function AddressForm({ typed = '', submitLabel }: AddressFormProps) {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const mayDetect = useCanDetect()
  const input = useRef<HTMLInputElement>(null)
  // What was typed in the panel is here too when it closes.
  useEffect(() => {
    const draft = addressDraft(country.code)
    const show = () => {
      if (input.current) input.current.value = draft.read() ?? typed
    }
    show()
    return draft.subscribe(show)
  }, [country.code, typed])
  if (useAddressDisabled()) return <DisabledAddress className="input is-off" />
  return (
    <search>
      <form
        className="addr-form"
        id="address"
        action={paths.restaurants()}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const typedNow = new FormData(event.currentTarget).get('address')
          requestAddress(typeof typedNow === 'string' ? typedNow : '')
        }}
      >
        <div className="input">
          <MapPin className="ic" aria-hidden />
          <input
            ref={input}
            name="address"
            defaultValue={typed}
            required
            maxLength={200}
            autoComplete="street-address"
            enterKeyHint="search"
            placeholder={t('address.placeholder')}
            aria-label={t('address.deliverTo')}
            // The first letter goes on in the input with suggestions.
            onInput={(event) => requestAddress(event.currentTarget.value)}
          />
          {mayDetect && (
            <IconButton
              label={t('address.detect')}
              className="addr-detect"
              onClick={() => requestAddress('', true)}
            >
              <LocateFixed className="ic" aria-hidden />
            </IconButton>
          )}
          <IconButton type="submit" label={submitLabel} className="addr-go">
            <ArrowRight className="ic" aria-hidden />
          </IconButton>
        </div>
      </form>
    </search>
  )
}
