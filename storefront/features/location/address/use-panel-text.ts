// The text of the address input: the typed text, or the name of the detected or chosen location.
// When the detected location becomes accurate, its name replaces the typed text.
import type { Location } from '@tingkat/ordering/location/location'
import { useState } from 'react'
import { useFlags } from '../../../platform/site/flags.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { addressDraft } from './address-draft.ts'
import { inputText, nameOf } from './address-text.ts'

type PanelTextInput = {
  current: Location | null
  selected: Location | null
  /**
   * Whether the location is being detected. The text
   * is then empty, so that the placeholder is visible.
   */
  isDetecting: boolean
  /** The text that was typed in the form that opened the panel; '' for none. */
  requestedText: string
  /** A different value for each opening of the panel. A new value resets the text. */
  opening: unknown
}

export type PanelText = {
  text: string
  setText: (text: string) => void
  /** Whether the text is an address, not a search term. */
  isAddress: boolean
}

export function usePanelText({
  current,
  selected,
  isDetecting,
  requestedText,
  opening,
}: PanelTextInput): PanelText {
  const { country } = useSite()
  const { webOrdering } = useFlags()
  const draft = addressDraft(country.code)
  const locationText = inputText({ webOrdering, current, selected })
  const [text, setText] = useState(() => requestedText || draft.read() || locationText)
  const [lastOpening, setLastOpening] = useState(opening)
  const accurateName = current?.isAccurate ? nameOf(current) : null
  const [lastAccurateName, setLastAccurateName] = useState(accurateName)

  if (lastOpening !== opening) {
    setLastOpening(opening)
    setText(requestedText || draft.read() || locationText)
  }
  if (accurateName !== lastAccurateName) {
    setLastAccurateName(accurateName)
    if (accurateName !== null && accurateName !== text) setText(accurateName)
  }

  return {
    text: isDetecting ? '' : text,
    setText(next) {
      setText(next)
      draft.write(next === locationText ? null : next)
    },
    isAddress: text === locationText,
  }
}
