// Tests of the tracking view in a browser: texts of all states in all languages, arrival,
// countdown, payment and cancelling.
import { languageCodes, type LanguageCode } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import { cancelReasons } from '@tingkat/ordering/order/reasons'
import { arrivalCauses } from '@tingkat/ordering/order/order-shape'
import { failureReasons, orderStates, orderPaths } from '@tingkat/ordering/order/order-states'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import {
  answered,
  makeOrderView,
  refused,
  rizal,
  type OrderSketch,
} from '../../../testing/order-fixtures.ts'
import { draw, type Around } from '../../../testing/draw.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import { Tracking } from './tracking.tsx'
import { awaitedParty, formatCountdown } from './wait-timer.tsx'

const onOrder = vi.fn<(order: Order) => void>()

beforeEach(async () => {
  vi.restoreAllMocks()
  onOrder.mockClear()
  await page.viewport(1280, 800)
})

async function show(
  sketch: OrderSketch = {},
  { connected = true, ...around }: Around & { connected?: boolean } = {},
) {
  const order = makeOrderView(sketch)
  const screen = await draw(
    <Tracking
      order={order}
      connected={connected}
      liveMessages={[]}
      onOrder={onOrder}
      reorderButton={null}
    />,
    around,
  )
  return { ...screen, order, text: () => screen.container.textContent ?? '' }
}

const countryOf: Record<LanguageCode, 'sg' | 'id' | 'th' | 'vn'> = {
  en: 'sg',
  id: 'id',
  th: 'th',
  vi: 'vn',
}

