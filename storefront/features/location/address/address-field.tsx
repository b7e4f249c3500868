// Text field of the address panel: a combobox whose suggestions are selected with the arrow keys.
import type { Location } from '@tingkat/ordering/location/location'
import { Search, X } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '@tingkat/ui/icon-button.tsx'

type AddressFieldProps = {
  input: RefObject<HTMLInputElement | null>
  /** Prefix of the element ids of the label, the list and its options. */
  id: string
  text: string
  /**
   * Whether the text is an address and not a search term. On focus, an address is selected; in a
   * search term, the caret goes to the end.
   */
  isAddress: boolean
  onText: (text: string) => void
  places: readonly Location[]
  /** Index of the highlighted suggestion; -1 for none. */
  active: number
  onActive: (index: number) => void
  onChoose: (place: Location) => void
  isDetecting: boolean
  onBlur: (event: FocusEvent) => void
}

export function AddressField({
  input,
  id,
  text,
  isAddress,
  onText,
  places,
  active,
  onActive,
  onChoose,
  isDetecting,
  onBlur,
}: AddressFieldProps) {
  const { t } = useTranslation(['location', 'address'])
  // The text for which Enter was pressed before its suggestions arrived. When they arrive, the
  // first suggestion is chosen.
  const enteredText = useRef<string | null>(null)
  useEffect(() => {
    const [first] = places
    if (!first || enteredText.current !== text) return
    enteredText.current = null
    onChoose(first)
  }, [places, text, onChoose])
  const onKeyDown = (event: KeyboardEvent) => {
    const last = places.length - 1
    if (event.key === 'ArrowDown') onActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') onActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter') {
      const place = places[active]
      if (place) onChoose(place)
      else enteredText.current = text
    } else return
    event.preventDefault()
  }
  return (
    <div className="input">
      <Search className="ic" aria-hidden />
      <input
        ref={input}
        role="combobox"
        aria-labelledby={`${id}-label`}
        aria-expanded={places.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={isDetecting ? t('address.placeholderDetecting') : t('address.placeholder')}
        value={text}
        onFocus={({ currentTarget }) => {
          if (isAddress) currentTarget.select()
          else currentTarget.setSelectionRange(text.length, text.length)
        }}
        onChange={(event) => {
          enteredText.current = null
          onText(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {text && (
        <IconButton
          label={t('address.clear')}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
        >
          <X className="ic" aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
