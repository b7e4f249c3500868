// Tests in a browser that each action and view records its event with all fields.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { makeLine, testLocation, kopi, laksa } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { meStore } from '../../features/account/use-me.ts'
import { LoginForm } from '../../features/account/login-form.tsx'
import { sentCode } from '../../features/account/sent-code.ts'
import { NameStep } from '../../features/account/name-step.tsx'
import { UserBadge } from '../account/user-badge.tsx'
import { toPendingLine } from '../../features/cart/pending-lines.ts'
import NewCartDialog from '../../features/cart/new-cart-dialog.tsx'
import { QuickAdd } from '../../features/cart/quick-add.tsx'
import { ReviewAction } from '../../features/cart/drawer/review-action.tsx'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { SlotPicker } from '../../features/checkout/delivery-time/slot-picker.tsx'
import type { DeliveryTime } from '../../features/checkout/delivery-time/use-delivery-time.ts'
import { DeliveryTimePanel } from '../../features/checkout/delivery-time/delivery-time-panel.tsx'
import { useSelectAddress } from '../../features/location/address/use-select-address.ts'
import { CampaignCard } from '../../features/merchant/menu/campaign-card.tsx'
import { Menu } from '../../features/merchant/menu/menu.tsx'
import { MerchantGrid } from '../../features/merchant/list/merchant-grid.tsx'
import { Offers } from '../../features/merchant/list/offers.tsx'
import { SearchForm } from '../../features/merchant/search/search-form.tsx'
import { ChatButton } from '../../features/order/chat/chat-button.tsx'
import { client } from '../../platform/browser/client.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { storeVisitSource } from '../../platform/analytics/visit-source.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { drainTrackedEvents } from '../../platform/analytics/track.ts'
import { answered, makeOrderView } from '../../testing/order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { startLine } from '@tingkat/ordering/dish/dish'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { Account } from '../frame/account.tsx'
import MenuDish from '../menu/menu-dish.tsx'
import { useOpenDish } from '../menu/dish-overlay.tsx'
import { useTrackRestaurantError, useTrackRestaurantOpen } from '../menu/track-restaurant.ts'

const store = cartStoreOf('sg')
beforeEach(async () => {
  vi.restoreAllMocks()
  store.replace(null)
  sharedErrors.clear()
  sessionStorage.clear()
  await page.viewport(1280, 800)
  drainTrackedEvents()
})
const named = (...names: TrackedEvent['name'][]) =>
  drainTrackedEvents().filter((event) => names.includes(event.name))
const restaurant_id = testMerchant.ID
const inMerchant = { restaurant_id, item_id: 'kopi', item_name: kopi.name }
// Kopi is second in its category, so that its tracked position is not the default 0.
const afterTea = {
  ...testMerchant,
  menu: {
    ...testMerchant.menu,
    categories: testMerchant.menu.categories.map((category) =>
      category.items.includes(kopi)
        ? { ...category, items: [{ ...kopi, ID: 'tea', name: 'Tea' }, ...category.items] }
        : category,
    ),
  },
}
const laksaWeek = { ID: 'week', name: 'Laksa week', tcDetails: 'All laksa.', freeItem: null }
const Campaigned = () => (
  <ul>
    <CampaignCard campaign={laksaWeek} merchant={testMerchant} />
  </ul>
)
const listed = (changes: Partial<ListedMerchant> = {}): ListedMerchant => ({
  ...testMerchant,
  deliverable: true,
  deliveryFee: null,
  opensAt: null,
  ...changes,
})

