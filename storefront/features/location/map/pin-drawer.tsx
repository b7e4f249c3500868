// Drawer with the pin on a map, the address detail and the note for the courier.
import { hasStreet, isCompleteAddress } from '@tingkat/ordering/location/complete-address'
import type { Location } from '@tingkat/ordering/location/location'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../../platform/i18n/country-name.ts'
import { useBackToClose } from '../../../platform/navigation/use-back-to-close.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { splitAddress } from '../address/address-text.ts'
import { PinMap } from './pin-map.tsx'
import { PinDescription } from './pin-description.tsx'
import { usePinPlace } from './use-pin-place.ts'
import { useSelectAddress } from '../address/use-select-address.ts'

type PinDrawerProps = {
  open: boolean
  /** Null starts the map at the country's default position. */
  place: Location | null
  /** A new number resets the form. */
  opening: number
  onClose: () => void
  onSelect?: (location: Location) => void
}

export default function PinDrawer({ open, place, opening, onClose, onSelect }: PinDrawerProps) {
  const { t } = useTranslation('address')
  const formID = useId()
  const select = useSelectAddress(onSelect)
  useBackToClose(open, onClose)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('pin.title')}
      full
      footer={
        <Button wide size="l" type="submit" form={formID}>
          {t('pin.confirm')}
        </Button>
      }
    >
      <PinForm
        key={opening}
        id={formID}
        place={place}
        onConfirm={(location) => {
          select(location)
          onClose()
        }}
      />
    </Drawer>
  )
}

// The initial width of the map in metres: a few streets or, if only the town is known, the whole
// town. Ids of towns begin with `geonames-`, because the list of towns comes from GeoNames.
const acrossFor = (place: Location | null) =>
  place && (place.isAccurate || !place.id.startsWith('geonames-')) ? 1_200 : 10_000

function PinForm({
  id,
  place,
  onConfirm,
}: {
  id: string
  place: Location | null
  onConfirm: (location: Location) => void
}) {
  const { t } = useTranslation(['address', 'site'])
  const { country } = useSite()
  const descriptionID = useId()
  const { location, start, addressState, move, settle, setDetails, setStreet, retry } =
    usePinPlace(place)
  const { name, detail } = splitAddress({ ...location, addressDetail: '' })
  const startText = splitAddress({ ...start, addressDetail: '' })
  const isReady = addressState === 'known'
  const isComplete = isCompleteAddress(location)
  const [isStreetMissing, setStreetMissing] = useState(false)
  const streetInput = useRef<HTMLInputElement>(null)
  // The form has a street field if the geocoder found no street with a house number, or if the
  // eater has used the field.
  const asksStreet = location.street !== undefined || !hasStreet({ ...start, addressDetail: '' })
  return (
    <form
      id={id}
      className="stack pin-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        if (isComplete) return onConfirm(location)
        setStreetMissing(true)
        streetInput.current?.focus()
      }}
    >
      <PinMap
        country={country.code}
        start={start}
        name={startText.name}
        city={startText.detail.split(', ').at(-1) || start.city}
        across={acrossFor(place)}
        pin={location}
        onMove={(pin, isFinal) => (isFinal ? settle(pin) : move(pin))}
        describedBy={descriptionID}
      />
      <div className="pin-where">
        {name && <b className="b">{name}</b>}
        {detail && <span className="small mut">{detail}</span>}
        <PinDescription
          id={descriptionID}
          start={place && start}
          pin={location}
          isLoading={addressState === 'loading'}
        />
      </div>
      {addressState === 'none' && <p className="small mut">{t('pin.begin')}</p>}
      {addressState === 'abroad' && (
        <Note kind="error">
          {t('detection.cross_country_location', { country: countryInSentence(t, country.code) })}
        </Note>
      )}
      {addressState === 'failed' && (
        <ErrorMessage
          title={t('pin.nameless')}
          message={t('pin.namelessHint')}
          retry={{ label: t('site:ui.retry'), run: retry }}
        />
      )}
      {asksStreet && (
        <div className="field">
          <label htmlFor={`${id}-street`}>{t('pin.street')}</label>
          <div className="input">
            <input
              ref={streetInput}
              id={`${id}-street`}
              autoComplete="address-line1"
              maxLength={200}
              placeholder={t('pin.streetExample')}
              value={location.street ?? ''}
              aria-describedby={isStreetMissing && !isComplete ? `${id}-missing` : undefined}
              onChange={(event) => setStreet(event.target.value)}
            />
          </div>
        </div>
      )}
      {isStreetMissing && !isComplete && (
        <div id={`${id}-missing`}>
          <Note kind="error">{t('pin.rough', { place: startText.name })}</Note>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-detail`}>{t('pin.detail')}</label>
        <div className="input">
          <input
            id={`${id}-detail`}
            autoComplete="address-line2"
            maxLength={200}
            placeholder={t('pin.detailExample')}
            value={location.addressDetail}
            onChange={(event) => setDetails({ addressDetail: event.target.value })}
          />
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{t('pin.note')}</label>
        <div className="input">
          <input
            id={`${id}-note`}
            autoComplete="off"
            maxLength={300}
            placeholder={t('pin.noteExample')}
            value={location.noteToDriver}
            onChange={(event) => setDetails({ noteToDriver: event.target.value })}
          />
        </div>
      </div>
    </form>
  )
}
