// The delivery address in the header: shows the one chosen, opens the input when asked to change it.
import { ChevronDown, MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { useChosenLocation } from './chosen-location.ts'

const AddressPanel = lazy(() => import('./address-panel.tsx'))

/** Opens from anywhere on the page: dispatch it with what was typed so far. */
export const askAddressEvent = 'tingkat:ask-address'

/** Asks the eater for an address; `text` is where the input starts. */
export function askAddress(text = ''): void {
  window.dispatchEvent(new CustomEvent<string>(askAddressEvent, { detail: text }))
}

/** Without scripts a link to the list, whose page takes an address. */
export function AddressSelector() {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const location = useChosenLocation(country.code)
  return (
    <a className="addr" href={`${paths.restaurants()}#address`} aria-haspopup="dialog" onClick={event => { event.preventDefault(); askAddress() }}>
      <MapPin className="ic" aria-hidden />
      <span className="addr-t clip">
        {location
          ? <><span className="mut">{t('address.deliverTo')}</span> <b>{shortAddress(location)}</b></>
          : <b>{t('address.choose')}</b>}
      </span>
      <ChevronDown className="ic ic-16" aria-hidden />
    </a>
  )
}

function shortAddress({ displayAddress, address, addressDetail }: { displayAddress: string; address: string; addressDetail: string }): string {
  return [displayAddress || address, addressDetail].filter(Boolean).join(', ')
}

/** Where the input opens; once on a page. */
export function AddressInput() {
  const [asked, setAsked] = useState<{ text: string; open: boolean } | null>(null)
  useEffect(() => {
    const open = (event: Event) => setAsked({ text: (event as CustomEvent<string>).detail, open: true })
    window.addEventListener(askAddressEvent, open)
    return () => window.removeEventListener(askAddressEvent, open)
  }, [])
  if (!asked) return null
  return <Suspense fallback={null}><AddressPanel open={asked.open} text={asked.text} onClose={() => setAsked({ ...asked, open: false })} /></Suspense>
}
