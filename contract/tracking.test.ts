// Tests that the event catalogue matches the specification, and that the schemas reject every other
// event.
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { eventCatalogue, eventNames, type SentEvent } from './event-catalogue.ts'
import { parseEvent } from './tracking.ts'

const common = {
  n: 1,
  at: '2026-03-18T04:15:00.000Z',
  country: 'sg',
  language: 'en',
  page: 'restaurant-detail',
  state_name: 'restaurant',
  campaign: 'sg_restaurant-detail_organic',
  affiliation: 'Tingkat Singapore',
}
const sent = (event: object) => parseEvent({ ...common, ...event })
const added = {
  name: 'ADD_TO_BASKET',
  restaurant_id: 'sg-m1',
  item_id: 'd1',
  item_name: 'Laksa',
  position: 0,
  item_quantity: 2,
  notes_text: 'no onions',
  price: 650,
  currency: 'SGD',
}

test.each([
  ['TRACK-07', 'DELIVERY_DATE_SELECTED', ['is_schedule', 'timestamp']],
  ['TRACK-07', 'DELIVERY_TIME_SELECTED', ['is_schedule', 'timestamp']],
  ['TRACK-08', 'CATEGORY_CLICK', ['restaurant_id', 'screen']],
  ['TRACK-08', 'CATEGORY_SCROLL', ['restaurant_id', 'screen']],
  ['TRACK-09', 'RESTAURANT_OPEN', ['category_id']],
  ['TRACK-10', 'ADD_ITEM', ['restaurant_id', 'item_id', 'item_name', 'position']],
  [
    'TRACK-11',
    'ADD_TO_BASKET',
    ['restaurant_id', 'item_id', 'item_name', 'position', 'item_quantity', 'notes_text'],
  ],
  ['TRACK-12', 'PROCEED_NEW_BASKET', ['restaurant_id']],
  ['TRACK-14', 'PLACE_ORDER', ['id', 'revenue', 'tax', 'shipping', 'products']],
  [
    'TRACK-16',
    'PLACE_ORDER',
    [
      'restaurant_id',
      'basket_value',
      'delivery_fee',
      'platform_fee',
      'small_order_fee',
      'tax',
      'order_id',
      'eater_count',
      'payment_method',
    ],
  ],
  ['TRACK-21', 'PAGE_LOAD', ['page_type']],
  ['TRACK-22', 'SEARCH_BAR', ['query']],
] as const)('%s: %s carries %j', (_, name, fields) => {
  expect(eventCatalogue[name].fields).toMatchObject(
    Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  )
})

test('TRACK-09 TRACK-16: source, voucher, promo code and group are optional', () => {
  expect(eventCatalogue.RESTAURANT_OPEN.fields.deeplink_source_id).toBe('link?')
  const { voucher_id, promo_code, group_order_id } = eventCatalogue.PLACE_ORDER.fields
  expect([voucher_id, promo_code, group_order_id]).toEqual(['code?', 'code?', 'id?'])
})

test('TRACK-13 TRACK-15: has every event of the specification under both of its names', () => {
  expect(eventNames).toEqual(
    expect.arrayContaining([
      'SEE_PROMO_DETAIL',
      'CART_CLICKED',
      'REVIEW_ORDER',
      'DELIVERY_ADDRESS',
      'CATEGORY_VIEWED',
      'CLICK_ACCOUNT',
      'GET_RESTAURANT_DETAIL_ERROR',
    ]),
  )
  const inDataLayer = Object.values(eventCatalogue).map((event) => event.dataLayer)
  expect(inDataLayer).toEqual(
    expect.arrayContaining([
      'place_order',
      'product_click',
      'add_to_basket',
      'remove_from_basket',
      'checkout_step_1',
      'impression',
      'order_state',
      'page_load',
      'click_restaurant_card',
      'click_cart',
      'click_search_button',
      'search_bar',
      'view_product_details',
      'click_chat_with_driver',
      'click_send_message',
      'click_login',
      'click_sign_up',
    ]),
  )
  expect(new Set(inDataLayer).size).toBe(inDataLayer.length)
})

test('TRACK-05: refuses unknown events, extra fields, missing fields and wrong values', () => {
  expect(sent(added)).toEqual({ event: { ...common, ...added } })
  expect(sent({ ...added, phone: '+6591234567' })).toEqual({ fault: 'unknown_field' })
  expect(sent({ ...added, item_name: undefined })).toEqual({ fault: 'wrong_value' })
  expect(sent({ ...added, item_quantity: 1.5 })).toEqual({ fault: 'wrong_value' })
  expect(sent({ ...added, item_id: 'two words' })).toEqual({ fault: 'wrong_value' })
  expect(sent({ name: 'STEAL' })).toEqual({ fault: 'unknown_event' })
  for (const nothing of [null, 3, 'ADD_ITEM', [], { name: '__proto__' }, { name: 'constructor' }])
    expect(parseEvent(nothing)).toEqual({ fault: 'unknown_event' })
})

test('TRACK-11 TRACK-22: refuses typed text that was not cleaned', () => {
  expect(sent({ ...added, notes_text: 'call 9123 4567' })).toEqual({ fault: 'wrong_value' })
  expect(sent({ ...added, notes_text: 'no onions nurul' })).toEqual({ fault: 'wrong_value' })
  for (const campaign of ['sg_home_6591234567', 'sg_home_me@example.com', 'sg_home_1 2'])
    expect(sent({ ...added, campaign })).toEqual({ fault: 'wrong_value' })
  expect(sent({ ...added, campaign: 'sg_home_sale-20261111' })).toHaveProperty('event')
  expect(sent({ name: 'SEARCH_BAR', query: 'laksa' } satisfies Partial<SentEvent>)).toHaveProperty(
    'event',
  )
  expect(sent({ name: 'SEARCH_BAR', query: '10 Eu Tong Sen Street 059815' })).toEqual({
    fault: 'wrong_value',
  })
})

test('TRACK-17 TRACK-19 TRACK-23: refuses values outside the closed lists', () => {
  expect(eventCatalogue.PLACE_ORDER.fields.delivery_type).toEqual(['DELIVERY'])
  expect(
    sent({
      name: 'ERROR_SHOWN',
      error_name: 'basket size exceeded',
      error_code: 'order_value_exceeded',
    }),
  ).toHaveProperty('event')
  expect(
    sent({ name: 'ERROR_SHOWN', error_name: 'other', error_code: 'order_value_exceeded' }),
  ).toEqual({ fault: 'wrong_value' })
  for (const place of ['top_bar', 'checkout', 'menu_item'])
    expect(sent({ name: 'CLICK_LOGIN', place })).toHaveProperty('event')
  expect(sent({ name: 'CLICK_LOGIN', place: 'footer' })).toEqual({ fault: 'wrong_value' })
})

test.each([
  ['laksa', 'laksa'],
  ['  phở   bò\n2 tô ', 'phở bò 2 tô'],
  ['không hành', 'không hành'],
  ['7 up', '7 up'],
  ['+65 9123 4567', ''],
  ['call 081-2345', ''],
  ['Blk 12', ''],
  ['jalan 5', ''],
  ['unit #09', ''],
  ['12/34 soi', ''],
  ['write to me@example.com', ''],
  ['x'.repeat(300), 'x'.repeat(100)],
])('cleans typed text %j to %j', (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned)
  expect(cleanText(cleaned)).toBe(cleaned)
})
