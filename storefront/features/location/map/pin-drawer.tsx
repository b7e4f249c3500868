// Where exactly: the pin on a map, the door, a word to the rider; before an address is selected, or after.
import type { Location } from '@tingkat/ordering/location/location'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Note } from '../../../ui/note.tsx'
import { twoLines } from '../address/address-text.ts'
import { PinMap } from './pin-map.tsx'
import { PinDescription } from './pin-description.tsx'
import { usePinPlace } from './use-pin-place.ts'
import { useSelectAddress } from '../address/use-select-address.ts'

type PinDrawerProps = {
  open: boolean
  /** Null: no place yet, the map starts in the middle of the country's capital. */
  place: Location | null
  /** Each opening starts anew. */
  turn: number
  onClose: () => void
  onSelect?: (location: Location) => void
}

export default function PinDrawer({ open, place, turn, onClose, onSelect }: PinDrawerProps) {
  const { t } = useTranslation('location')
  const form = useId()
  const select = useSelectAddress(onSelect)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('pin.title')}
      full
      footer={
        <Button wide size="l" type="submit" form={form}>
          {t('pin.confirm')}
        </Button>
      }
    >
      <PinForm
        key={turn}
        id={form}
        place={place}
        onConfirm={(location) => {
          select(location)
          onClose()
        }}
      />
    </Drawer>
  )
}

// A house and its neighbours; or, where only the town is known, the town. Metres.
const acrossFor = (place: Location | null) => (place?.isAccurate ? 1_200 : 10_000)

function PinForm({
  id,
  place,
  onConfirm,
}: {
  id: string
  place: Location | null
  onConfirm: (location: Location) => void
}) {
  const { t } = useTranslation(['location', 'site'])
  const { country } = useSite()
  const words = useId()
  const { location, start, naming, move, settle, write, retry } = usePinPlace(place)
  const { name, detail } = twoLines({ ...location, addressDetail: '' })
  const placed = twoLines({ ...start, addressDetail: '' })
  const ready = naming === 'known'
  return (
    <form
      id={id}
      className="stack pin-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onConfirm({ ...location, isAccurate: true })
      }}
    >
      <PinMap
        country={country.code}
        start={start}
        name={placed.name}
        city={placed.detail.split(', ').at(-1) || start.city}
        across={acrossFor(place)}
        pin={location}
        onMove={(pin, settled) => (settled ? settle(pin) : move(pin))}
        describedBy={words}
      />
      <div className="pin-where">
        {name && <b className="b">{name}</b>}
        {detail && <span className="small mut">{detail}</span>}
        <PinDescription id={words} start={start} pin={location} looking={naming === 'looking'} />
      </div>
      {naming === 'unasked' && <p className="small mut">{t('pin.begin')}</p>}
      {naming === 'abroad' && (
        <Note kind="error">
          {t('detection.cross_country_location', { country: t(`site:country.${country.code}`) })}
        </Note>
      )}
      {naming === 'failed' && (
        <ErrorMessage
          title={t('pin.nameless')}
          message={t('pin.namelessHint')}
          retry={{ label: t('site:ui.retry'), run: retry }}
        />
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
            onChange={(event) => write({ addressDetail: event.target.value })}
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
            onChange={(event) => write({ noteToDriver: event.target.value })}
          />
        </div>
      </div>
    </form>
  )
}
