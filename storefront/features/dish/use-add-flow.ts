// The way of a dish into the basket: processing, added, away; each step by the rules of the drawer.
import type { CartChange } from '@tingkat/ordering/cart/cart'
import { addedMs, processingMs, type AddPhase } from '@tingkat/ordering/dish/drawer-flow'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { useCallback, useEffect, useRef, useState } from 'react'

export type AddFlow = {
  phase: AddPhase
  /** Asks first whether the other kitchen's basket may go. */
  confirm: () => void
  backToChoosing: () => void
  /** Processing, then `save`; a refusal leads back to choosing. Ignored while one is under way. */
  start: (save: () => CartChange) => void
}

type Ends = {
  /** It is in, and has been said so long enough. */
  onDone: () => void
  onRefused: (refusal: Refusal) => void
}

export function useAddFlow(ends: Ends): AddFlow {
  const [phase, setPhase] = useState<AddPhase>('choosing')
  const waiting = useRef<{
    timer: ReturnType<typeof setTimeout>
    save: (() => CartChange) | null
  } | null>(null)
  const latest = useRef(ends)
  useEffect(() => {
    latest.current = ends
  })

  // Leaving the page in mid-flight: the eater has pressed the button, so the dish goes in.
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      waiting.current.save?.()
      waiting.current = null
    },
    [],
  )

  const start = useCallback((save: () => CartChange) => {
    if (waiting.current) return
    setPhase('processing')
    const finish = () => {
      waiting.current = null
      const change = save()
      if (isRefusal(change)) {
        setPhase('choosing')
        latest.current.onRefused(change)
        return
      }
      setPhase('added')
      waiting.current = {
        timer: setTimeout(() => {
          waiting.current = null
          latest.current.onDone()
        }, addedMs),
        save: null,
      }
    }
    waiting.current = { timer: setTimeout(finish, processingMs), save }
  }, [])

  return {
    phase,
    confirm: useCallback(() => setPhase('confirming'), []),
    backToChoosing: useCallback(() => setPhase('choosing'), []),
    start,
  }
}
