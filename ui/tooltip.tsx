// A tooltip beside an element. It stays until it is dismissed.
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'

type TooltipProps = {
  text: string
  dismissLabel: string
  /** The side of the tooltip on which its arrow is. */
  side?: 'left' | 'right'
  /** Called after the closing transition. */
  onDismissed: () => void
}

/** The milliseconds in which a dismissed tooltip disappears (specification, section 9). */
export const tooltipDismissMs = 200

/** The tooltip is a polite live region. Its button, Escape and a click outside dismiss it. */
export function Tooltip({ text, dismissLabel, side = 'right', onDismissed }: TooltipProps) {
  const [leaving, setLeaving] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const latestOnDismissed = useRef(onDismissed)
  useEffect(() => {
    latestOnDismissed.current = onDismissed
  })
  const dismiss = useCallback(() => setLeaving(true), [])

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) dismiss()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [dismiss])

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => latestOnDismissed.current(), tooltipDismissMs)
    return () => clearTimeout(timer)
  }, [leaving])

  return (
    <div
      ref={element}
      className={['tip', side === 'left' && 'l', leaving && 'is-leaving'].filter(Boolean).join(' ')}
    >
      <output className="grow">{text}</output>
      <button type="button" className="tip-x" aria-label={dismissLabel} onClick={dismiss}>
        <X className="ic ic-16" aria-hidden />
      </button>
    </div>
  )
}
