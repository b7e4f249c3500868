// The name of an eater whose account has none. The eater types the name at checkout. It is saved
// before the order is placed.
import type { ClientProblem } from '@tingkat/contract/client'
import { useState } from 'react'
import { createTabStored } from '../../platform/storage/stored.ts'
import { trackSignedUp, trackSignUp } from '../../platform/analytics/login-place.ts'

// The longest name that the field takes, in UTF-16 code units.
const nameMax = 100

/**
 * The name as typed so far. It is stored in session storage, so that reloading the page does not
 * lose it.
 */
const nameDraft = createTabStored('eater-name', (value) =>
  typeof value === 'string' ? value.slice(0, nameMax) : null,
)

export type EaterName = {
  /** Whether checkout asks for the name. Does not change while the page is open. */
  isAsked: boolean
  isMissing: boolean
  text: string
  setText: (text: string) => void
  isSaving: boolean
  /** Why the last attempt to save the name failed. */
  problem: ClientProblem | null
  /** Saves the name if it is new. Resolves to false if that failed. */
  save: () => Promise<boolean>
}

/** `saveName` stores a name in the account. */
export function useEaterName(
  hasName: boolean,
  saveName: (name: string) => Promise<ClientProblem | null>,
): EaterName {
  const [isAsked] = useState(!hasName)
  const [text, setText] = useState(() => nameDraft.read() ?? '')
  const [saved, setSaved] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const name = text.trim()

  async function save(): Promise<boolean> {
    if (!isAsked || name === saved) return true
    trackSignUp()
    setSaving(true)
    const failure = await saveName(name)
    setSaving(false)
    setProblem(failure)
    if (failure) return false
    setSaved(name)
    nameDraft.write(null)
    trackSignedUp()
    return true
  }

  function change(next: string) {
    setText(next)
    nameDraft.write(next || null)
    setProblem(null)
  }

  return {
    isAsked,
    isMissing: isAsked && name === '',
    text,
    setText: change,
    isSaving,
    problem,
    save,
  }
}
