// The delivery address in the header: display mode shows the one chosen; a click opens the input mode.
import { ChevronDown, MapPin, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Location } from '@tingkat/ordering/location/location'
import { useTranslation } from 'react-i18next'
import { useFlags } from '../../../platform/site/flags.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { oneLine, twoLines } from './address-text.ts'
import { requestAddress, onAddressRequested, type AddressRequest } from './address-request.ts'
import { useChosenLocation } from '../chosen-location.ts'
import { DisabledAddress } from './disabled-address.tsx'
import { useAddressDisabled } from '../location-access.ts'
import { useThrottled, useThrottleSync } from '../throttle/use-throttled.ts'

const loadPanel = () => import('./address-panel.tsx')
const AddressPanel = lazy(loadPanel)
const PinDrawer = lazy(() => import('../map/pin-drawer.tsx'))

/** Without scripts a link to the list, whose page takes an address. */
export function AddressSelector() {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const location = useChosenLocation(country.code)
  const closed = useAddressDisabled()
  const throttled = useThrottled()
  if (closed) return <DisabledAddress className="addr addr-off" />
  return (
    <a
      className="addr"
      href={`${paths.restaurants()}#address`}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={(event) => {
        event.preventDefault()
        requestAddress()
      }}
    >
      <MapPin className="ic" aria-hidden />
      {location ? (
        <Shown location={location} />
      ) : (
        <b className="addr-t clip">{t('address.choose')}</b>
      )}
      {throttled && (
        <>
          <TriangleAlert className="ic ic-16 addr-warn" aria-hidden />
          <span className="sr">{t('throttle.short')}</span>
        </>
      )}
      <ChevronDown className="ic ic-16" aria-hidden />
    </a>
  )
}

function Shown({ location }: { location: Location }) {
  const { t } = useTranslation('location')
  const { splitDisplayAddress } = useFlags()
  const { name, detail } = twoLines(location)
  if (!splitDisplayAddress || !detail)
    return (
      <span className="addr-t clip">
        <span className="mut">{t('address.deliverTo')}</span> <b>{oneLine(location)}</b>
      </span>
    )
  return (
    <span className="addr-t addr-two">
      <span className="sr">{t('address.deliverTo')}</span>
      <b className="clip">{name}</b>
      <span className="clip tiny mut">{detail}</span>
    </span>
  )
}

type AddressInputProps = {
  /** Called after an address was selected, whatever the page does itself. */
  onSelect?: (location: Location) => void
}

/** Where the input mode opens, and the map for the pin; once on a page. */
export function AddressInput({ onSelect }: AddressInputProps) {
  const [asked, setAsked] = useState<{ wish: AddressRequest; turn: number } | null>(null)
  const [open, setOpen] = useState(false)
  const closed = useAddressDisabled()
  useThrottleSync()
  useEffect(
    () =>
      onAddressRequested((wish) => {
        setAsked((before) => ({ wish, turn: (before?.turn ?? 0) + 1 }))
        setOpen(true)
      }),
    [],
  )
  if (!asked || closed) return null
  const { wish, turn } = asked
  const close = () => setOpen(false)
  return (
    <Suspense fallback={null}>
      {wish.kind === 'search' ? (
        <AddressPanel open={open} wish={wish} onClose={close} onSelect={onSelect} />
      ) : (
        <PinDrawer open={open} place={wish.place} turn={turn} onClose={close} onSelect={onSelect} />
      )}
    </Suspense>
  )
}
