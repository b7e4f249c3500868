// The text of the address input: what was typed, or the current location, which wins whenever it becomes accurate.
import type { Location } from '@tingkat/ordering/location/location'
import { useState } from 'react'
import { useFlags } from '../../../platform/site/flags.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { addressDraft } from './address-draft.ts'
import { inputText, nameOf } from './address-text.ts'

type Given = {
  current: Location | null
  selected: Location | null
  /** What the page's own form has sent along; '' for nothing. */
  handed: string
  /** A new opening of the input. */
  opening: unknown
}

export type PanelText = {
  text: string
  setText: (text: string) => void
  /** The text is the address itself, not words to look up. */
  settled: boolean
}

export function usePanelText({ current, selected, handed, opening }: Given): PanelText {
  const { country } = useSite()
  const { webOrdering } = useFlags()
  const draft = addressDraft(country.code)
  const shown = inputText({ webOrdering, current, selected })
  const [text, setText] = useState(() => handed || draft.read() || shown)
  const [opened, setOpened] = useState(opening)
  const accurate = current?.isAccurate ? nameOf(current) : null
  const [followed, setFollowed] = useState(accurate)

  if (opened !== opening) {
    setOpened(opening)
    setText(handed || draft.read() || shown)
  }
  if (accurate !== followed) {
    setFollowed(accurate)
    if (accurate !== null && accurate !== text) setText(accurate)
  }

  return {
    text,
    setText(next) {
      setText(next)
      draft.write(next === shown ? null : next)
    },
    settled: text === shown,
  }
}
