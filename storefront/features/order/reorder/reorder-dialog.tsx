// Before an order is put into the basket again: what of it cannot be had, what costs something else by now, and that a closed kitchen cooks it later.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { ReorderResult, ReorderLoss } from '@tingkat/ordering/cart/reorder'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import '../order-care.css'

type ReorderDialogProps = {
  merchant: string
  currency: CurrencyCode
  again: ReorderResult
  /** The soonest window in words, where the kitchen is closed; null when it offers none. */
  later: string | null
  /** Answered no, and gone. */
  onStop: () => void
  /** Answered yes, and gone. */
  onGo: () => void
}

export function ReorderDialog({
  merchant,
  currency,
  again,
  later,
  onStop,
  onGo,
}: ReorderDialogProps) {
  const { t } = useTranslation('reorder')
  const { country } = useSite()
  const [answer, setAnswer] = useState<'none' | 'stop' | 'go'>('none')
  const { cart, losses, repriced, closed } = again
  const possible = cart !== null && (!closed || later !== null)
  const write = (amount: number) => formatMoney(amount, currency, country.locale)
  const stop = () => setAnswer('stop')
  const title =
    cart === null
      ? t('reorder.noneTitle')
      : closed
        ? t('reorder.closedTitle', { merchant })
        : losses.length > 0
          ? t('reorder.someTitle')
          : t('reorder.pricesTitle')
  return (
    <Dialog
      open={answer === 'none'}
      onClose={stop}
      onClosed={answer === 'go' ? onGo : onStop}
      title={title}
      footer={
        <div className="row oc-choice">
          <Button kind="secondary" className="grow" onClick={stop}>
            {t(possible ? 'reorder.notNow' : 'reorder.ok')}
          </Button>
          {possible && (
            <Button className="grow" onClick={() => setAnswer('go')}>
              {t(closed ? 'reorder.goLater' : 'reorder.go')}
            </Button>
          )}
        </div>
      }
    >
      <div className="oc-stack">
        {cart === null && <p className="mut">{t('reorder.none', { merchant })}</p>}
        {cart !== null && closed && (
          <p className="mut">
            {later === null ? t('reorder.closedLong') : t('reorder.closed', { time: later })}
          </p>
        )}
        {losses.length > 0 && (
          <Note kind="warning">
            <b>{t('reorder.losses')}</b>
            <ul className="oc-list">
              {losses.map((loss, index) => (
                <li key={`${loss.dish} ${loss.pick ?? ''} ${index}`}>{lossWords(loss)}</li>
              ))}
            </ul>
          </Note>
        )}
        {cart !== null && repriced.length > 0 && (
          <Note kind="info">
            <b>{t('reorder.prices')}</b>
            <ul className="oc-list">
              {repriced.map(({ name, before, after }, index) => (
                <li key={`${name} ${index}`}>
                  {t('reorder.price', { name, before: write(before), after: write(after) })}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </Dialog>
  )

  function lossWords({ dish, pick, why }: ReorderLoss): string {
    return pick === null
      ? t(`reorder.dish.${why}`, { dish })
      : t(why === 'gone' ? 'reorder.pickGone' : 'reorder.pickSoldOut', { dish, pick })
  }
}
