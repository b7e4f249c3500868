// How to pay. Only what can be paid with here is offered: cash.
import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function PayWith({ atTable }: { atTable: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <section className="panel">
      <h2>{t('checkout.payWith')}</h2>
      <label className="pay opt">
        <input className="sr" type="radio" name="payment" checked readOnly />
        <span className="rb on" aria-hidden />
        <span className="logo-b"><Banknote className="ic" aria-hidden /></span>
        <span className="grow"><b className="b">{t('checkout.cash')}</b><span className="small mut co-line">{t(atTable ? 'checkout.cashTable' : 'checkout.cashWhen')}</span></span>
      </label>
    </section>
  )
}