describe('the menu', () => {
  test('TRACK-13: opening the terms of an offer records it once', async () => {
    const screen = await draw(<Campaigned />)
    await screen.getByRole('button', { name: /Laksa week/ }).click()
    const events: TrackedEvent[] = []
    await expect
      .poll(() => {
        events.push(...named('SEE_PROMO_DETAIL'))
        return events
      })
      .toEqual([{ name: 'SEE_PROMO_DETAIL', restaurant_id }])
    await screen.getByRole('button', { name: screen.t('site:ui.close') }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(named('SEE_PROMO_DETAIL')).toEqual([])
  })

  test('TRACK-08: clicking a category or the search records restaurant and screen', async () => {
    const screen = await draw(
      <main>
        <Menu merchant={testMerchant} onOpen={() => {}} />
      </main>,
      { path: `/sg/en/restaurant/x/${testMerchant.ID}` },
    )
    const [first] = testMerchant.menu.categories
    await screen
      .getByRole('navigation')
      .getByRole('link', { name: first?.name ?? '' })
      .first()
      .click()
    expect(named('CATEGORY_CLICK')).toEqual([
      { name: 'CATEGORY_CLICK', restaurant_id, screen: 'restaurant', category_id: first?.ID },
    ])
    await screen.getByRole('button', { name: screen.t('menu:menu.search') }).click()
    expect(named('CLICK_SEARCH_BUTTON')).toHaveLength(1)
  })

  test('TRACK-08: scrolling records the category in view, but not the clicked one', async () => {
    const items = (ID: string) =>
      Array.from({ length: 12 }, (_, index) => ({ ...kopi, ID: `${ID}-${index}` }))
    const long = {
      ...testMerchant,
      menu: {
        ...testMerchant.menu,
        categories: ['a', 'b', 'c'].map((ID) => ({
          ID,
          name: `Long ${ID}`,
          available: true,
          items: items(ID),
        })),
      },
    }
    const screen = await draw(
      <main>
        <Menu merchant={long} onOpen={() => {}} />
        <div style={{ height: 600 }} />
      </main>,
    )
    const events: TrackedEvent[] = []
    await vi.waitFor(
      () => {
        window.scrollTo(0, 0)
        document
          .querySelector('#cat-b, [id$="b"].menu-cat')
          ?.scrollIntoView({ block: 'start', behavior: 'instant' })
        window.dispatchEvent(new Event('scroll'))
        events.push(...named('CATEGORY_SCROLL'))
        expect(events[0]).toEqual({
          name: 'CATEGORY_SCROLL',
          restaurant_id,
          screen: 'homepage',
          category_id: 'b',
        })
      },
      { timeout: 60_000 },
    )
    await screen.getByRole('navigation').getByRole('link', { name: 'Long c' }).click()
    await expect
      .element(screen.getByRole('navigation').getByRole('link', { name: 'Long c' }))
      .toHaveAttribute('aria-current')
    expect(named('CATEGORY_SCROLL', 'CATEGORY_CLICK')).toEqual([
      { name: 'CATEGORY_CLICK', restaurant_id, screen: 'homepage', category_id: 'c' },
    ])
    window.scrollTo(0, 0)
  })

  test('TRACK-10 TRACK-11 TRACK-15: quick-add records the click and the cart changes', async () => {
    const screen = await draw(
      <div style={{ padding: 40 }}>
        <QuickAdd merchant={afterTea} dish={kopi} onChoose={() => {}} collapseOnScroll={false} />
      </div>,
    )
    await screen.getByRole('button', { name: 'Add Kopi' }).click()
    const [pressed, added] = named('ADD_ITEM', 'ADD_TO_BASKET')
    expect(pressed).toEqual({ name: 'ADD_ITEM', ...inMerchant, position: 1 })
    expect(added).toEqual({
      name: 'ADD_TO_BASKET',
      ...inMerchant,
      position: 1,
      item_quantity: 1,
      notes_text: '',
      price: 180,
      currency: 'SGD',
    })
    await screen.getByRole('button', { name: 'Remove Kopi' }).click()
    expect(named('REMOVE_FROM_BASKET')).toEqual([
      { name: 'REMOVE_FROM_BASKET', ...inMerchant, item_quantity: 1, price: 180, currency: 'SGD' },
    ])
  })

  test('TRACK-10: a dish set to 0 is removed and added when it is added again', () => {
    const store = cartStoreOf('sg')
    store.add(afterTea, { ...startLine(kopi, 'l1'), quantity: 3 })
    const [line] = store.read()!.merchants[0]!.items
    store.pending.write([toPendingLine(line!)])
    store.add(afterTea, startLine(kopi, 'l2'))
    expect(
      named('ADD_TO_BASKET', 'REMOVE_FROM_BASKET').map((event) => [
        event.name,
        'item_quantity' in event && event.item_quantity,
      ]),
    ).toEqual([
      ['ADD_TO_BASKET', 3],
      ['REMOVE_FROM_BASKET', 3],
      ['ADD_TO_BASKET', 1],
    ])
  })

  test('TRACK-15: records a clicked dish and an opened dish', async () => {
    const Pressed = () => {
      const open = useOpenDish(afterTea)
      return (
        <button type="button" onClick={() => open('kopi')}>
          Open
        </button>
      )
    }
    const menu = await draw(<Pressed />)
    await menu.getByRole('button').click()
    expect(named('PRODUCT_CLICK')).toEqual([
      { name: 'PRODUCT_CLICK', ...inMerchant, position: 1, price: 180, currency: 'SGD' },
    ])
    await menu.unmount()
    await draw(
      <MenuDish
        merchant={testMerchant}
        dishID={laksa.ID}
        open
        onClose={() => {}}
        onClosed={() => {}}
      />,
    )
    expect(named('VIEW_PRODUCT_DETAILS')).toEqual([
      {
        name: 'VIEW_PRODUCT_DETAILS',
        restaurant_id,
        item_id: laksa.ID,
        item_name: laksa.name,
        price: 650,
        currency: 'SGD',
      },
    ])
  })

  test('TRACK-06 TRACK-09: records an opened restaurant page with its source, or an error', async () => {
    const Opened = () => {
      useTrackRestaurantOpen(testMerchant)
      return null
    }
    const Missing = () => {
      useTrackRestaurantError('sg-nobody', 'not_found')
      return null
    }
    storeVisitSource('?sourceID=qr-poster')
    await draw(
      <>
        <Opened />
        <Missing />
      </>,
    )
    expect(named('RESTAURANT_OPEN', 'GET_RESTAURANT_DETAIL_ERROR')).toEqual([
      { name: 'RESTAURANT_OPEN', restaurant_id, category_id: '', deeplink_source_id: 'qr-poster' },
      { name: 'GET_RESTAURANT_DETAIL_ERROR', restaurant_id: 'sg-nobody', error_code: 'not_found' },
    ])
    storeVisitSource('?sourceID=+6591234567')
    await draw(<Opened />)
    expect(named('RESTAURANT_OPEN')).toEqual([
      { name: 'RESTAURANT_OPEN', restaurant_id, category_id: '' },
    ])
  })
})

describe('lists and search', () => {
  test('TRACK-13 TRACK-15: records a shown list, and clicks on cards and offers', async () => {
    const list = {
      state: 'ready',
      merchants: [listed({ promo: { hasPromo: true, description: '10% off' } })],
      total: 1,
      nextCursor: null,
      near: false,
    } as never
    const screen = await draw(
      <>
        <Offers merchants={[listed({ promo: { hasPromo: true, description: '10% off' } })]} />
        <MerchantGrid list={list} now={new Date()} onMore={() => {}} onRetry={() => {}} />
      </>,
    )
    expect(named('IMPRESSION')).toEqual([
      { name: 'IMPRESSION', list: 'home', item_ids: [testMerchant.ID] },
    ])
    await userEvent.click(document.querySelector('a.m') as Element)
    await userEvent.click(document.querySelector('a.promo') as Element)
    expect(named('CLICK_RESTAURANT_CARD', 'SEE_PROMO_DETAIL')).toEqual([
      {
        name: 'CLICK_RESTAURANT_CARD',
        restaurant_id,
        restaurant_name: testMerchant.name,
        position: 0,
      },
      { name: 'SEE_PROMO_DETAIL', restaurant_id },
    ])
    expect(screen.router.state.location.pathname).toContain('/restaurant/')
  })

  test('TRACK-15 TRACK-22: records a search with its text', async () => {
    vi.spyOn(client, 'listSuggestions').mockResolvedValue(answered({ suggestions: [] }))
    const screen = await draw(<SearchForm />)
    await screen.getByRole('combobox').fill('laksa')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(
      () =>
        expect(named('CLICK_SEARCH_BUTTON', 'SEARCH_BAR')).toEqual([
          { name: 'CLICK_SEARCH_BUTTON', screen: 'homepage' },
          { name: 'SEARCH_BAR', query: 'laksa' },
        ]),
      { timeout: 60_000 },
    )
  })

  test('TRACK-22: records a chosen suggestion as a search', async () => {
    vi.spyOn(client, 'listSuggestions').mockResolvedValue(
      answered({ suggestions: [{ text: 'Laksa', kind: 'dish', merchantID: null }] }),
    )
    const screen = await draw(<SearchForm />)
    await screen.getByRole('combobox').fill('lak')
    await screen.getByRole('option', { name: 'Laksa', exact: true }).click()
    await vi.waitFor(
      () => expect(named('SEARCH_BAR')).toEqual([{ name: 'SEARCH_BAR', query: 'Laksa' }]),
      { timeout: 60_000 },
    )
  })

  test('TRACK-13: records that an address was chosen, without the address', async () => {
    const Choose = () => {
      const select = useSelectAddress()
      return (
        <button type="button" onClick={() => select(testLocation)}>
          here
        </button>
      )
    }
    const screen = await draw(<Choose />)
    await screen.getByRole('button').click()
    expect(named('DELIVERY_ADDRESS')).toEqual([{ name: 'DELIVERY_ADDRESS', screen: 'homepage' }])
  })
})

describe('basket and checkout', () => {
  test('TRACK-12: records that a cart of another merchant was replaced', async () => {
    const screen = await draw(
      <NewCartDialog
        merchantID="sg-other"
        cart={makeCart()}
        onKeep={() => {}}
        onStart={() => {}}
      />,
    )
    await screen.getByRole('button', { name: screen.t('basket:cart.newStart') }).click()
    expect(named('PROCEED_NEW_BASKET')).toEqual([
      { name: 'PROCEED_NEW_BASKET', restaurant_id: 'sg-other' },
    ])
  })

  test('TRACK-07: records a chosen day and time', async () => {
    const window = { from: '2026-11-23T04:00:00Z', to: '2026-11-23T04:30:00Z' }
    vi.spyOn(client, 'readTimeSlots').mockResolvedValue(answered({ slots: [window] }) as never)
    const screen = await draw(
      <SlotPicker
        merchantID="m"
        timeZone="Asia/Singapore"
        unavailable={null}
        chosen={null}
        onChoose={() => {}}
      />,
    )
    const [day, time] = [
      screen.getByRole('group').nth(0).getByRole('button').first(),
      screen.getByRole('group').nth(1).getByRole('button').first(),
    ]
    await day.click()
    await time.click()
    const timestamp = '2026-11-23T04:00:00.000Z'
    expect(named('DELIVERY_DATE_SELECTED', 'DELIVERY_TIME_SELECTED')).toEqual([
      { name: 'DELIVERY_DATE_SELECTED', is_schedule: true, timestamp },
      { name: 'DELIVERY_TIME_SELECTED', is_schedule: true, timestamp },
    ])
  })

  test('TRACK-07: records immediate delivery as not scheduled', async () => {
    const time: DeliveryTime = {
      restriction: null,
      isNowOffered: true,
      nextTime: null,
      problem: null,
      isScheduling: false,
      isMissing: false,
      schedule: () => {},
      chooseNow: () => {},
    }
    const screen = await draw(
      <DeliveryTimePanel cart={makeCart()} time={time} onSchedule={() => {}} />,
    )
    const before = Date.now()
    await screen.getByRole('button').first().click()
    const events = named('DELIVERY_DATE_SELECTED', 'DELIVERY_TIME_SELECTED')
    const timestamp = events[0] && 'timestamp' in events[0] ? events[0].timestamp : ''
    expect(events).toEqual([
      { name: 'DELIVERY_DATE_SELECTED', is_schedule: false, timestamp },
      { name: 'DELIVERY_TIME_SELECTED', is_schedule: false, timestamp },
    ])
    expect(timestamp).toMatch(/Z$/)
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    ['order_value_exceeded', 'basket size exceeded'],
    ['food_err_order_item_not_available', 'item unavailable'],
  ])('TRACK-19: records the error %s as "%s"', (code, error_name) => {
    sharedErrors.put({ code, context: {} })
    sharedErrors.put({ code: 'too_far', context: {} })
    expect(named('ERROR_SHOWN')).toEqual([{ name: 'ERROR_SHOWN', error_name, error_code: code }])
  })
})

describe('the account', () => {
  test('TRACK-15 TRACK-23: records logins from top bar and checkout, and a sign-up', async () => {
    meStore.set({ name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 })
    const bar = await draw(<Account />)
    await bar.getByRole('link').click()
    expect(named('CLICK_LOGIN')).toEqual([{ name: 'CLICK_LOGIN', place: 'top_bar' }])
    await bar.unmount()
    const basket = await draw(
      <ReviewAction
        cart={makeCart({ lines: [makeLine(kopi, 'a', 2)] })}
        guest
        blocked={false}
        reviewing={false}
        amount=""
        onReview={() => {}}
        onLeave={() => {}}
      />,
    )
    await basket.getByRole('link').click()
    expect(named('CLICK_LOGIN')).toEqual([{ name: 'CLICK_LOGIN', place: 'checkout' }])
    await basket.unmount()
    vi.spyOn(client, 'changeMe').mockResolvedValue(
      answered({ name: 'A', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }),
    )
    const name = await draw(<NameStep locale="en-SG" onNamed={() => {}} />)
    await name.getByRole('textbox').fill('Aisyah')
    await name.getByRole('button').click()
    const signUp = [
      { name: 'CLICK_SIGN_UP', place: 'checkout' },
      { name: 'SIGN_UP', place: 'checkout' },
    ]
    const events: TrackedEvent[] = []
    await expect
      .poll(() => {
        events.push(...named('CLICK_SIGN_UP', 'SIGN_UP'))
        return events
      })
      .toEqual(signUp)
  })

  test('TRACK-15: records a login when it has succeeded, not when it fails', async () => {
    meStore.set({ name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 })
    trackLogin('menu_item')
    sentCode.write({
      sent: { codeID: 'c1', sentTo: '+65 8123 4567', expiresAt: '2999-01-01T00:00:00.000Z' },
      phone: '8123 4567',
      phoneCountry: 'sg',
    })
    const logIn = vi.spyOn(client, 'logIn').mockResolvedValue({
      ok: false,
      problem: { code: 'code_wrong', status: 422, message: '', context: { triesLeft: 4 } },
    })
    const screen = await draw(<LoginForm countryCode="sg" toCheckout={false} />)
    await screen.getByRole('textbox').fill('111111')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => logIn.mock.calls.length).toBeGreaterThan(0)
    expect(named('LOGIN')).toEqual([])
    logIn.mockResolvedValue(
      answered({ name: 'Aisyah', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }),
    )
    await screen.getByRole('textbox').fill('222222')
    await userEvent.keyboard('{Enter}')
    const events: TrackedEvent[] = []
    await expect
      .poll(() => {
        events.push(...named('LOGIN'))
        return events
      })
      .toEqual([{ name: 'LOGIN', place: 'menu_item' }])
  })

  test('TRACK-13: records an opened account', async () => {
    const screen = await draw(
      <UserBadge user={{ name: 'Aisyah', loggedIn: true, safeId: 's', ongoingOrderCount: 0 }} />,
    )
    await screen.getByRole('button').first().click()
    expect(named('CLICK_ACCOUNT')).toEqual([{ name: 'CLICK_ACCOUNT', screen: 'homepage' }])
  })
})

test('TRACK-15 TRACK-24: records an opened chat and a sent message, without its text', async () => {
  const order = makeOrderView({ state: 'FOOD_COLLECTED', orderID: 'sg-chat-told' })
  vi.spyOn(client, 'readMessages').mockResolvedValue(answered({ messages: [], open: true }))
  vi.spyOn(client, 'sendMessage').mockImplementation(async (_, { messageID, text }) =>
    answered({ messageID, nth: 1, from: 'eater', text, at: new Date().toISOString() }),
  )
  const screen = await draw(<ChatButton order={order} liveMessages={[]} />)
  await screen.getByRole('button', { name: /^Chat with/ }).click()
  await screen.getByRole('textbox').fill('Ring at the blue door')
  await userEvent.keyboard('{Enter}')
  const events = named('CLICK_CHAT_WITH_DRIVER', 'CLICK_SEND_MESSAGE')
  expect(events).toEqual([
    { name: 'CLICK_CHAT_WITH_DRIVER', order_id: order.orderID },
    { name: 'CLICK_SEND_MESSAGE', order_id: order.orderID },
  ])
  expect(JSON.stringify(events)).not.toContain('blue')
})
