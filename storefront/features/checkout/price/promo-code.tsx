// Panel for promo codes. A code is validated before it is added to the cart, so that an invalid one
// never blocks the order. Several codes can be used together. If a new code cannot be combined with
// the cart's codes, the eater chooses between the new code and the cart's codes.
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { TicketPercent, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { StrongText } from '@tingkat/ui/strong-text.tsx'
import { promoCodesMax, type PromoAnswer } from './validate-promo.ts'

type PromoCodeProps = {
  /** Promo codes of the cart. */
  codes: readonly string[]
  /** The promos of the quote, with their discounts. */
  promos: PriceQuote['promoCodes']
  /** Text of the field, not validated yet. */
  text: string
  onText: (text: string) => void
  /** Validates the code and adds it to the cart. */
  onApply: (code: string) => Promise<PromoAnswer>
  /** Replaces all codes of the cart. */
  onCodes: (codes: string[]) => void
}

export function PromoCode({ codes, promos, text, onText, onApply, onCodes }: PromoCodeProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const [isApplying, setApplying] = useState(false)
  const [answer, setAnswer] = useState<PromoAnswer | null>(null)
  const problem = answer?.kind === 'refused' ? answer.problem : null
  const isFull = codes.length >= promoCodesMax
  const savingOf = (code: string) =>
    promos.find((promo) => promo.code.toUpperCase() === code.toUpperCase())?.promoAmountV2
      .amountDisplay ?? ''

  async function apply(event: FormEvent) {
    event.preventDefault()
    const code = text.trim()
    if (!code || isApplying) return
    setApplying(true)
    const next = await onApply(code)
    setApplying(false)
    setAnswer(next)
    if (next.kind === 'applied') onText('')
  }

  function finishChoice(chosen: readonly string[]) {
    setAnswer(null)
    onText('')
    if (chosen !== codes) onCodes([...chosen])
  }

  return (
    <section className="panel">
      <h2>{t('checkout.promo')}</h2>
      {codes.map((code) => (
        <div key={code} className="note note-s co-promo">
          <TicketPercent className="ic" aria-hidden />
          <output className="grow">
            <StrongText>{t('checkout.promoApplied', { code, amount: savingOf(code) })}</StrongText>
          </output>
          <button
            type="button"
            className="co-remove"
            aria-label={t('checkout.promoRemove', { code })}
            onClick={() => {
              setAnswer(null)
              onCodes(codes.filter((other) => other !== code))
            }}
          >
            <X className="ic" aria-hidden />
          </button>
        </div>
      ))}
      {!isFull && (
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
                setAnswer(null)
              }}
            />
          </div>
          <Button type="submit" kind="secondary" busy={isApplying}>
            {t('checkout.promoApply')}
          </Button>
        </form>
      )}
      {answer?.kind === 'exclusive' && (
        <div className="co-under">
          <Note kind="info">
            <output>
              <StrongText>
                {t('checkout.promoExclusive', {
                  code: answer.code,
                  amount: answer.amountDisplay,
                  others: codes
                    .map((code) => t('checkout.promoSaving', { code, amount: savingOf(code) }))
                    .join(', '),
                })}
              </StrongText>
            </output>
            <div className="row co-choice">
              <Button size="s" onClick={() => finishChoice([answer.code])}>
                {t('checkout.promoReplace', { code: answer.code })}
              </Button>
              <Button size="s" kind="quiet" onClick={() => finishChoice(codes)}>
                {t('checkout.promoKeep', { code: codes.join(', ') })}
              </Button>
            </div>
          </Note>
        </div>
      )}
      {problem && (
        <div className="co-under">
          <ProblemMessage problem={problem} />
        </div>
      )}
    </section>
  )
}
