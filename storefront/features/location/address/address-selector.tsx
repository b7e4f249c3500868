// The delivery address in the header, and the dialogs that change it.
import { ChevronDown, MapPin, TriangleAlert } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Location } from '@tingkat/ordering/location/location'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useFlags } from '../../../platform/site/flags.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { pickupWish } from '../../../platform/storage/pickup-wish.ts'
import { useStored } from '../../../platform/storage/stored.ts'
import { formatAddressLine, splitAddress } from './address-text.ts'
import { requestAddress, onAddressRequested, type AddressRequest } from './address-request.ts'
import { useChosenLocation } from '../chosen-location.ts'
import { DisabledAddress } from './disabled-address.tsx'
import { useAddressDisabled } from '../location-access.ts'
import { useThrottled, useThrottleSync } from '../throttle/use-throttled.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadPanel = () => import('./address-panel.tsx')
const AddressPanel = lazyPart(loadPanel)
const PinDrawer = lazyPart(() => import('../map/pin-drawer.tsx'))

/** Opens the address panel. Without JavaScript it is a link to the list of merchants. */
export function AddressSelector() {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const location = useChosenLocation(country.code)
  const isDisabled = useAddressDisabled()
  const throttled = useThrottled()
  const words = useAddressWords()
  if (isDisabled) return <DisabledAddress className="addr addr-off" />
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
      <Icon of={MapPin} size="medium" />
      {location ? (
        <AddressText location={location} label={words.label} />
      ) : (
        <b className="addr-t clip">{words.question}</b>
      )}
      {throttled && (
        <>
          <Icon of={TriangleAlert} size="small" className="addr-warn" />
          <span className="sr">{t('throttle.short')}</span>
        </>
      )}
      <Icon of={ChevronDown} size="small" />
    </a>
  )
}

/**
 * Returns the words beside the address in the header. They do not mention delivery on a list with
 * pickup, and on menus after the eater has chosen pickup.
 */
function useAddressWords() {
  const { t } = useTranslation('location')
  return usePickupPage()
    ? { label: t('address.near'), question: t('address.chooseNear') }
    : { label: t('address.deliverTo'), question: t('address.choose') }
}

/**
 * Whether the page is for pickup. The filter of lists is in their URL. On other pages the URL says
 * nothing: the server renders them without their query.
 */
function usePickupPage(): boolean {
  const { country, paths } = useSite()
  const { pickup } = useFlags()
  const { pathname, search } = useLocation()
  const wish = useStored(pickupWish(country.code))
  const isList = [paths.restaurants(), `${paths.cuisines}/`].some((path) =>
    pathname.startsWith(path),
  )
  if (isList) return new URLSearchParams(search).get('pickup') === '1'
  return pickup && wish !== null && pathname.startsWith(`${paths.home}/restaurant/`)
}

function AddressText({ location, label }: { location: Location; label: string }) {
  const { splitDisplayAddress } = useFlags()
  const { name, detail } = splitAddress(location)
  if (!splitDisplayAddress || !detail)
    return (
      <span className="addr-t clip">
        <span className="mut">{label}</span> <b>{formatAddressLine(location)}</b>
      </span>
    )
  return (
    <span className="addr-t addr-two">
      <span className="sr">{label}</span>
      <b className="clip">{name}</b>
      <span className="clip tiny mut">{detail}</span>
    </span>
  )
}

type AddressDialogsProps = {
  onSelect?: (location: Location) => void
}

/**
 * The address panel and the pin drawer, which open
 * on request. Render this component once on a page.
 */
export function AddressDialogs({ onSelect }: AddressDialogsProps) {
  const [opening, setOpening] = useState<{ request: AddressRequest; count: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDisabled = useAddressDisabled()
  useThrottleSync()
  useEffect(
    () =>
      onAddressRequested((request) => {
        setOpening((before) => ({ request, count: (before?.count ?? 0) + 1 }))
        setOpen(true)
      }),
    [],
  )
  if (!opening || isDisabled) return null
  const { request, count } = opening
  const close = () => setOpen(false)
  return (
    <Suspense fallback={null}>
      {request.kind === 'search' ? (
        <AddressPanel open={isOpen} request={request} onClose={close} onSelect={onSelect} />
      ) : (
        <PinDrawer
          open={isOpen}
          place={request.place}
          opening={count}
          onClose={close}
          onSelect={onSelect}
        />
      )}
    </Suspense>
  )
}
