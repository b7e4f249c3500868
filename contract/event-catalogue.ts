// Catalogue of analytics events: for each event, what triggers it, its fields, and its names in the
// data layer and in GA4. The types, the validation in the collector and docs/events.md are derived
// from this catalogue.

/** A dish in an event. `price` is the unit price in whole minor units of the event's currency. */
export type TrackedItem = { item_id: string; item_name: string; quantity: number; price: number }

/** The types of the values of an event's fields. A `?` after the kind marks an optional field. */
export type FieldValues = {
  /** The id of a merchant, dish, order or group order, never of a person; '' for none. */
  id: string
  ids: readonly string[]
  /** Name of a screen or a list, or another code that the storefront defines. */
  code: string
  /** Name of a dish or a merchant. */
  name: string
  /** Text typed by an eater, after `cleanText`. */
  text: string
  /** Code from the link that led to the visit; must not contain personal data. */
  link: string
  /** An eater's note after `cleanNote`. */
  note: string
  count: number
  money: number
  currency: string
  flag: boolean
  /** An instant, ISO 8601 in UTC. */
  moment: string
  measure: number
  items: readonly TrackedItem[]
}
export type FieldKind = keyof FieldValues
type Field = FieldKind | `${FieldKind}?` | readonly string[]

export type EventEntry = {
  when: string
  fields: Readonly<Record<string, Field>>
  /** The event's name in the data layer of the tag manager. */
  dataLayer: string
  /** Name of the GA4 event that is sent in addition. */
  ga4?: string
}

export const clickPlaces = ['top_bar', 'checkout', 'menu_item'] as const
export type ClickPlace = (typeof clickPlaces)[number]
export const deliveryTypes = ['DELIVERY'] as const
export const errorNames = ['basket size exceeded', 'item unavailable'] as const
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const dish = { restaurant_id: 'id', item_id: 'id', item_name: 'name' } as const
const priced = { price: 'money', currency: 'currency' } as const

