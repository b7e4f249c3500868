// The panel for a tip, with the amounts that the country suggests and a field for another amount.
// No amount is preselected.
import { formatMoney } from '@tingkat/ordering/money'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { parseTip, tipText } from './tip-amount.ts'

type TipPanelProps = {
  /** Suggested amounts, in whole minor units. */
  amounts: readonly number[]
  /** The chosen tip; 0 for none. */
  tip: number
  onTip: (tip: number) => void
}

export function TipPanel({ amounts, tip, onTip }: TipPanelProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [isOwn, setOwn] = useState(tip > 0 && !amounts.includes(tip))
  const [text, setText] = useState(isOwn ? tipText(tip, country.currency) : '')

  function choose(amount: number) {
    setOwn(false)
    setText('')
    onTip(amount)
  }

  function changeOwn(nextText: string) {
    setText(nextText)
    onTip(parseTip(nextText, country.currency))
  }

  return (
    <section className="panel">
      <h2 id="co-tip">{t('checkout.tip.title')}</h2>
      <p className="small mut co-gap">{t('checkout.tip.hint')}</p>
      <fieldset className="co-set row co-wrap" aria-labelledby="co-tip">
        <TipChoice isChosen={!isOwn && tip === 0} onChoose={() => choose(0)}>
          {t('checkout.tip.none')}
        </TipChoice>
        {amounts.map((amount) => (
          <TipChoice
            key={amount}
            isChosen={!isOwn && tip === amount}
            onChoose={() => choose(amount)}
          >
            {formatMoney(amount, country.currency, country.locale)}
          </TipChoice>
        ))}
        <TipChoice isChosen={isOwn} onChoose={() => setOwn(true)}>
          {t('checkout.tip.own')}
        </TipChoice>
      </fieldset>
      {isOwn && (
        <div className="input co-tip-own">
          <input
            aria-label={t('checkout.tip.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={(event) => changeOwn(event.target.value)}
          />
        </div>
      )}
    </section>
  )
}

type TipChoiceProps = { isChosen: boolean; onChoose: () => void; children: string }

function TipChoice({ isChosen, onChoose, children }: TipChoiceProps) {
  return (
    <label className={isChosen ? 'chip on' : 'chip'}>
      <input className="sr" type="radio" name="tip" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
