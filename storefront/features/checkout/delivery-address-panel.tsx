// Where the food goes: the chosen address, the door, and a word to the rider.
import type { Location } from '@tingkat/ordering/location/location'
import { Map as MapIcon, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFlags } from '../../platform/site/flags.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'

type DeliveryAddressPanelProps = {
  location: Location | null
  onLocation: (location: Location) => void
  contactless: boolean
  onContactless: (contactless: boolean) => void
  /** Somebody must be there to take the money. */
  byCash: boolean
  onChange: () => void
  /** To the map. */
  onPin: () => void
}

export function DeliveryAddressPanel({
  location,
  onLocation,
  contactless,
  onContactless,
  byCash,
  onChange,
  onPin,
}: DeliveryAddressPanelProps) {
  const { t } = useTranslation(['checkout', 'location'])
  const { splitDisplayAddress } = useFlags()
  if (!location) {
    return (
      <section className="panel" id="co-address" tabIndex={-1}>
        <h2>{t('checkout.deliverTo')}</h2>
        <p className="mut co-gap">{t('checkout.noAddressBody')}</p>
        <Button onClick={onChange}>{t('checkout.chooseAddress')}</Button>
      </section>
    )
  }
  const whole = location.displayAddress || location.address
  const [name = '', ...rest] = whole.split(', ')
  // Names often hold the street and the city already; the city is written in English, for where nothing else is known.
  const street = whole.includes(location.address) ? '' : location.address
  const more = street || rest.length > 0 || name.includes(location.city) ? street : location.city
  const detail = [...rest, more].filter(Boolean).join(', ')
  return (
    <section className="panel">
      <h2>{t('checkout.deliverTo')}</h2>
      <div className="row between co-top">
        <span className="row co-top co-place">
          <MapPin className="ic" aria-hidden />
          {splitDisplayAddress ? (
            <span>
              <b className="b">{name}</b>
              {detail && <span className="mut co-line">{detail}</span>}
            </span>
          ) : (
            <b className="b">{[name, detail].filter(Boolean).join(', ')}</b>
          )}
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
      {!location.isAccurate && (
        <p className="small mut co-under">{t('location:pin.rough', { place: name })}</p>
      )}
      <Button kind="secondary" size="s" className="co-under" onClick={onPin}>
        <MapIcon className="ic" aria-hidden />
        {t('location:pin.check')}
      </Button>
      <div className="co-fields">
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
          <label htmlFor="co-rider">{t('checkout.rider')}</label>
          <div className="input">
            <input
              id="co-rider"
              autoComplete="off"
              maxLength={300}
              placeholder={t('checkout.riderExample')}
              value={location.noteToDriver}
              onChange={(event) => onLocation({ ...location, noteToDriver: event.target.value })}
            />
          </div>
        </div>
      </div>
      <CheckBox
        label={t('checkout.contactless')}
        hint={contactless && byCash ? t('checkout.contactlessCash') : undefined}
        checked={contactless}
        onChange={onContactless}
      />
    </section>
  )
}