/** All events. Keys are the event names of the specification. */
export const eventCatalogue = {
  PAGE_LOAD: {
    when: 'A page is shown, after loading or navigation.',
    fields: { page_type: 'code' },
    dataLayer: 'page_load',
    ga4: 'page_view',
  },
  RESTAURANT_OPEN: {
    when: 'A merchant’s page is shown, with the category and link source that led to it.',
    fields: { restaurant_id: 'id', category_id: 'id', deeplink_source_id: 'link?' },
    dataLayer: 'restaurant_open',
  },
  GET_RESTAURANT_DETAIL_ERROR: {
    when: 'A merchant’s page failed to load.',
    fields: { restaurant_id: 'id', error_code: 'code' },
    dataLayer: 'get_restaurant_detail_error',
  },
  CATEGORY_CLICK: {
    when: 'A menu category is selected in the category bar.',
    fields: { restaurant_id: 'id', screen: 'code', category_id: 'id' },
    dataLayer: 'category_click',
  },
  CATEGORY_SCROLL: {
    when: 'Scrolling moved another menu category to the top.',
    fields: { restaurant_id: 'id', screen: 'code', category_id: 'id' },
    dataLayer: 'category_scroll',
  },
  CATEGORY_VIEWED: {
    when: 'The page of a cuisine is shown.',
    fields: { category_id: 'id' },
    dataLayer: 'category_viewed',
  },
  CLICK_RESTAURANT_CARD: {
    when: 'A merchant card in a list is selected.',
    fields: { restaurant_id: 'id', restaurant_name: 'name', position: 'count' },
    dataLayer: 'click_restaurant_card',
    ga4: 'select_content',
  },
  IMPRESSION: {
    when: 'A list of merchants or a menu is shown.',
    fields: { list: 'code', item_ids: 'ids' },
    dataLayer: 'impression',
    ga4: 'view_item_list',
  },
  SEE_PROMO_DETAIL: {
    when: 'The details of an offer are opened: from a list of offers, or the terms on a menu.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'see_promo_detail',
    ga4: 'select_promotion',
  },
  CLICK_SEARCH_BUTTON: {
    when: 'The search field of a menu is opened, or a search is submitted.',
    fields: { screen: 'code' },
    dataLayer: 'click_search_button',
  },
  SEARCH_BAR: {
    when: 'A search is submitted.',
    fields: { query: 'text' },
    dataLayer: 'search_bar',
    ga4: 'search',
  },
  PRODUCT_CLICK: {
    when: 'A dish on a menu is selected.',
    fields: { ...dish, position: 'count', ...priced },
    dataLayer: 'product_click',
    ga4: 'select_item',
  },
  VIEW_PRODUCT_DETAILS: {
    when: 'The details of a dish are shown.',
    fields: { ...dish, ...priced },
    dataLayer: 'view_product_details',
    ga4: 'view_item',
  },
  ADD_ITEM: {
    when: 'A button to add a dish is pressed. `position` is the index in its category, from 0.',
    fields: { ...dish, position: 'count' },
    dataLayer: 'add_item',
  },
  ADD_TO_BASKET: {
    when: 'A dish is added to the cart, or its quantity grows there. `position` as in `ADD_ITEM`.',
    fields: { ...dish, position: 'count', item_quantity: 'count', notes_text: 'note', ...priced },
    dataLayer: 'add_to_basket',
    ga4: 'add_to_cart',
  },
  REMOVE_FROM_BASKET: {
    when: 'A line was removed from the cart, or its quantity was reduced.',
    fields: { ...dish, item_quantity: 'count', ...priced },
    dataLayer: 'remove_from_basket',
    ga4: 'remove_from_cart',
  },
  PROCEED_NEW_BASKET: {
    when: 'The cart of another merchant is replaced by a new one.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'proceed_new_basket',
  },
  CART_CLICKED: {
    when: 'The cart is opened from the header.',
    fields: { item_count: 'count', screen: 'code' },
    dataLayer: 'click_cart',
  },
  REVIEW_ORDER: {
    when: 'Checkout is opened from the cart.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'review_order',
  },
  DELIVERY_ADDRESS: {
    when: 'An address is selected; the address is not sent.',
    fields: { screen: 'code' },
    dataLayer: 'delivery_address',
  },
  DELIVERY_DATE_SELECTED: {
    when: 'A delivery day is selected, or delivery now.',
    fields: { is_schedule: 'flag', timestamp: 'moment' },
    dataLayer: 'delivery_date_selected',
  },
  DELIVERY_TIME_SELECTED: {
    when: 'A delivery time is selected, or delivery now.',
    fields: { is_schedule: 'flag', timestamp: 'moment' },
    dataLayer: 'delivery_time_selected',
  },
  CLICK_ACCOUNT: {
    when: 'The account is opened from the header.',
    fields: { screen: 'code' },
    dataLayer: 'click_account',
  },
  CLICK_LOGIN: {
    when: 'Login is started.',
    fields: { place: clickPlaces },
    dataLayer: 'click_login',
  },
  LOGIN: {
    when: 'A login has succeeded. `place` is that of the click that led to it.',
    fields: { place: clickPlaces },
    dataLayer: 'log_in',
    ga4: 'login',
  },
  CLICK_SIGN_UP: {
    when: 'A new eater starts to create an account.',
    fields: { place: clickPlaces },
    dataLayer: 'click_sign_up',
  },
  SIGN_UP: {
    when: 'A new eater has created an account.',
    fields: { place: clickPlaces },
    dataLayer: 'signed_up',
    ga4: 'sign_up',
  },
  CHECKOUT_STEP_1: {
    when: 'Checkout is shown with its price.',
    fields: { restaurant_id: 'id', basket_value: 'money', currency: 'currency', products: 'items' },
    dataLayer: 'checkout_step_1',
    ga4: 'begin_checkout',
  },
  PLACE_ORDER: {
    when: 'The server has accepted an order.',
    fields: {
      id: 'id',
      order_id: 'id',
      restaurant_id: 'id',
      revenue: 'money',
      basket_value: 'money',
      tax: 'money',
      shipping: 'money',
      delivery_fee: 'money',
      platform_fee: 'money',
      small_order_fee: 'money',
      currency: 'currency',
      products: 'items',
      voucher_id: 'code?',
      promo_code: 'code?',
      group_order_id: 'id?',
      eater_count: 'count',
      payment_method: 'code',
      delivery_type: deliveryTypes,
    },
    dataLayer: 'place_order',
    ga4: 'purchase',
  },
  ORDER_STATE: {
    when: 'The order page shows a new order state.',
    fields: { order_id: 'id', order_state: 'code' },
    dataLayer: 'order_state',
  },
  CLICK_CHAT_WITH_DRIVER: {
    when: 'The chat with the courier is opened.',
    fields: { order_id: 'id' },
    dataLayer: 'click_chat_with_driver',
  },
  CLICK_SEND_MESSAGE: {
    when: 'A message is sent to the courier; its text is not sent.',
    fields: { order_id: 'id' },
    dataLayer: 'click_send_message',
  },
  ERROR_SHOWN: {
    when: 'An error about an unavailable item or the order value is shown.',
    fields: { error_name: errorNames, error_code: 'code' },
    dataLayer: 'error_shown',
  },
  ERROR_REPORTED: {
    when: 'The storefront reports an error to the operators.',
    fields: { error_name: 'code', severity: ['low', 'medium', 'high'] },
    dataLayer: 'error_reported',
  },
  WEB_VITAL: {
    when: 'A web vital of the page was measured, in milliseconds; CLS has no unit.',
    fields: { metric: vitalNames, value: 'measure', rating: ['good', 'needs-improvement', 'poor'] },
    dataLayer: 'web_vital',
  },
} as const satisfies Record<string, EventEntry>

/** The fields that every event has. */
export const commonFields = {
  /** Number of the event within its visit, by which the collector recognises repetitions. */
  n: 'count',
  at: 'moment',
  country: 'code',
  language: 'code',
  page: 'code',
  state_name: 'code',
  campaign: 'link',
  affiliation: 'name',
} as const satisfies Record<string, Field>

export type EventName = keyof typeof eventCatalogue
export const eventNames = Object.keys(eventCatalogue) as EventName[]

type ValueOf<F> = F extends readonly (infer V)[]
  ? V
  : F extends `${infer K extends FieldKind}?`
    ? FieldValues[K]
    : F extends FieldKind
      ? FieldValues[F]
      : never
type OptionalIn<Fields> = {
  [K in keyof Fields]: Fields[K] extends `${string}?` ? K : never
}[keyof Fields]
type ValuesOf<Fields> = { [K in Exclude<keyof Fields, OptionalIn<Fields>>]: ValueOf<Fields[K]> } & {
  [K in OptionalIn<Fields>]?: ValueOf<Fields[K]>
}

/** An event as recorded by the storefront. Money is in whole minor units of `currency`. */
export type TrackedEvent = {
  [N in EventName]: { name: N } & ValuesOf<(typeof eventCatalogue)[N]['fields']>
}[EventName]
export type CommonValues = ValuesOf<typeof commonFields>
/** An event as sent to the collector. */
export type SentEvent = TrackedEvent & CommonValues

/** A batch of events of one visit. `visitID` is a random id of the visit in a browser tab. */
export type EventBatch = { visitID: string; events: readonly SentEvent[] }
export const batchMax = 50
/** Maximum size of a beacon in browsers, in bytes. */
export const batchBytesMax = 64_000
