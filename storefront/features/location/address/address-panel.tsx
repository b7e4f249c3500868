// Dialog for choosing the delivery address: text field with suggestions, location detection, and
// saved places.
import { Dialog } from '@base-ui/react/dialog'
import type { Location } from '@tingkat/ordering/location/location'
import { Map as MapIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useBackToClose } from '../../../platform/navigation/use-back-to-close.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
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
  request: Extract<AddressRequest, { kind: 'search' }>
  onClose: () => void
  onSelect?: (location: Location) => void
}

export default function AddressPanel({ open, request, onClose, onSelect }: AddressPanelProps) {
  const { t } = useTranslation(['location', 'address', 'site'])
  const { country, language } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // While the eater presses a part of the panel, the
  // text field may lose focus without closing the panel.
  const isPointerDown = useRef(false)
  const hasChosen = useRef(false)
  const selected = useChosenLocation(country.code)
  // A detected location that is not accurate. It becomes the chosen address only after the eater
  // has placed the pin on the map.
  const [inaccurate, setInaccurate] = useState<Location | null>(null)
  const detection = useDetection({ onLocation: locate })
  const { detect, cancel, isDetecting } = detection
  const { text, setText, isAddress } = usePanelText({
    current: inaccurate ?? selected,
    selected,
    isDetecting,
    requestedText: request.text,
    opening: request,
  })
  useBackToClose(open, close)
  const [attempt, setAttempt] = useState(0)
  const [isSavedOpen, setSavedOpen] = useState(false)
  const canSave = useCanSavePlaces()
  const suggestions = useSuggestions({
    text: open && !isAddress ? text : '',
    country: country.code,
    language,
    near: selected,
    attempt,
  })
  const [highlighted, setHighlighted] = useState<{ places: Location[]; index: number }>({
    places: [],
    index: -1,
  })
  // The first suggestion is the best match, so it is highlighted when new suggestions arrive.
  const first = suggestions.state === 'found' && suggestions.places.length > 0 ? 0 : -1
  const active = highlighted.places === suggestions.places ? highlighted.index : first
  const select = useSelectAddress(onSelect)

  useEffect(() => {
    if (open && request.detect) detect()
  }, [open, request, detect])

  /** Cancels a running detection, because the eater types an address instead. */
  function type(typed: string) {
    if (isDetecting) cancel()
    setText(typed)
  }
  function choose(place: Location) {
    setInaccurate(null)
    select(keepAddressDetails(place, selected))
    hasChosen.current = true
    close()
  }
  function locate(found: Location) {
    if (found.isAccurate) return choose(found)
    setInaccurate(found)
    openPin(found)
  }
  function openPin(place: Location | null) {
    close()
    requestPin(place)
  }
  function close() {
    cancel()
    setSavedOpen(false)
    onClose()
  }
  /**
   * Returns the element to focus after closing; true means the element
   * that was focused before. After an address was chosen, focus goes
   * to the header, because the page may have removed its address form.
   */
  function findFinalFocus() {
    const headerAddress =
      hasChosen.current &&
      [...document.querySelectorAll<HTMLElement>('header .addr')].find((element) =>
        element.checkVisibility(),
      )
    hasChosen.current = false
    return headerAddress || true
  }
  /** Closes the panel when the text field loses focus and no other element receives it. */
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== null || isPointerDown.current) return
    // The panel stays open if the focus went to another window or to a prompt of the browser.
    if (!document.hasFocus() || isSheet()) return
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
          finalFocus={findFinalFocus}
          onPointerDownCapture={() => {
            isPointerDown.current = true
          }}
          onPointerUpCapture={() => {
            isPointerDown.current = false
          }}
          onPointerCancelCapture={() => {
            isPointerDown.current = false
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
            isAddress={isAddress}
            onText={type}
            places={suggestions.state === 'found' ? suggestions.places : []}
            active={active}
            onActive={(index) => setHighlighted({ places: suggestions.places, index })}
            onChoose={choose}
            isDetecting={isDetecting}
            onBlur={onBlur}
          />
          <PanelActions
            isDetecting={isDetecting}
            onDetect={detect}
            isSavedOpen={isSavedOpen}
            onSaved={() => setSavedOpen(!isSavedOpen)}
          />
          <output className="sr">{isDetecting && t('address.placeholderDetecting')}</output>
          {detection.problem && (
            <DetectionPopover problem={detection.problem} onDismiss={detection.dismiss} />
          )}
          {isSavedOpen && canSave ? (
            <SavedPlaces current={selected} onChoose={choose} />
          ) : (
            <>
              {isAddress && selected && (
                <ChosenAddress location={selected} onRefine={() => openPin(selected)} />
              )}
              <SuggestionList
                id={id}
                text={text.trim()}
                isAddress={isAddress && selected !== null}
                suggestions={suggestions}
                active={active}
                onChoose={choose}
                onRetry={() => setAttempt(attempt + 1)}
              />
              <Button kind="quiet" size="s" className="ap-map" onClick={() => openPin(selected)}>
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

// On phones the panel is a full-screen sheet. There, hiding the keyboard takes the focus from the
// text field, which must not close the panel.
const isSheet = () => window.matchMedia('(max-width: 767px)').matches
