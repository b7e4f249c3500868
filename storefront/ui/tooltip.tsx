// A short word beside what it is about, until it is put aside.
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'

type TooltipProps = {
  text: string
  dismissLabel: string
  /** The arrow's side. */
  side?: 'left' | 'right'
  /** Gone for good. */
  onDismissed: () => void
}

/** From the dismissal until it is gone: the specification's tooltip dismissal delay, section 9. */
export const tooltipDismissMs = 200

/** Said politely when it appears; put aside by its button, by Escape, and by a press anywhere else. */
export function Tooltip({ text, dismissLabel, side = 'right', onDismissed }: TooltipProps) {
  const [leaving, setLeaving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const done = useRef(onDismissed)
  useEffect(() => {
    done.current = onDismissed
  })
  const dismiss = useCallback(() => setLeaving(true), [])

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) dismiss()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [dismiss])

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => done.current(), tooltipDismissMs)
    return () => clearTimeout(timer)
  }, [leaving])

  return (
    <div
      ref={place}
      className={['tip', side === 'left' && 'l', leaving && 'is-leaving'].filter(Boolean).join(' ')}
    >
      <output className="grow">{text}</output>
      <button type="button" className="tip-x" aria-label={dismissLabel} onClick={dismiss}>
        <X className="ic ic-16" aria-hidden />
      </button>
    </div>
  )
}
