// One price on the page: what is sent with an order, and what becomes of it when the price is another by then.
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import { problemOf } from '@tingkat/contract/problem'
import type { Order } from '@tingkat/ordering/order/order'
import { priceQuote } from '@tingkat/ordering/quote/quote'
import { quoteDifference } from '@tingkat/ordering/quote/quote-difference'
import {
  castItem,
  castMerchant,
  castOrder,
  castQuoteInput,
  castRequest,
  must,
} from '@tingkat/ordering/testing/cast'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { withQuote } from './order-request.ts'
import { useOrderPlacement } from './use-order-placement.ts'
import { useQuote } from '../price/use-quote.ts'

const body: QuoteBody = {
  ...castRequest([castItem('laksa', 1, { noodle: { thick: 1 } })], { promoCode: ['FIVER'] }),
  countryCode: 'sg',
  location: null,
}
let quotes = 0
/** The kitchen's answer with that price for laksa; every one is another. */
function signed(price = 650, promoCode = ['FIVER']): SignedQuote {
  const kitchen = castMerchant()
  const merchant = {
    ...kitchen,
    menu: {
      ...kitchen.menu,
      categories: kitchen.menu.categories.map((one) => ({
        ...one,
        items: one.items.map((dish) =>
          dish.ID === 'laksa'
            ? { ...dish, priceInMinorUnit: price, discountedPriceInMin: price }
            : dish,
        ),
      })),
    },
  }
  quotes += 1
  return {
    ...must(
      priceQuote(
        castQuoteInput(
          { ...castRequest([castItem('laksa', 1, { noodle: { thick: 1 } })]), promoCode },
          {},
          merchant,
        ),
      ),
    ),
    quoteID: `q${quotes}`,
    quoteToken: `token-${quotes}`,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  }
}

type Sent = { key: string; body: OrderBody }
let asked: number
let sent: Sent[]
/** What the server says to one order after another; the last goes on. */
let verdicts: (Response | Error)[]
let price: SignedQuote
const placed = vi.fn<(order: Order) => void>()

const answer = (status: number, json: unknown) => new Response(JSON.stringify(json), { status })
const yes = () => answer(201, castOrder())
const changed = (code: 'quote_changed' | 'quote_expired', fresh: SignedQuote, shown = price) =>
  answer(409, problemOf(code, { quote: fresh, changes: quoteDifference(shown, fresh) }))
const totalOf = (quote: SignedQuote) => quote.totalQuote.reducedPriceV2.amountInMinor

beforeEach(() => {
  asked = 0
  sent = []
  price = signed()
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if ((input as string).endsWith('/quotes')) {
      asked += 1
      return answer(200, price)
    }
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      body: JSON.parse(init?.body as string) as OrderBody,
    })
    const verdict = verdicts.length > 1 ? verdicts.shift() : verdicts[0]
    if (verdict instanceof Error) throw verdict
    return (verdict ?? yes()).clone()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  placed.mockReset()
})

function Checkout() {
  const quoted = useQuote(body)
  const placing = useOrderPlacement('sg', 'mei', {
    onPlaced: placed,
    onChanged: quoted.put,
    onUnpriced: quoted.ask,
  })
  const { quote } = quoted
  const { state } = placing
  return (
    <>
      <p data-testid="phase">{state.phase}</p>
      <p data-testid="total">{quote ? totalOf(quote) : ''}</p>
      <p data-testid="changes">
        {state.phase === 'changed' ? state.changes.map((line) => line.key).join(' ') : ''}
      </p>
      <button
        type="button"
        onClick={() => {
          if (quote) placing.place(withQuote({ ...body, location: null } as OrderBody, quote))
        }}
      >
        {'place'}
      </button>
      <button type="button" onClick={placing.accept}>
        {'accept'}
      </button>
      <button type="button" onClick={placing.tryAgain}>
        {'again'}
      </button>
      <button type="button" onClick={placing.startOver}>
        {'over'}
      </button>
    </>
  )
}

async function drawCheckout() {
  const screen = await draw(<Checkout />)
  const press = async (name: string) => await screen.getByRole('button', { name }).click()
  const says = async (id: 'phase' | 'total' | 'changes', text: string) =>
    await expect.element(screen.getByTestId(id)).toHaveTextContent(text)
  return { ...screen, press, says }
}

