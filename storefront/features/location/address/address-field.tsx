// The input of an address: a combobox over the suggestions, walked with the arrow keys.
import type { Location } from '@tingkat/ordering/location/location'
import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

type AddressFieldProps = {
  input: RefObject<HTMLInputElement | null>
  /** Ids of label, list and options begin with it. */
  id: string
  text: string
  /** The text is a whole address, to be typed over; else it is what was typed so far, and goes on. */
  whole: boolean
  onText: (text: string) => void
  places: readonly Location[]
  /** Which suggestion the keys stand on; -1 for none. */
  active: number
  onActive: (index: number) => void
  onChoose: (place: Location) => void
  detecting: boolean
  onBlur: (event: FocusEvent) => void
}

export function AddressField({
  input,
  id,
  text,
  whole,
  onText,
  places,
  active,
  onActive,
  onChoose,
  detecting,
  onBlur,
}: AddressFieldProps) {
  const { t } = useTranslation('location')
  // Enter pressed before the places of this text are here counts when they come.
  const entered = useRef<string | null>(null)
  useEffect(() => {
    const [likeliest] = places
    if (!likeliest || entered.current !== text) return
    entered.current = null
    onChoose(likeliest)
  }, [places, text, onChoose])
  const onKeyDown = (event: KeyboardEvent) => {
    const last = places.length - 1
    if (event.key === 'ArrowDown') onActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') onActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter') {
      const place = places[active]
      if (place) onChoose(place)
      else entered.current = text
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
        placeholder={detecting ? t('address.placeholderDetecting') : t('address.placeholder')}
        value={text}
        onFocus={({ currentTarget }) => {
          if (whole) currentTarget.select()
          else currentTarget.setSelectionRange(text.length, text.length)
        }}
        onChange={(event) => {
          entered.current = null
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
