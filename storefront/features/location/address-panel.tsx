// The input mode of the address: typed text, suggestions below it, one of them chosen.
import { Dialog } from '@base-ui/react/dialog'
import type { Location } from '@tingkat/ordering/location'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSuggestions } from './address-search.ts'
import { chosenLocation } from './chosen-location.ts'
import { SuggestionList } from './suggestion-list.tsx'

type AddressPanelProps = { open: boolean; text: string; onClose: () => void }

export default function AddressPanel({ open, text, onClose }: AddressPanelProps) {
  const { t } = useTranslation(['location', 'site'])
  const { country } = useSite()
  const stored = chosenLocation(country.code)
  // Kept while the panel is closed: what was typed is never lost.
  const [typed, setTyped] = useState(text)
  const [asked, setAsked] = useState({ open, text })
  const [picked, setPicked] = useState<{ places: Location[]; index: number }>({ places: [], index: -1 })
  const [attempt, setAttempt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const suggestions = useSuggestions(open ? typed : '', country.code, attempt)

  if (asked.open !== open || asked.text !== text) {
    setAsked({ open, text })
    if (open && text) setTyped(text)
  }
  // New places begin with the likeliest.
  const first = suggestions.state === 'found' && suggestions.places.length > 0 ? 0 : -1
  const active = picked.places === suggestions.places ? picked.index : first
  const setActive = (index: number) => setPicked({ places: suggestions.places, index })

  const choose = (place: Location) => {
    const before = stored.read()
    // The door stays the same when the same place is chosen again.
    stored.write(before?.id === place.id ? { ...place, addressDetail: before.addressDetail, noteToDriver: before.noteToDriver } : place)
    setTyped('')
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = suggestions.places.length - 1
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter') {
      const place = suggestions.places[active]
      if (place && suggestions.state === 'found') choose(place)
    } else return
    event.preventDefault()
  }

  return (
    <Dialog.Root open={open} onOpenChange={next => { if (!next) onClose() }}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="ap" initialFocus={input}>
          <div className="field">
            <Dialog.Title className="field-l" id={`${id}-label`}>{t('address.deliverTo')}</Dialog.Title>
            <div className="input">
              <Search className="ic" aria-hidden />
              <input
                ref={input}
                role="combobox"
                aria-labelledby={`${id}-label`}
                aria-expanded={suggestions.places.length > 0}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                placeholder={t('address.placeholder')}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
              />
              {typed && <IconButton label={t('address.clear')} onClick={() => { setTyped(''); input.current?.focus() }}><X className="ic" aria-hidden /></IconButton>}
            </div>
          </div>
          <SuggestionList id={id} typed={typed.trim()} suggestions={suggestions} active={active} onChoose={choose} onRetry={() => setAttempt(attempt + 1)} />
          <Dialog.Close className="btn btn-2 btn-s ap-close">{t('ui.close')}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
