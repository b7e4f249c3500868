// A React hook for the phases of adding a dish to the cart: choosing, processing, added, and a
// question before a cart is replaced.
import type { CartChange } from '@tingkat/ordering/cart/cart'
import { addedMs, processingMs, type AddPhase } from '@tingkat/ordering/dish/drawer-flow'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { useCallback, useEffect, useRef, useState } from 'react'

export type AddFlow = {
  phase: AddPhase
  /**
   * Starts the phase in which the eater is asked whether to replace the cart of another merchant.
   */
  confirm: () => void
  backToChoosing: () => void
  /**
   * Calls `save` at the end of the phase `processing`. A refusal leads back to choosing. Does
   * nothing while the flow is running.
   */
  start: (save: () => CartChange) => void
}

type AddFlowCallbacks = {
  /** Called after the dish was added and the button has shown that it was added. */
  onDone: () => void
  onRefused: (refusal: Refusal) => void
}

export function useAddFlow(callbacks: AddFlowCallbacks): AddFlow {
  const [phase, setPhase] = useState<AddPhase>('choosing')
  const pending = useRef<{
    timer: ReturnType<typeof setTimeout>
    save: (() => CartChange) | null
  } | null>(null)
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })

  // If the drawer is removed during processing, the dish is
  // saved anyway, because the eater has pressed the button.
  useEffect(
    () => () => {
      if (!pending.current) return
      clearTimeout(pending.current.timer)
      pending.current.save?.()
      pending.current = null
    },
    [],
  )

  const start = useCallback((save: () => CartChange) => {
    if (pending.current) return
    setPhase('processing')
    const finish = () => {
      pending.current = null
      const change = save()
      if (isRefusal(change)) {
        setPhase('choosing')
        latestCallbacks.current.onRefused(change)
        return
      }
      setPhase('added')
      pending.current = {
        timer: setTimeout(() => {
          pending.current = null
          latestCallbacks.current.onDone()
        }, addedMs),
        save: null,
      }
    }
    pending.current = { timer: setTimeout(finish, processingMs), save }
  }, [])

  return {
    phase,
    confirm: useCallback(() => setPhase('confirming'), []),
    backToChoosing: useCallback(() => setPhase('choosing'), []),
    start,
  }
}
