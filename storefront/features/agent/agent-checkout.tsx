// The form in which an eater confirms the order that an AI agent has prepared: the dishes, the
// address and the signed price.
import type { AgentCheckout, AgentConfirmationBody } from '@tingkat/contract/agent'
import type { Order } from '@tingkat/ordering/order/order'
import type { SignedQuote } from '@tingkat/contract/quote'
import type { ClientProblem } from '@tingkat/contract/client'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useId, useState, type ReactNode } from 'react'
import { client } from '../../platform/browser/client.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { formatTime } from '../../platform/i18n/times.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'

type AgentCheckoutProps = {
  token: string
  checkout: AgentCheckout
  /** The fees and the total of the quote. */
  summary: ReactNode
  /**
   * Renders the question whether the eater accepts a delivery time later than the promised one.
   * Returns null for every other problem.
   */
  renderLaterTime: (problem: ClientProblem, onAccept: () => void) => ReactNode
  onPlaced: (order: Order) => void
}

export function AgentCheckoutForm({
  token,
  checkout,
  summary,
  renderLaterTime,
  onPlaced,
}: AgentCheckoutProps) {
  const { t } = useTranslation(['agent', 'checkout', 'location'])
  const site = useSite()
  const [extra, setExtra] = useState({
    street: checkout.street,
    addressDetail: '',
    noteToDriver: '',
  })
  const { busy, problem, confirm } = useConfirmation({ token, ...extra }, onPlaced)
  const isBlocked = checkout.blocked.length > 0
  const laterTime = problem && renderLaterTime(problem, () => void confirm(problem))
  return (
    <div className="stack">
      <Note kind="info">{t('agent.intro')}</Note>
      <section className="panel">
        <h2>{checkout.merchant.name}</h2>
        <CheckoutLines checkout={checkout} />
        <AllergenNote checkout={checkout} />
      </section>
      <section className="panel">
        <h2>{t('checkout:checkout.deliverTo')}</h2>
        <p>{checkout.address}</p>
        <Field
          label={t('address:pin.street')}
          value={extra.street}
          max={200}
          onChange={(street) => setExtra({ ...extra, street })}
        />
        <Field
          label={t('checkout:checkout.detail')}
          value={extra.addressDetail}
          max={200}
          onChange={(addressDetail) => setExtra({ ...extra, addressDetail })}
        />
        <Field
          label={t('checkout:checkout.courier')}
          value={extra.noteToDriver}
          max={300}
          onChange={(noteToDriver) => setExtra({ ...extra, noteToDriver })}
        />
      </section>
      <section className="panel">
        <h2>{t('checkout:checkout.summary')}</h2>
        {summary}
        <p className="small mut">
          {t('checkout:checkout.cashWhen')}.{' '}
          {t('agent.until', {
            time: formatTime(site, checkout.expiresAt, checkout.merchant.timeZone),
          })}
        </p>
        {laterTime ?? (problem && <ProblemNote problem={problem} />)}
        {!isBlocked && !laterTime && (
          <Button wide size="l" busy={busy} onClick={() => void confirm()}>
            {t('agent.confirm')}
          </Button>
        )}
      </section>
    </div>
  )
}

function ProblemNote({ problem }: { problem: ClientProblem }) {
  const { t } = useTranslation(['agent', 'problem'])
  const { title, message } = problemText(t, problem, useSite().country.locale)
  return (
    <Note kind="error">
      <b>{title}</b> {message}
    </Note>
  )
}

function CheckoutLines({ checkout }: { checkout: AgentCheckout }) {
  const { t } = useTranslation('checkout')
  const { language } = useSite()
  return (
    <ul>
      {checkout.quote.merchants.flatMap(({ items }) =>
        items.map((item, index) => (
          <li key={`${item.ID} ${index}`} className="row between co-item">
            <span className="num b co-count">{item.quantity}</span>
            <span className="grow">
              {item.name}
              <span className="small mut">
                {item.modifiers
                  .map(
                    ({ name, englishName, quantity }) =>
                      ` · ${quantity} ${inLanguage(language, name, englishName)}`,
                  )
                  .join('')}
              </span>
            </span>
            <span className="num">
              {item.isFreeItem ? t('checkout.free') : item.totalReducedPriceV2.amountDisplay}
            </span>
          </li>
        )),
      )}
    </ul>
  )
}

function AllergenNote({ checkout: { allergens, blocked } }: { checkout: AgentCheckout }) {
  const { t } = useTranslation(['agent', 'dish'])
  const list = allergens.map((allergen) => t(`dish:dish.allergen.${allergen}`)).join(', ')
  if (blocked.length > 0)
    return (
      <Note kind="error">
        {t('agent.blocked', { list: blocked.map(({ name }) => name).join(', ') })}
      </Note>
    )
  return (
    <Note kind={list ? 'warning' : 'info'}>
      {list ? t('agent.avoids', { list }) : t('agent.avoidsNone')}
    </Note>
  )
}

type FieldProps = { label: string; value: string; max: number; onChange: (value: string) => void }

function Field({ label, value, max, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <input
          id={id}
          maxLength={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

/**
 * Places the order. The server recognises a repeated request, so a second tap or
 * a retry after a lost response places no second order. If a refusal contains a
 * fresh quote, calling `confirm` with that problem accepts the quote.
 */
function useConfirmation(body: AgentConfirmationBody, onPlaced: (order: Order) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  async function confirm(accepted?: ClientProblem) {
    setBusy(true)
    setProblem(null)
    const quote = accepted?.context.quote as SignedQuote | undefined
    const result = await client.confirmAgentCheckout({
      ...body,
      ...(quote && { acceptedQuoteToken: quote.quoteToken }),
    })
    setBusy(false)
    if (result.ok) onPlaced(result.data)
    else setProblem(result.problem)
  }

  return { busy, problem, confirm }
}