async function place(...all: (Response | Error)[]) {
  verdicts = all
  const screen = await drawCheckout()
  await screen.says('total', String(totalOf(price)))
  await screen.press('place')
  return screen
}

describe('an order goes with the quote that was shown', () => {
  test('PROD-05 QUOTE-18: its token and its total', async () => {
    await place(yes())
    await expect.poll(() => placed.mock.calls.length).toBe(1)
    expect(sent.map((one) => [one.body.quoteToken, one.body.shownTotalInMinor])).toEqual([
      [price.quoteToken, totalOf(price)],
    ])
  })

  test('QUOTE-18: a refusal that brings no price with it is a refusal', async () => {
    const { says } = await place(answer(409, problemOf('quote_changed')))
    await says('phase', 'refused')
  })

  test('QUOTE-18: a token that the server does not know: the price is asked for again, and nothing was ordered', async () => {
    const { says } = await place(answer(422, problemOf('quote_invalid')))
    await says('phase', 'refused')
    await expect.poll(() => asked).toBe(2)
    expect(placed).not.toHaveBeenCalled()
  })
})

describe('the price is another by then', () => {
  test('PROD-05 QUOTE-05: every changed line is told; accepted, it is ordered at the fresh price under a key of its own', async () => {
    const fresh = signed(700)
    const { says, press } = await place(changed('quote_changed', fresh), yes())
    await says('phase', 'changed')
    await says('changes', 'item:kitchen:laksa:thick*1 subtotal total')
    await says('total', String(totalOf(fresh)))
    expect(placed).not.toHaveBeenCalled()
    await press('accept')
    await expect.poll(() => placed.mock.calls.length).toBe(1)
    expect(sent.map((one) => [one.body.quoteToken, one.body.shownTotalInMinor])).toEqual([
      [price.quoteToken, totalOf(price)],
      [fresh.quoteToken, totalOf(fresh)],
    ])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('QUOTE-03: a promo that has ended is left out of the order that is accepted', async () => {
    const { says, press } = await place(changed('quote_changed', signed(650, [])), yes())
    await says('changes', 'promo total')
    await press('accept')
    // Until its answer is taken in, the order is open still: the next test would find it.
    await expect.poll(() => placed.mock.calls.length).toBe(1)
    expect(sent.map((one) => one.body.promoCode)).toEqual([['FIVER'], []])
  })

  test('PROD-05: only the ten minutes were over: it is ordered by itself, under a key of its own', async () => {
    const fresh = signed()
    await place(changed('quote_expired', fresh), yes())
    await expect.poll(() => placed.mock.calls.length).toBe(1)
    expect(sent.map((one) => one.body.quoteToken)).toEqual([price.quoteToken, fresh.quoteToken])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('PROD-05: but once: a server whose quotes are always too old is not asked for ever', async () => {
    const { says } = await place(changed('quote_expired', signed()))
    await says('phase', 'refused')
    expect(sent).toHaveLength(2)
  })

  test('PROD-05: over, and dearer: it is asked before it is ordered', async () => {
    const { says } = await place(changed('quote_expired', signed(700)), yes())
    await says('phase', 'changed')
    expect(sent).toHaveLength(1)
  })
})

test('PROD-05: an answer was lost, the page is drawn again, and the order that never arrived has another price by now', async () => {
  const fresh = signed(700)
  const first = await place(new TypeError('offline'), changed('quote_changed', fresh), yes())
  await first.says('phase', 'unsure')
  await first.unmount()
  const again = await drawCheckout()
  await again.says('phase', 'unsure')
  await again.press('again')
  await again.says('phase', 'changed')
  expect([sent[1]?.key, sent[1]?.body]).toEqual([sent[0]?.key, sent[0]?.body])
  await again.press('accept')
  await expect.poll(() => placed.mock.calls.length).toBe(1)
  expect([sent[2]?.key === sent[0]?.key, sent[2]?.body.quoteToken]).toEqual([
    false,
    fresh.quoteToken,
  ])
})

test('QUOTE-18: the price is asked for again before its ten minutes are over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  price = signed()
  const { getByTestId } = await draw(<Checkout />)
  const shows = async (quote: SignedQuote) =>
    await vi.waitFor(() =>
      expect(getByTestId('total').element().textContent).toBe(String(totalOf(quote))),
    )
  await shows(price)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(asked).toBe(1)
  price = signed(700)
  await vi.advanceTimersByTimeAsync(31_000)
  await shows(price)
  expect(asked).toBe(2)
})
