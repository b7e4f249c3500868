// Tests of placing an order at the shown price, and after the price has changed.
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import { problemOf } from '@tingkat/contract/problem'
import type { Order } from '@tingkat/ordering/order/order'
import { priceQuote } from '@tingkat/ordering/quote/quote'
import { compareQuotes } from '@tingkat/ordering/quote/quote-difference'
import {
  makeRequestItem,
  makeMerchant,
  makeOrder,
  makeQuoteInput,
  makeQuoteRequest,
  unwrap,
} from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { withQuote } from './order-request.ts'
import { useOrderPlacement } from './use-order-placement.ts'
import { useQuote } from '../price/use-quote.ts'

const body: QuoteBody = {
  ...makeQuoteRequest([makeRequestItem('laksa', 1, { noodle: { thick: 1 } })], {
    promoCode: ['FIVER'],
  }),
  countryCode: 'sg',
  location: null,
}
let quotes = 0
/** Returns a quote in which laksa has this price. Each quote has a new id and a new token. */
function signed(price = 650, promoCode = ['FIVER']): SignedQuote {
  const base = makeMerchant()
  const merchant = {
    ...base,
    menu: {
      ...base.menu,
      categories: base.menu.categories.map((category) => ({
        ...category,
        items: category.items.map((dish) =>
          dish.ID === 'laksa'
            ? { ...dish, priceInMinorUnit: price, discountedPriceInMin: price }
            : dish,
        ),
      })),
    },
  }
  quotes += 1
  return {
    ...unwrap(
      priceQuote(
        makeQuoteInput(
          {
            ...makeQuoteRequest([makeRequestItem('laksa', 1, { noodle: { thick: 1 } })]),
            promoCode,
          },
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

type SentOrder = { key: string; body: OrderBody }
let quoteRequests: number
let sent: SentOrder[]
/** Responses to the orders, in sequence; the last one repeats. */
let responses: (Response | Error)[]
let price: SignedQuote
const onPlaced = vi.fn<(order: Order) => void>()

const answer = (status: number, json: unknown) => new Response(JSON.stringify(json), { status })
const accepted = () => answer(201, makeOrder())
const changed = (code: 'quote_changed' | 'quote_expired', fresh: SignedQuote, shown = price) =>
  answer(409, problemOf(code, { quote: fresh, changes: compareQuotes(shown, fresh) }))
const totalOf = (quote: SignedQuote) => quote.totalQuote.reducedPriceV2.amountInMinor

beforeEach(() => {
  quoteRequests = 0
  sent = []
  price = signed()
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if ((input as string).endsWith('/quotes')) {
      quoteRequests += 1
      return answer(200, price)
    }
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      body: JSON.parse(init?.body as string) as OrderBody,
    })
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error) throw response
    return (response ?? accepted()).clone()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  onPlaced.mockReset()
})

function Checkout() {
  const quoteState = useQuote(body)
  const placement = useOrderPlacement('sg', 'mei', {
    onPlaced,
    onPriceChanged: quoteState.replace,
    onQuoteInvalid: quoteState.refresh,
  })
  const { quote } = quoteState
  const { state } = placement
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
          if (quote) placement.place(withQuote({ ...body, location: null } as OrderBody, quote))
        }}
      >
        {'place'}
      </button>
      <button type="button" onClick={placement.acceptPrice}>
        {'accept'}
      </button>
      <button type="button" onClick={placement.retry}>
        {'retry'}
      </button>
      <button type="button" onClick={placement.startOver}>
        {'start over'}
      </button>
    </>
  )
}

async function drawCheckout() {
  const screen = await draw(<Checkout />)
  const press = async (name: string) => await screen.getByRole('button', { name }).click()
  const expectText = async (id: 'phase' | 'total' | 'changes', text: string) =>
    await expect.element(screen.getByTestId(id)).toHaveTextContent(text)
  return { ...screen, press, expectText }
}

async function place(...answers: (Response | Error)[]) {
  responses = answers
  const screen = await drawCheckout()
  await screen.expectText('total', String(totalOf(price)))
  await screen.press('place')
  return screen
}