describe.each(languageCodes)('ORD-01 ORD-02 ORD-06 in %s', (language) => {
  test('every state on every path has texts without gaps or untranslated keys', async () => {
    const orders = orderPaths.flatMap((path) =>
      orderStates.map((state) => makeOrderView({ state, path, orderID: `${path} ${state}` })),
    )
    const { container } = await draw(
      <>
        {orders.map((order) => (
          <section key={order.orderID}>
            <Tracking
              order={order}
              connected
              liveMessages={[]}
              onOrder={onOrder}
              reorderButton={null}
            />
          </section>
        ))}
      </>,
      { country: countryOf[language], language },
    )
    const sections = [...container.querySelectorAll('section:has(> .trk)')]
    expect(sections).toHaveLength(orders.length)
    for (const [index, section] of sections.entries()) {
      const headline = section.querySelector('h1')?.textContent
      const body = section.querySelector('.tr-body')?.textContent
      expect(`${headline}. ${body}`.length, orders[index]?.orderID).toBeGreaterThan(12)
      expect(section.textContent, orders[index]?.orderID).not.toMatch(
        /\border\.[a-z]|checkout\.|\{\{|undefined|null/,
      )
    }
  })

  test('every arrival cause, failure reason and cancel reason has a text', async () => {
    const { t } = await draw(null, { country: countryOf[language], language })
    const keys = [
      ...arrivalCauses.map((cause) => `order:order.causes.${cause}`),
      ...failureReasons.map((reason) => `order:order.reasons.${reason}`),
      ...cancelReasons.map((reason) => `order:order.cancelReasons.${reason}`),
    ]
    for (const key of keys) expect(t(key as never), key).not.toMatch(/^order\.|\.[a-z_]+$/i)
  })
})

test.each([
  ['ALLOCATING', 'lucide-bike'],
  ['PICKING_UP', 'lucide-bike'],
  ['ORDER_IN_PREPARE', 'lucide-chef-hat'],
] as const)(
  'the current row of the timeline has an icon for its text (%s)',
  async (state, icon) => {
    const { container } = await show({ state })
    await expect.element(container.querySelector<SVGElement>('.tl .now svg')).toHaveClass(icon)
  },
)

describe('the arrival', () => {
  test('ORD-12 shows the range in the headline while the food is on the way', async () => {
    const { text, container } = await show({ state: 'FOOD_COLLECTED' })
    expect(container.querySelector('h1')?.textContent).toMatch(
      /^Arriving .*\d\d:\d\d\u00a0–\u00a0\d\d:\d\d$/,
    )
    expect(text()).toMatch(/On time/)
  })

  test.each(['NEW', 'MAX_CONFIRMING', 'ALLOCATING', 'ORDER_IN_PREPARE', 'READY'] as const)(
    'ORD-12 the headline is the arrival in %s too, and the state comes second',
    async (state) => {
      const { container, text } = await show({ state })
      expect(container.querySelector('h1')?.textContent).toMatch(
        /^Arriving .*\d\d:\d\d\u00a0–\u00a0\d\d:\d\d$/,
      )
      expect(container.querySelector('.tr-state')?.textContent).toMatch(/^[A-Z]/)
      expect(text().match(/Arriving/g)).toHaveLength(1)
    },
  )

  test('ORD-12 the courier’s name, plate and chat come before everything but the arrival', async () => {
    const { container } = await show({ state: 'FOOD_COLLECTED' })
    const sheet = [...container.querySelectorAll('.sheet > *')]
    const courier = sheet.findIndex((part) => part.classList.contains('courier'))
    expect(sheet[courier]?.textContent).toContain('FBX 4821 K')
    expect(sheet[courier]?.querySelector('button')).not.toBeNull()
    expect(sheet.slice(0, courier).some((part) => part.matches('.tl, .its, .push'))).toBe(false)
  })

  test('ORD-12 a map without streets is named a sketch', async () => {
    expect((await show({ state: 'FOOD_COLLECTED' })).text()).toContain('Sketch, not to scale')
  })

  test('ORD-12 the map of a pickup order is centred on the merchant', async () => {
    await page.viewport(390, 800)
    const { container } = await show({ state: 'READY', path: 'pickup', deliveryAddress: null })
    const map = container.querySelector('.map svg')?.getBoundingClientRect()
    const marker = container.querySelector('.mp-merchant .mp-ground')?.getBoundingClientRect()
    const middle = (box?: DOMRect) => (box ? box.left + box.width / 2 : NaN)
    expect(middle(marker)).toBeCloseTo(middle(map), 0)
    expect(container.querySelector('.mp-home')).toBeNull()
  })

  test.each(arrivalCauses.filter((cause) => cause !== 'at_door'))(
    'ORD-12 shows the cause %s',
    async (cause) => {
      const at = new Date().toISOString()
      const order = { ...makeOrderView({ state: 'READY' }), arrival: { from: at, to: at, cause } }
      const { container, t } = await draw(<ArrivalNote order={order} />)
      expect(container.textContent).toContain(t(`order:order.causes.${cause}` as never))
    },
  )

  test('ORD-12 shows the delivery window of a scheduled order', async () => {
    const from = new Date(Date.now() + 2 * 86_400_000).toISOString()
    const to = new Date(Date.now() + 2 * 86_400_000 + 1_800_000).toISOString()
    const { container } = await show({
      state: 'SCHEDULED',
      scheduledTime: { from, to, available: true, reason: '' },
    })
    expect(container.querySelector('h1')?.textContent).toMatch(
      /^Scheduled for .*\d{1,2}.*, \d\d:\d\d\u00a0–\u00a0\d\d:\d\d$/,
    )
  })

  test('ORD-12 shows no arrival at a table or after the order has ended', async () => {
    for (const sketch of [
      { state: 'READY', path: 'table' },
      { state: 'COMPLETED' },
      { state: 'CANCELLED_DRIVER' },
    ] as const) {
      const { text, unmount } = await show(sketch)
      expect(text()).not.toMatch(/Arriving/)
      await unmount()
    }
  })

  test('names the new courier after REALLOCATED', async () => {
    const { text } = await show({ state: 'REALLOCATED' })
    expect(text()).toContain('New rider found')
    expect(text()).toContain('Rizal Hakim is taking over')
  })

  test('ORD-12 the label of the map contains the progress of the courier', async () => {
    const { merchant, deliveryAddress } = makeOrderView()
    const middle = {
      latitude: (merchant.latlng.latitude + deliveryAddress!.latitude) / 2,
      longitude: (merchant.latlng.longitude + deliveryAddress!.longitude) / 2,
      at: new Date().toISOString(),
    }
    const { container } = await show({
      state: 'FOOD_COLLECTED',
      courierPosition: middle,
      beside: { courierPosition: middle },
    })
    expect(container.querySelector('.map svg')?.getAttribute('aria-label')).toContain(
      '50% of the route',
    )
  })
})

describe('the countdown', () => {
  test('ORD-12 counts down for the merchant without a live region', async () => {
    const { container } = await show({ state: 'MAX_CONFIRMING', since: 48 })
    const wait = container.querySelector('.tr-wait')
    expect(wait?.querySelector('[aria-hidden].b')?.textContent).toMatch(
      /^The restaurant will reply within 4:1\d\.$/,
    )
    expect(wait?.querySelector('.sr')?.textContent).toMatch(
      /^The restaurant will reply by \d\d:\d\d\.$/,
    )
    expect(wait?.textContent).toContain('If not, we’ll cancel at no charge.')
    expect(wait?.closest('output, [aria-live], [role=status]')).toBeNull()
    const before = wait?.querySelector('[aria-hidden].b')?.textContent
    await expect
      .poll(() => wait?.querySelector('[aria-hidden].b')?.textContent, { timeout: 60_000 })
      .not.toBe(before)
  })

  test('waits for a courier while one is searched for, and says when time is up', async () => {
    expect(
      orderStates.filter(
        (orderState) => awaitedParty({ orderState, path: 'integrated' }) === 'courier',
      ),
    ).toEqual(['ALLOCATING', 'REALLOCATING'])
    expect(awaitedParty({ orderState: 'NEW', path: 'concierge' })).toBe('courier')
    const { container } = await show({ state: 'ALLOCATING', since: 5_000 })
    expect(container.querySelector('.tr-wait')?.textContent).toContain('Any moment now.')
  })

  test.each([
    [252_000, '4:12'],
    [59_001, '1:00'],
    [900, '0:01'],
    [-5, '0:00'],
    [900_000, '15:00'],
  ])('%i ms are %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text)
  })
})

describe('the payment', () => {
  const visa = { placement: { paymentTypeID: 'VISA' } }

  test.each([
    ['cash under way', { state: 'READY' }, /Cash on delivery/],
    ['cash at a table', { state: 'READY', path: 'table' }, /Pay at the table/],
    ['cash, delivered', { state: 'COMPLETED' }, /Paid in cash/],
    ['a card under way', { state: 'READY', ...visa }, /Visa \(not charged yet\)/],
    ['a card, delivered', { state: 'COMPLETED', ...visa }, /Paid with Visa/],
    ['cash, failed', { state: 'FAILED' }, /Not charged/],
    [
      'a card, cancelled',
      { state: 'CANCELLED_MAX', ...visa },
      /Not charged.*held on Visa will be released/,
    ],
    [
      'a card, partly refunded',
      { state: 'COMPLETED', ...visa, beside: { refundedInMinor: 250 } },
      /Paid with Visa.*Refunded to Visa.*2\.50/,
    ],
    [
      'the wallet, by its name in the country',
      { state: 'COMPLETED', placement: { paymentTypeID: 'CREDIT_BALANCE' } },
      /Paid with \S+/,
    ],
  ] as const)('%s', async (_, sketch, words) => {
    expect((await show(sketch as OrderSketch)).text()).toMatch(words)
  })

  test('ORD-07 shows old and new price of each change, and the amount returned', async () => {
    const { text } = await show({
      state: 'READY',
      ...visa,
      placedTotalInMinor: 2_080,
      changes: [
        {
          changeID: 'c1',
          type: 'DELETED',
          itemID: 'kopi',
          name: 'Kopi',
          at: '',
          oldQuantity: 1,
          newQuantity: 0,
          oldPriceInMinor: 180,
          newPriceInMinor: 0,
        },
        {
          changeID: 'c1',
          type: 'UPDATED',
          itemID: 'laksa',
          name: 'Laksa',
          at: '',
          oldQuantity: 2,
          newQuantity: 1,
          oldPriceInMinor: 1_300,
          newPriceInMinor: 650,
        },
        {
          changeID: 'c2',
          type: 'UPDATED',
          itemID: 'rice',
          name: 'Chicken rice',
          at: '',
          oldQuantity: 1,
          newQuantity: 1,
          oldPriceInMinor: 500,
          newPriceInMinor: 450,
        },
      ],
    })
    expect(text()).toMatch(/Kopi was unavailable \(S\$\s1\.80\)/)
    expect(text()).toMatch(/Laksa: 1 instead of 2, now S\$\s6\.50 \(was S\$\s13\.00\)/)
    expect(text()).toMatch(/Chicken rice: now S\$\s4\.50 \(was S\$\s5\.00\)/)
    expect(text()).toMatch(/You pay S\$\s\d+\.\d\d less\. New total: S\$/)
    expect(text()).toMatch(/We’ll return S\$\s\d+\.\d\d to Visa/)
  })
})

describe('cancelling', () => {
  test('ORD-11 asks for a reason, explains the payment, and sends reason and comment', async () => {
    const cancel = vi
      .spyOn(client, 'cancelOrder')
      .mockResolvedValue(answered(makeOrderView({ state: 'CANCELLED_PASSENGER' })))
    const screen = await show({ state: 'ALLOCATING', placement: { paymentTypeID: 'VISA' } })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(/held on Visa will be released/)
    await userEvent.click(dialog.getByText('Taking too long'))
    await userEvent.fill(dialog.getByRole('textbox'), 'Sorry')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(cancel).toHaveBeenCalledExactlyOnceWith(screen.order.orderID, {
      reason: 'takes_too_long',
      comment: 'Sorry',
    })
    expect(onOrder).toHaveBeenCalledOnce()
  })

  test('ORD-11 sends no comment that is too long; keeps the input after a refusal', async () => {
    const cancel = vi.spyOn(client, 'cancelOrder').mockResolvedValue(refused('not_cancelable'))
    const screen = await show({ state: 'NEW' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('You won’t be charged')
    await userEvent.fill(dialog.getByRole('textbox'), 'x'.repeat(201))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('201/200 characters')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }), { force: true })
    expect(cancel).not.toHaveBeenCalled()
    await userEvent.fill(dialog.getByRole('textbox'), 'Too slow')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Too slow')
  })

  test('ORD-11 an order at the counter can be cancelled until a rider is found', async () => {
    const early = await show({ state: 'ALLOCATING', path: 'concierge' })
    await expect.element(early.getByText(/cancel for free until a rider is found/)).toBeVisible()
    const late = await show({ state: 'PICKING_UP', path: 'concierge' })
    await expect.element(late.getByText(/A rider has taken your order/)).toBeVisible()
  })

  test('ORD-11 shows no button when it is too late, and says so', async () => {
    const screen = await show({ state: 'FOOD_COLLECTED' })
    expect(screen.getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(0)
    expect(screen.text()).toContain('you can no longer cancel')
  })

  test('shows the reason and comment of a cancellation by the merchant', async () => {
    const { text } = await show({
      state: 'CANCELLED_MAX',
      cancellation: { reason: 'sold_out', comment: 'No more prawns' },
    })
    expect(text()).toContain('Reason: Sold out')
    expect(text()).toContain('“No more prawns”')
  })
})

test('the courier card shows vehicle, plate, and the number of unread messages', async () => {
  const screen = await show({
    state: 'FOOD_COLLECTED',
    orderID: 'with-news',
    beside: { messageCount: 2 },
  })
  await expect
    .element(screen.getByRole('button', { name: `Chat with ${rizal.name}, 2 new messages` }))
    .toBeVisible()
  expect(screen.text()).toContain('Honda Wave, FBX 4821 K')
})

test.each([
  ['ORDER_IN_PREPARE', 1],
  ['DRIVER_ARRIVED', 0],
  ['COMPLETED', 0],
] as const)('push messages are offered in the state %s: %d times', async (state, count) => {
  const screen = await draw(
    <Tracking
      order={makeOrderView({ state })}
      connected
      liveMessages={[]}
      onOrder={onOrder}
      reorderButton={null}
      offer={<button type="button">Allow notifications</button>}
    />,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Allow notifications' }).elements()).toHaveLength(count)
})

test('reports a lost connection only while the order is under way', async () => {
  expect((await show({ state: 'READY' }, { connected: false })).text()).toContain('Connection lost')
  expect((await show({ state: 'COMPLETED' }, { connected: false })).text()).not.toContain(
    'Connection lost',
  )
})

test('shows the delivery instructions and the help requests', async () => {
  const { text } = await show({
    state: 'COMPLETED',
    wishes: { cutlery: true, contactless: true },
    comment: 'No chili',
    help: [
      {
        helpID: 'h1',
        topic: 'late',
        itemIDs: [],
        comment: '',
        at: new Date().toISOString(),
        state: 'refunded',
        answeredAt: null,
        refundedInMinor: 300,
      },
    ],
  })
  expect(text()).toContain('With cutlery · Leave it at the door · “No chili”')
  expect(text()).toMatch(/My order was late.*S\$\s3\.00 refunded/)
})

test('the time line shows the day of what happened on another day (ORD-06)', async () => {
  const firstTime = async (since: number) =>
    (await show({ since })).container.querySelector('time')?.textContent
  expect(await firstTime(0)).toMatch(/^\d\d:\d\d$/)
  expect(await firstTime(3 * 86_400)).toMatch(/^[A-Z]\w+, \d+ [A-Z]\w+, \d\d:\d\d$/)
})
