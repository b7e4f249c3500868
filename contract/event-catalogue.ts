// Every event that is measured: when it happens, what it carries, what it is called in the data layer and in GA4. Types, the
// collector's checks, docs/events.md and both outputs come from here.

/** The item of a list of products. `price` of one, in whole minor units of the event's currency. */
export type TrackedItem = { item_id: string; item_name: string; quantity: number; price: number }

/** What a field may hold. A `?` behind the kind: the field may be missing. */
export type FieldValues = {
  /** Of a catalogue, an order or a group; '' where there is none. Never of a person. */
  id: string
  ids: readonly string[]
  /** A name of a screen or a list, a code of ours. */
  code: string
  /** What a dish or a kitchen is called. */
  name: string
  /** Typed by an eater, and cleaned. */
  text: string
  /** Written by whoever made the link that led here: a plain code, and no number to call. */
  link: string
  /** Of an eater's note the words that belong to kitchens, and no others. */
  note: string
  count: number
  money: number
  currency: string
  flag: boolean
  /** ISO 8601, UTC. */
  moment: string
  measure: number
  items: readonly TrackedItem[]
}
export type FieldKind = keyof FieldValues
type Field = FieldKind | `${FieldKind}?` | readonly string[]

export type EventEntry = {
  when: string
  fields: Readonly<Record<string, Field>>
  /** Its name in the tag manager's data layer. */
  dataLayer: string
  /** What goes beside it into the data layer, by Google's names. */
  ga4?: string
}

export const clickPlaces = ['top_bar', 'checkout', 'menu_item'] as const
export type ClickPlace = (typeof clickPlaces)[number]
export const deliveryTypes = ['DELIVERY'] as const
export const errorNames = ['basket size exceeded', 'item unavailable'] as const
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const dish = { restaurant_id: 'id', item_id: 'id', item_name: 'name' } as const
const priced = { price: 'money', currency: 'currency' } as const

