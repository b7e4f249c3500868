// The way of a dish into the basket: processing, added, away. Times are the specification's (section 9).
import type { CartChange } from '@tingkat/ordering/cart'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { useCallback, useEffect, useRef, useState } from 'react'

export const processingMs = 700
export const addedMs = 400

export type AddPhase = 'choosing' | 'confirming' | 'processing' | 'added'

export type AddFlow = {
  phase: AddPhase
  refusal: Refusal | null
  /** Asks first whether the other kitchen's basket may go. */
  confirm: () => void
  backToChoosing: () => void
  /** Processing, then `save`; a refusal leads back to choosing. Ignored while one is under way. */
  start: (save: () => CartChange) => void
  clearRefusal: () => void
}

export function useAddFlow(onDone: () => void): AddFlow {
  const [phase, setPhase] = useState<AddPhase>('choosing')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: (() => CartChange) | null } | null>(null)
  const done = useRef(onDone)
  useEffect(() => { done.current = onDone }, [onDone])

  // Leaving the page in mid-flight: the eater has pressed the button, so the dish goes in.
  useEffect(() => () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.save?.()
    waiting.current = null
  }, [])

  const start = useCallback((save: () => CartChange) => {
    if (waiting.current) return
    setRefusal(null)
    setPhase('processing')
    const finish = () => {
      waiting.current = null
      const change = save()
      if (isRefusal(change)) {
        setRefusal(change)
        setPhase('choosing')
        return
      }
      setPhase('added')
      waiting.current = { timer: setTimeout(() => { waiting.current = null; done.current() }, addedMs), save: null }
    }
    waiting.current = { timer: setTimeout(finish, processingMs), save }
  }, [])

  return {
    phase,
    refusal,
    confirm: useCallback(() => setPhase('confirming'), []),
    backToChoosing: useCallback(() => setPhase('choosing'), []),
    start,
    clearRefusal: useCallback(() => setRefusal(null), []),
  }
}
