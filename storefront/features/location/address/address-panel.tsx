// The input mode of the address: typed text and suggestions, being located, saved places; closes when one is selected.
import { Dialog } from '@base-ui/react/dialog'
import type { Location } from '@tingkat/ordering/location/location'
import { Map as MapIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { AddressField } from './address-field.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { requestPin, type AddressRequest } from './address-request.ts'
import { useChosenLocation, keepAddressDetails } from '../chosen-location.ts'
import { ChosenAddress } from './chosen-address.tsx'
import { DetectionPopover } from '../detection/detection-popover.tsx'
import { useCanSavePlaces } from '../location-access.ts'
import { PanelActions } from './panel-actions.tsx'
import { SavedPlaces } from '../saved/saved-places.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useDetection } from '../detection/use-detection.ts'
import { usePanelText } from './use-panel-text.ts'
import { useSelectAddress } from './use-select-address.ts'

type AddressPanelProps = {
  open: boolean
  wish: Extract<AddressRequest, { kind: 'search' }>
  onClose: () => void
  onSelect?: (location: Location) => void
}

export default function AddressPanel({ open, wish, onClose, onSelect }: AddressPanelProps) {
  const { t } = useTranslation(['location', 'site'])
  const { country, language } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A hand is on the panel: the input may lose the focus without being left.
  const held = useRef(false)
  const chosen = useRef(false)
  const selected = useChosenLocation(country.code)
  // Found roughly: where the eater seems to be, and not selected before the pin is set.
  const [rough, setRough] = useState<Location | null>(null)
  const { text, setText, settled } = usePanelText({
    current: rough ?? selected,
    selected,
    handed: wish.text,
    opening: wish,
  })
  const [attempt, setAttempt] = useState(0)
  const [savedOpen, setSavedOpen] = useState(false)
  const maySave = useCanSavePlaces()
  const suggestions = useSuggestions({
    text: open && !settled ? text : '',
    country: country.code,
    language,
    near: selected,
    attempt,
  })
  const [picked, setPicked] = useState<{ places: Location[]; index: number }>({
    places: [],
    index: -1,
  })
  // New places begin with the likeliest.
  const first = suggestions.state === 'found' && suggestions.places.length > 0 ? 0 : -1
  const active = picked.places === suggestions.places ? picked.index : first
  const select = useSelectAddress(onSelect)
  const detection = useDetection({ onLocation: locate })

  const { detect, cancel } = detection
  useEffect(() => {
    if (open && wish.detect) detect()
  }, [open, wish, detect])

  function choose(place: Location) {
    setRough(null)
    select(keepAddressDetails(place, selected))
    chosen.current = true
    close()
  }
  function locate(found: Location) {
    if (found.isAccurate) return choose(found)
    setRough(found)
    close()
    requestPin(found)
  }
  function close() {
    cancel()
    setSavedOpen(false)
    onClose()
  }
  /** The form that led here goes once there is an address: the one in the header has the focus then. */
  function backTo() {
    const shown =
      chosen.current &&
      [...document.querySelectorAll<HTMLElement>('header .addr')].find((one) =>
        one.checkVisibility(),
      )
    chosen.current = false
    return shown || true
  }
  /** To nowhere on this page: not to another window or a question of the browser, and not from under a hand on the panel. */
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== null || held.current || !document.hasFocus() || isSheet()) return
    close()
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          className="ap"
          initialFocus={input}
          finalFocus={backTo}
          onPointerDownCapture={() => {
            held.current = true
          }}
          onPointerUpCapture={() => {
            held.current = false
          }}
          onPointerCancelCapture={() => {
            held.current = false
          }}
        >
          <div className="row between">
            <Dialog.Title className="field-l" id={`${id}-label`}>
              {t('address.deliverTo')}
            </Dialog.Title>
            <Dialog.Close className="icb ap-close" aria-label={t('ui.close', { ns: 'site' })}>
              <X className="ic" aria-hidden />
            </Dialog.Close>
          </div>
          <AddressField
            input={input}
            id={id}
            text={text}
            whole={settled}
            onText={setText}
            places={suggestions.state === 'found' ? suggestions.places : []}
            active={active}
            onActive={(index) => setPicked({ places: suggestions.places, index })}
            onChoose={choose}
            detecting={detection.detecting}
            onBlur={onBlur}
          />
          <PanelActions
            detecting={detection.detecting}
            onDetect={detect}
            savedOpen={savedOpen}
            onSaved={() => setSavedOpen(!savedOpen)}
          />
          <output className="sr">{detection.detecting && t('address.placeholderDetecting')}</output>
          {detection.problem && (
            <DetectionPopover problem={detection.problem} onDismiss={detection.dismiss} />
          )}
          {savedOpen && maySave ? (
            <SavedPlaces current={selected} onChoose={choose} />
          ) : (
            <>
              {settled && selected && (
                <ChosenAddress
                  location={selected}
                  onRefine={() => {
                    close()
                    requestPin(selected)
                  }}
                />
              )}
              <SuggestionList
                id={id}
                typed={text.trim()}
                settled={settled && selected !== null}
                suggestions={suggestions}
                active={active}
                onChoose={choose}
                onRetry={() => setAttempt(attempt + 1)}
              />
              <Button
                kind="quiet"
                size="s"
                className="ap-map"
                onClick={() => {
                  close()
                  requestPin(selected)
                }}
              >
                <MapIcon className="ic" aria-hidden />
                {t('address.map')}
              </Button>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

// A sheet covers the phone: there is nothing outside, and putting the keyboard away must not put the list away.
const isSheet = () => window.matchMedia('(max-width: 767px)').matches
