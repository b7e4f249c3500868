// Offers for eight seconds to take back the last change on the sold-out board.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import { useLiveChange } from '../../platform/use-live-change.ts'

export type Undo = {
  id: string
  /** The sentence that says what was changed. */
  text: string
  /** The changes that restore what was sold out before. */
  changes: readonly LiveChange[]
}

const undoSeconds = 8

type UndoBarProps = {
  undo: Undo | null
  merchantID: string
  onChanged: (live: MerchantLive) => void
}

/**
 * The live region is in the page even without a text, because screen readers announce only what
 * appears in an existing one.
 */
export function UndoBar({ undo, merchantID, onChanged }: UndoBarProps) {
  return (
    <output className="undo-at">
      {undo && (
        <UndoOffer key={undo.id} undo={undo} merchantID={merchantID} onChanged={onChanged} />
      )}
    </output>
  )
}

function UndoOffer({ undo, merchantID, onChanged }: UndoBarProps & { undo: Undo }) {
  const { t } = useTranslation(['sold-out', 'site'])
  const { change, busy, problem } = useLiveChange(merchantID, onChanged)
  const [left, setLeft] = useState(undoSeconds)
  const [isHeld, setHeld] = useState(false)
  const isStopped = busy || isHeld
  useEffect(() => {
    if (isStopped) return undefined
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [isStopped])

  async function takeBack() {
    for (const each of undo.changes) if (!(await change(each))) return
    setLeft(0)
  }

  if (left <= 0) return null
  return (
    <div className="undo">
      <span className="grow">{problem ? problemText(t, problem) : undo.text}</span>
      <Button
        kind="secondary"
        size="l"
        busy={busy}
        // The bar stays while its button has the focus, for people who need more time.
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => void takeBack()}
      >
        <Undo2 className="ic ic-24" aria-hidden />
        {t('undo.action')}
        <span className="num" aria-hidden>
          {t('undo.seconds', { number: left })}
        </span>
      </Button>
    </div>
  )
}