/** The events by the name that the tracking service knows. */
export const eventCatalogue = {
  PAGE_LOAD: {
    when: 'A page is there, by loading or by moving within the site.',
    fields: { page_type: 'code' },
    dataLayer: 'page_load',
    ga4: 'page_view',
  },
  RESTAURANT_OPEN: {
    when: 'A restaurant’s page is there; with the category that led to it, and what linked to the visit.',
    fields: { restaurant_id: 'id', category_id: 'id', deeplink_source_id: 'link?' },
    dataLayer: 'restaurant_open',
  },
  GET_RESTAURANT_DETAIL_ERROR: {
    when: 'A restaurant’s page could not be had.',
    fields: { restaurant_id: 'id', error_code: 'code' },
    dataLayer: 'get_restaurant_detail_error',
  },
  CATEGORY_CLICK: {
    when: 'A category of a menu is pressed in the bar.',
    fields: { restaurant_id: 'id', screen: 'code', category_id: 'id' },
    dataLayer: 'category_click',
  },
  CATEGORY_SCROLL: {
    when: 'Reading on has brought another category of a menu to the top.',
    fields: { restaurant_id: 'id', screen: 'code', category_id: 'id' },
    dataLayer: 'category_scroll',
  },
  CATEGORY_VIEWED: {
    when: 'The page of a cuisine is there.',
    fields: { category_id: 'id' },
    dataLayer: 'category_viewed',
  },
  CLICK_RESTAURANT_CARD: {
    when: 'A restaurant’s card is pressed in a list.',
    fields: { restaurant_id: 'id', restaurant_name: 'name', position: 'count' },
    dataLayer: 'click_restaurant_card',
    ga4: 'select_content',
  },
  IMPRESSION: {
    when: 'A list of restaurants, or a menu, is on the page.',
    fields: { list: 'code', item_ids: 'ids' },
    dataLayer: 'impression',
    ga4: 'view_item_list',
  },
  SEE_PROMO_DETAIL: {
    when: 'An offer is opened.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'see_promo_detail',
    ga4: 'select_promotion',
  },
  CLICK_SEARCH_BUTTON: {
    when: 'Searching is begun: the field of a menu is opened, or a search is sent.',
    fields: { screen: 'code' },
    dataLayer: 'click_search_button',
  },
  SEARCH_BAR: {
    when: 'A search is sent.',
    fields: { query: 'text' },
    dataLayer: 'search_bar',
    ga4: 'search',
  },
  PRODUCT_CLICK: {
    when: 'A dish is pressed on a menu.',
    fields: { ...dish, position: 'count', ...priced },
    dataLayer: 'product_click',
    ga4: 'select_item',
  },
  VIEW_PRODUCT_DETAILS: {
    when: 'A dish is open in full.',
    fields: { ...dish, ...priced },
    dataLayer: 'view_product_details',
    ga4: 'view_item',
  },
  ADD_ITEM: {
    when: 'A button that adds a dish is pressed; position counts from 0 in its category.',
    fields: { ...dish, position: 'count' },
    dataLayer: 'add_item',
  },
  ADD_TO_BASKET: {
    when: 'A dish is in the basket; of its note the kitchen’s own words are told. Counted up in the basket it has no position.',
    fields: { ...dish, position: 'count?', item_quantity: 'count', notes_text: 'note', ...priced },
    dataLayer: 'add_to_basket',
    ga4: 'add_to_cart',
  },
  REMOVE_FROM_BASKET: {
    when: 'A line, or some of it, is taken out of the basket.',
    fields: { ...dish, item_quantity: 'count', ...priced },
    dataLayer: 'remove_from_basket',
    ga4: 'remove_from_cart',
  },
  PROCEED_NEW_BASKET: {
    when: 'A basket of another restaurant is given up for a new one.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'proceed_new_basket',
  },
  CART_CLICKED: {
    when: 'The basket is opened from the header.',
    fields: { item_count: 'count', screen: 'code' },
    dataLayer: 'click_cart',
  },
  REVIEW_ORDER: {
    when: 'The basket is taken to checkout.',
    fields: { restaurant_id: 'id' },
    dataLayer: 'review_order',
  },
  DELIVERY_ADDRESS: {
    when: 'An address is chosen; nothing of it is told.',
    fields: { screen: 'code' },
    dataLayer: 'delivery_address',
  },
  DELIVERY_DATE_SELECTED: {
    when: 'A day of delivery is chosen, or now.',
    fields: { is_schedule: 'flag', timestamp: 'moment' },
    dataLayer: 'delivery_date_selected',
  },
  DELIVERY_TIME_SELECTED: {
    when: 'A time of delivery is chosen, or now.',
    fields: { is_schedule: 'flag', timestamp: 'moment' },
    dataLayer: 'delivery_time_selected',
  },
  CLICK_ACCOUNT: {
    when: 'The account is opened from the header.',
    fields: { screen: 'code' },
    dataLayer: 'click_account',
  },
  CLICK_LOGIN: {
    when: 'Logging in is begun.',
    fields: { place: clickPlaces },
    dataLayer: 'click_login',
    ga4: 'login',
  },
  CLICK_SIGN_UP: {
    when: 'Somebody new goes on to an account.',
    fields: { place: clickPlaces },
    dataLayer: 'click_sign_up',
    ga4: 'sign_up',
  },
  CHECKOUT_STEP_1: {
    when: 'Checkout is there with its price.',
    fields: { restaurant_id: 'id', basket_value: 'money', currency: 'currency', products: 'items' },
    dataLayer: 'checkout_step_1',
    ga4: 'begin_checkout',
  },
  PLACE_ORDER: {
    when: 'The server has taken an order.',
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
    when: 'An order’s page shows another state.',
    fields: { order_id: 'id', order_state: 'code' },
    dataLayer: 'order_state',
  },
  CLICK_CHAT_WITH_DRIVER: {
    when: 'The chat with the rider is opened.',
    fields: { order_id: 'id' },
    dataLayer: 'click_chat_with_driver',
  },
  CLICK_SEND_MESSAGE: {
    when: 'A message is sent to the rider; nothing of it is told.',
    fields: { order_id: 'id' },
    dataLayer: 'click_send_message',
  },
  ERROR_SHOWN: {
    when: 'The eater is told that something is not to be had.',
    fields: { error_name: errorNames, error_code: 'code' },
    dataLayer: 'error_shown',
  },
  ERROR_REPORTED: {
    when: 'The storefront met a failure that operators want to hear of.',
    fields: { error_name: 'code', severity: ['low', 'medium', 'high'] },
    dataLayer: 'error_reported',
  },
  WEB_VITAL: {
    when: 'The browser has measured the page: milliseconds, CLS without a unit.',
    fields: { metric: vitalNames, value: 'measure', rating: ['good', 'needs-improvement', 'poor'] },
    dataLayer: 'web_vital',
  },
} as const satisfies Record<string, EventEntry>

/** What every event carries besides its own fields. */
export const commonFields = {
  /** Counts the events of a visit: told twice, an event is kept once. */
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

/** An event as it is noted where it happens. Money in whole minor units of `currency`. */
export type TrackedEvent = {
  [N in EventName]: { name: N } & ValuesOf<(typeof eventCatalogue)[N]['fields']>
}[EventName]
export type CommonValues = ValuesOf<typeof commonFields>
/** An event as it is sent. */
export type SentEvent = TrackedEvent & CommonValues

/** A batch of a visit: `visitID` names the tab's visit, and nothing else. */
export type EventBatch = { visitID: string; events: readonly SentEvent[] }
export const batchMax = 50
/** What browsers let a beacon weigh, in bytes. */
export const batchBytesMax = 64_000
