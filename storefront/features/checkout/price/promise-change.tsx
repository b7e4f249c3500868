// A notice that the food would arrive later than the promised delivery time. The order is placed
// only after the eater accepts the later time.
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import type { ChangedPromise } from '../place/changed-promise.ts'
import '../checkout-form.css'

type PromiseChangeProps = {
  promise: ChangedPromise
  onAccept: () => void
  /**
   * Called when the eater goes back to the cart. If undefined, the notice has no button for going
   * back.
   */
  onBack?: () => void
}

export function PromiseChange({
  promise: { shownMinutes, freshMinutes },
  onAccept,
  onBack,
}: PromiseChangeProps) {
  const { t } = useTranslation('checkout')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const values = { before: shownMinutes ?? 0, after: freshMinutes ?? 0 }
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="co-changes">
      <Note kind="warning">
        <p>
          <b>{t(`checkout.promiseChanged.${freshMinutes === null ? 'offTitle' : 'title'}`)}</b>{' '}
          {t(`checkout.promiseChanged.${freshMinutes === null ? 'off' : 'body'}`, values)}
        </p>
        <div className="row co-wrap co-why">
          <Button size="s" onClick={onAccept}>
            {t('checkout.promiseChanged.accept')}
          </Button>
          {onBack && (
            <Button size="s" kind="secondary" onClick={onBack}>
              {t('checkout.backToBasket')}
            </Button>
          )}
        </div>
      </Note>
    </div>
  )
}
