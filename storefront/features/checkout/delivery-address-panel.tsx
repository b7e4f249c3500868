// Panel with the delivery address, the address detail and the note for the courier.
import {
  hasStreet,
  isCompleteAddress,
  withStreet,
} from '@tingkat/ordering/location/complete-address'
import type { Location } from '@tingkat/ordering/location/location'
import { Map as MapIcon, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { Note } from '@tingkat/ui/note.tsx'

type DeliveryAddressPanelProps = {
  location: Location | null
  onLocation: (location: Location) => void
  contactless: boolean
  onContactless: (contactless: boolean) => void
  /**
   * Whether the eater pays cash. Cash is handed over in person, so the choice of contactless
   * delivery then shows a hint.
   */
  paysCash: boolean
  /** Whether the street field takes the focus if the address has no street. */
  takesFocus: boolean
  onChange: () => void
  /** Opens the map on which the eater corrects the pin of the address. */
  onPin: () => void
}

export function DeliveryAddressPanel({
  location,
  onLocation,
  contactless,
  onContactless,
  paysCash,
  takesFocus,
  onChange,
  onPin,
}: DeliveryAddressPanelProps) {
  const { t } = useTranslation(['checkout', 'location'])
  if (!location) {
    return (
      <section className="panel" id="co-address" tabIndex={-1}>
        <h2>{t('checkout.deliverTo')}</h2>
        <p className="mut co-gap">{t('checkout.noAddressBody')}</p>
        <Button onClick={onChange}>{t('checkout.chooseAddress')}</Button>
      </section>
    )
  }
  const { name, detail } = splitAddress(location)
  return (
    <section className="panel">
      <h2>{t('checkout.deliverTo')}</h2>
      <div className="row between co-top">
        <span className="row co-top co-place">
          <MapPin className="ic" aria-hidden />
          <AddressText name={name} detail={detail} />
        </span>
        <button
          type="button"
          className="link co-link"
          aria-label={t('checkout.changeAddress')}
          onClick={onChange}
        >
          {t('checkout.change')}
        </button>
      </div>
      {!isCompleteAddress(location) && (
        <div className="co-under" id="co-rough">
          <Note kind="warning">{t('address:pin.rough', { place: name })}</Note>
        </div>
      )}
      <Button kind="secondary" size="s" className="co-under" onClick={onPin}>
        <MapIcon className="ic" aria-hidden />
        {t('address:pin.check')}
      </Button>
      <div className="co-fields">
        {asksStreet(location) && (
          <StreetField location={location} onLocation={onLocation} takesFocus={takesFocus} />
        )}
        <div className="field">
          <label htmlFor="co-detail">{t('checkout.detail')}</label>
          <div className="input">
            <input
              id="co-detail"
              autoComplete="address-line2"
              maxLength={200}
              placeholder={t('checkout.detailExample')}
              value={location.addressDetail}
              onChange={(event) => onLocation({ ...location, addressDetail: event.target.value })}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor="co-courier">{t('checkout.courier')}</label>
          <div className="input">
            <input
              id="co-courier"
              autoComplete="off"
              maxLength={300}
              placeholder={t('checkout.courierExample')}
              value={location.noteToDriver}
              onChange={(event) => onLocation({ ...location, noteToDriver: event.target.value })}
            />
          </div>
        </div>
      </div>
      <CheckBox
        label={t('checkout.contactless')}
        hint={contactless && paysCash ? t('checkout.contactlessCash') : undefined}
        checked={contactless}
        onChange={onContactless}
      />
    </section>
  )
}

type StreetFieldProps = Pick<DeliveryAddressPanelProps, 'onLocation' | 'takesFocus'> & {
  location: Location
}

function StreetField({ location, onLocation, takesFocus }: StreetFieldProps) {
  const { t } = useTranslation('address')
  const input = useRef<HTMLInputElement>(null)
  const isComplete = isCompleteAddress(location)
  const [isFocusedFirst] = useState(!isComplete && takesFocus)
  useEffect(() => {
    if (isFocusedFirst) input.current?.focus({ preventScroll: true })
  }, [isFocusedFirst])
  return (
    <div className="field">
      <label htmlFor="co-street">{t('pin.street')}</label>
      <div className="input">
        <input
          ref={input}
          id="co-street"
          autoComplete="address-line1"
          maxLength={200}
          placeholder={t('pin.streetExample')}
          value={location.street ?? ''}
          aria-describedby={isComplete ? undefined : 'co-rough'}
          onChange={(event) => onLocation(withStreet(location, event.target.value))}
        />
      </div>
    </div>
  )
}

/**
 * Returns whether the form has a street field. It has one if the geocoder found no street with a
 * house number, or if the eater has used the field.
 */
const asksStreet = (location: Location): boolean =>
  location.street !== undefined || !hasStreet({ ...location, addressDetail: '' })

function AddressText({ name, detail }: { name: string; detail: string }) {
  const { splitDisplayAddress } = useFlags()
  if (!splitDisplayAddress) return <b className="b">{[name, detail].filter(Boolean).join(', ')}</b>
  return (
    <span>
      <b className="b">{name}</b>
      {detail && <span className="mut co-line">{detail}</span>}
    </span>
  )
}

/**
 * Returns the first part of the address as `name`, and
 * the other parts, the street and the city as `detail`.
 */
function splitAddress(location: Location): { name: string; detail: string } {
  const displayName = location.displayAddress || location.address
  const [name = '', ...parts] = displayName.split(', ')
  // `displayAddress` often contains the street and the city already. `location.city` is in English,
  // so it is shown only if there is no other detail.
  const street = displayName.includes(location.address) ? '' : location.address
  const hasMore = street !== '' || parts.length > 0 || name.includes(location.city)
  return {
    name,
    detail: [...parts, hasMore ? street : location.city].filter(Boolean).join(', '),
  }
}
