// The dialog before a reorder. It lists unavailable items and changed prices, and says when a
// closed merchant delivers next.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { ReorderLoss, ReorderResult } from '@tingkat/ordering/cart/reorder'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import '../order-care.css'

type ReorderDialogProps = {
  merchant: string
  currency: CurrencyCode
  reorder: ReorderResult
  /** The next delivery window of a closed merchant as text; null if there is none. */
  nextWindow: string | null
  /** Called after the dialog has closed. */
  onCancel: () => void
  /** Called after the dialog has closed. */
  onConfirm: () => void
}

export function ReorderDialog({
  merchant,
  currency,
  reorder,
  nextWindow,
  onCancel,
  onConfirm,
}: ReorderDialogProps) {
  const { t } = useTranslation('reorder')
  const [answer, setAnswer] = useState<'none' | 'cancel' | 'confirm'>('none')
  const { cart, losses, repriced, closed } = reorder
  const possible = cart !== null && (!closed || nextWindow !== null)
  const cancel = () => setAnswer('cancel')
  return (
    <Dialog
      open={answer === 'none'}
      onClose={cancel}
      onClosed={answer === 'confirm' ? onConfirm : onCancel}
      title={title()}
      footer={
        <div className="row oc-choice">
          <Button kind="secondary" className="grow" onClick={cancel}>
            {t(possible ? 'reorder.notNow' : 'reorder.ok')}
          </Button>
          {possible && (
            <Button className="grow" onClick={() => setAnswer('confirm')}>
              {t(closed ? 'reorder.goLater' : 'reorder.go')}
            </Button>
          )}
        </div>
      }
    >
      <div className="oc-stack">
        {cart === null && <p className="mut">{t('reorder.none', { merchant })}</p>}
        {cart !== null && closed && <p className="mut">{closedText()}</p>}
        <Losses losses={losses} />
        {cart !== null && <PriceChanges repriced={repriced} currency={currency} />}
      </div>
    </Dialog>
  )

  function title(): string {
    if (cart === null) return t('reorder.noneTitle')
    if (closed) return t('reorder.closedTitle', { merchant })
    return t(losses.length > 0 ? 'reorder.someTitle' : 'reorder.pricesTitle')
  }

  function closedText(): string {
    return nextWindow === null ? t('reorder.closedLong') : t('reorder.closed', { time: nextWindow })
  }
}

function Losses({ losses }: Pick<ReorderResult, 'losses'>) {
  const { t } = useTranslation('reorder')
  if (losses.length === 0) return null
  return (
    <Note kind="warning">
      <b>{t('reorder.losses')}</b>
      <ul className="oc-list">
        {losses.map((loss, index) => (
          <li key={`${loss.dish} ${loss.pick ?? ''} ${index}`}>{lossText(loss)}</li>
        ))}
      </ul>
    </Note>
  )

  function lossText({ dish, pick, why }: ReorderLoss): string {
    if (pick === null) return t(`reorder.dish.${why}`, { dish })
    return t(why === 'gone' ? 'reorder.pickGone' : 'reorder.pickSoldOut', { dish, pick })
  }
}

type PriceChangesProps = Pick<ReorderResult, 'repriced'> & { currency: CurrencyCode }

function PriceChanges({ repriced, currency }: PriceChangesProps) {
  const { t } = useTranslation('reorder')
  const { country } = useSite()
  if (repriced.length === 0) return null
  const format = (amount: number) => formatMoney(amount, currency, country.locale)
  return (
    <Note kind="info">
      <b>{t('reorder.prices')}</b>
      <ul className="oc-list">
        {repriced.map(({ name, before, after }, index) => (
          <li key={`${name} ${index}`}>
            {t('reorder.price', { name, before: format(before), after: format(after) })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
