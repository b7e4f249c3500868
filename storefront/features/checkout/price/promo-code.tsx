// Panel for promo codes. A code is validated before it is added to the cart, so that an invalid
// one never blocks the order.
import type { ClientProblem } from '@tingkat/contract/client'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { TicketPercent, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { StrongText } from '../../../ui/strong-text.tsx'

type PromoCodeProps = {
  /** Promo codes of the cart. */
  codes: readonly string[]
  /** Discounts of the quote. */
  promos: PriceQuote['promoCodes']
  /** Text of the field, not validated yet. */
  text: string
  onText: (text: string) => void
  /** Validates the code and adds it to the cart. Resolves to null on success. */
  onApply: (code: string) => Promise<ClientProblem | null>
  onRemove: (code: string) => void
}

export function PromoCode({ codes, promos, text, onText, onApply, onRemove }: PromoCodeProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [isApplying, setApplying] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const notice = problem && problemText(t, problem, country.locale)

  async function apply(event: FormEvent) {
    event.preventDefault()
    const code = text.trim()
    if (!code || isApplying) return
    setApplying(true)
    const refusal = await onApply(code)
    setApplying(false)
    setProblem(refusal)
    if (!refusal) onText('')
  }

  return (
    <section className="panel">
      <h2>{t('checkout.promo')}</h2>
      {codes.map((code) => (
        <div key={code} className="note note-s co-promo">
          <TicketPercent className="ic" aria-hidden />
          <output className="grow">
            <StrongText>
              {t('checkout.promoApplied', {
                code,
                amount:
                  promos.find((promo) => promo.code.toUpperCase() === code.toUpperCase())
                    ?.promoAmountV2.amountDisplay ?? '',
              })}
            </StrongText>
          </output>
          <button
            type="button"
            className="co-remove"
            aria-label={t('checkout.promoRemove', { code })}
            onClick={() => onRemove(code)}
          >
            <X className="ic" aria-hidden />
          </button>
        </div>
      ))}
      <form className="row co-apply" onSubmit={(event) => void apply(event)}>
        <div className={problem ? 'input grow is-err' : 'input grow'}>
          <input
            aria-label={t('checkout.promo')}
            placeholder={codes.length > 0 ? t('checkout.promoAnother') : undefined}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              onText(event.target.value)
              setProblem(null)
            }}
          />
        </div>
        <Button type="submit" kind="secondary" busy={isApplying}>
          {t('checkout.promoApply')}
        </Button>
      </form>
      {notice && (
        <div className="co-under">
          <ErrorMessage title={notice.title} message={notice.message} />
        </div>
      )}
    </section>
  )
}
