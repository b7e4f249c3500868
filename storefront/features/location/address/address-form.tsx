// Form on a page in which the eater types the delivery address. With JavaScript it opens the
// address panel; without JavaScript it is sent to the server.
import { ArrowRight, LocateFixed, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { addressDraft } from './address-draft.ts'
import { requestAddress } from './address-request.ts'
import { DisabledAddress } from './disabled-address.tsx'
import { useAddressDisabled, useCanDetect } from '../location-access.ts'

type AddressFormProps = { initialText?: string; submitLabel: string }

export function AddressForm({ initialText = '', submitLabel }: AddressFormProps) {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const canDetect = useCanDetect()
  const input = useRef<HTMLInputElement>(null)
  // Copies the text that was typed in the address panel to the input of this form.
  useEffect(() => {
    const draft = addressDraft(country.code)
    const showDraft = () => {
      if (input.current) input.current.value = draft.read() ?? initialText
    }
    showDraft()
    return draft.subscribe(showDraft)
  }, [country.code, initialText])
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
          const text = new FormData(event.currentTarget).get('address')
          requestAddress(typeof text === 'string' ? text : '')
        }}
      >
        <div className="input">
          <MapPin className="ic" aria-hidden />
          <input
            ref={input}
            name="address"
            defaultValue={initialText}
            required
            maxLength={200}
            autoComplete="street-address"
            enterKeyHint="search"
            placeholder={t('address.placeholder')}
            aria-label={t('address.deliverTo')}
            // Opens the address panel with the typed text. Typing continues in the panel.
            onInput={(event) => requestAddress(event.currentTarget.value)}
          />
          {canDetect && (
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