describe('at the shown price', () => {
  test('sends token and total of the shown quote (PROD-05 QUOTE-18)', async () => {
    await place(accepted())
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
    expect(sent.map((order) => [order.body.quoteToken, order.body.shownTotalInMinor])).toEqual([
      [price.quoteToken, totalOf(price)],
    ])
  })

  test('shows a refusal that has no new quote (QUOTE-18)', async () => {
    const { expectText } = await place(answer(409, problemOf('quote_changed')))
    await expectText('phase', 'refused')
  })

  test('requests a new quote when the server rejects the token (QUOTE-18)', async () => {
    const { expectText } = await place(answer(422, problemOf('quote_invalid')))
    await expectText('phase', 'refused')
    await expect.poll(() => quoteRequests).toBe(2)
    expect(onPlaced).not.toHaveBeenCalled()
  })
})

describe('after the price has changed', () => {
  test('orders an accepted price with a new key (PROD-05 QUOTE-05)', async () => {
    const fresh = signed(700)
    const { expectText, press } = await place(changed('quote_changed', fresh), accepted())
    await expectText('phase', 'changed')
    await expectText('changes', 'item:warung:laksa:thick*1 subtotal total')
    await expectText('total', String(totalOf(fresh)))
    expect(onPlaced).not.toHaveBeenCalled()
    await press('accept')
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
    expect(sent.map((order) => [order.body.quoteToken, order.body.shownTotalInMinor])).toEqual([
      [price.quoteToken, totalOf(price)],
      [fresh.quoteToken, totalOf(fresh)],
    ])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('PROMISE-02 orders for a later time only after the eater accepts it', async () => {
    const quote = signed()
    const context = { quote, changes: [], shownMinutes: 20, freshMinutes: 35 }
    const { expectText, press } = await place(
      answer(409, problemOf('promise_changed', context)),
      accepted(),
    )
    await expectText('phase', 'later')
    expect(onPlaced).not.toHaveBeenCalled()
    await press('accept')
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
    expect(sent.map((order) => order.body.quoteToken)).toEqual([price.quoteToken, quote.quoteToken])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('leaves an expired promo out of the accepted order (QUOTE-03)', async () => {
    const { expectText, press } = await place(changed('quote_changed', signed(650, [])), accepted())
    await expectText('changes', 'promo total')
    await press('accept')
    // The test waits for the response. Otherwise the next test would find the stored attempt of
    // this test.
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
    expect(sent.map((order) => order.body.promoCode)).toEqual([['FIVER'], []])
  })

  test('orders again with a new key when only the quote had expired (PROD-05)', async () => {
    const fresh = signed()
    await place(changed('quote_expired', fresh), accepted())
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
    expect(sent.map((order) => order.body.quoteToken)).toEqual([price.quoteToken, fresh.quoteToken])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('orders again only once when quotes keep expiring (PROD-05)', async () => {
    const { expectText } = await place(changed('quote_expired', signed()))
    await expectText('phase', 'refused')
    expect(sent).toHaveLength(2)
  })

  test('asks the eater when an expired quote has become dearer (PROD-05)', async () => {
    const { expectText } = await place(changed('quote_expired', signed(700)), accepted())
    await expectText('phase', 'changed')
    expect(sent).toHaveLength(1)
  })
})

test('repeats a lost order with its key, then orders at the changed price (PROD-05)', async () => {
  const fresh = signed(700)
  const first = await place(new TypeError('offline'), changed('quote_changed', fresh), accepted())
  await first.expectText('phase', 'undecided')
  await first.unmount()
  const reloaded = await drawCheckout()
  await reloaded.expectText('phase', 'undecided')
  await reloaded.press('retry')
  await reloaded.expectText('phase', 'changed')
  expect([sent[1]?.key, sent[1]?.body]).toEqual([sent[0]?.key, sent[0]?.body])
  await reloaded.press('accept')
  await expect.poll(() => onPlaced.mock.calls.length).toBe(1)
  expect([sent[2]?.key === sent[0]?.key, sent[2]?.body.quoteToken]).toEqual([
    false,
    fresh.quoteToken,
  ])
})

test('renews the quote before its ten minutes are over (QUOTE-18)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  price = signed()
  const { getByTestId } = await draw(<Checkout />)
  const expectTotal = async (quote: SignedQuote) =>
    await vi.waitFor(
      () => expect(getByTestId('total').element().textContent).toBe(String(totalOf(quote))),
      { timeout: 60_000 },
    )
  await expectTotal(price)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(quoteRequests).toBe(1)
  price = signed(700)
  await vi.advanceTimersByTimeAsync(31_000)
  await expectTotal(price)
  expect(quoteRequests).toBe(2)
})
