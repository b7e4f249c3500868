// Writes tracked events to `window.dataLayer` for a tag manager: under the specification's names
// and, where GA4 has a counterpart, under the names of Google Analytics 4.
import {
  eventCatalogue,
  type EventEntry,
  type SentEvent,
  type TrackedItem,
} from '@tingkat/contract/event-catalogue'
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'

type DataLayerWindow = Window & { dataLayer?: object[]; google_tag_manager?: unknown }

// Without a tag manager nothing reads the data layer, so only the newest entries are kept.
const unreadMax = 300

/** Converts minor units to units of the currency: 1250 cents to 12.5 dollars. */
export function toCurrencyUnits(amountInMinor: number, currency: string): number {
  const exponent = Object.hasOwn(currencies, currency)
    ? currencies[currency as CurrencyCode].exponent
    : 2
  return amountInMinor / 10 ** exponent
}

/**
 * Returns the entry of the specification and, if GA4 has a counterpart, the entry of GA4. Amounts
 * are in units of the currency, not in minor units.
 */
export function toDataLayerEntries(
  event: SentEvent,
): { event: string; [field: string]: unknown }[] {
  const { name, n: _, ...fields } = event
  const entry: EventEntry = eventCatalogue[name]
  const own = { event: entry.dataLayer, ...convertMoney(entry, fields) }
  return entry.ga4 ? [own, { event: entry.ga4, ...toGa4Parameters(event) }] : [own]
}

function convertMoney(
  { fields: kinds }: EventEntry,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const { currency } = fields
  if (typeof currency !== 'string') return fields
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const kind = kinds[key]
      if (kind === 'money' || kind === 'money?')
        return [key, toCurrencyUnits(value as number, currency)]
      return [key, kind === 'items' ? toGa4Items(value as readonly TrackedItem[], currency) : value]
    }),
  )
}

const toGa4Items = (items: readonly TrackedItem[], currency: string) =>
  items.map((item) => ({ ...item, price: toCurrencyUnits(item.price, currency) }))

type Converters = {
  [Name in SentEvent['name']]?: (event: Extract<SentEvent, { name: Name }>) => object
}

const ga4Converters: Converters = {
  PLACE_ORDER: (event) => ({ ecommerce: toPurchase(event) }),
  CHECKOUT_STEP_1: (event) => ({ ecommerce: toCheckout(event) }),
  PRODUCT_CLICK: (event) => ({ ecommerce: toItemSelection(event) }),
  VIEW_PRODUCT_DETAILS: (event) => ({ ecommerce: toItemSelection(event) }),
  ADD_TO_BASKET: (event) => ({ ecommerce: toItemSelection(event) }),
  REMOVE_FROM_BASKET: (event) => ({ ecommerce: toItemSelection(event) }),
  IMPRESSION: ({ list, item_ids }) => ({
    ecommerce: {
      item_list_name: list,
      items: item_ids.map((item_id, index) => ({ item_id, index })),
    },
  }),
  SEE_PROMO_DETAIL: (event) => ({ ecommerce: { promotion_id: event.restaurant_id } }),
  CLICK_RESTAURANT_CARD: (event) => ({
    content_type: 'restaurant',
    content_id: event.restaurant_id,
  }),
  SEARCH_BAR: (event) => ({ search_term: event.query }),
  LOGIN: () => ({ method: 'phone' }),
  SIGN_UP: () => ({ method: 'phone' }),
}

function toGa4Parameters(event: SentEvent): object {
  const convert = ga4Converters[event.name] as ((event: SentEvent) => object) | undefined
  return convert?.(event) ?? { page_type: event.page }
}

function toPurchase(event: Extract<SentEvent, { name: 'PLACE_ORDER' }>): object {
  const { affiliation, currency } = event
  const toUnits = (amount: number) => toCurrencyUnits(amount, currency)
  return {
    transaction_id: event.id,
    affiliation,
    currency,
    value: toUnits(event.revenue),
    tax: toUnits(event.tax),
    shipping: toUnits(event.shipping),
    ...(event.promo_code ? { coupon: event.promo_code } : {}),
    items: toGa4Items(event.products, currency),
  }
}

function toCheckout(event: Extract<SentEvent, { name: 'CHECKOUT_STEP_1' }>): object {
  const { affiliation, currency } = event
  return {
    affiliation,
    currency,
    value: toCurrencyUnits(event.basket_value, currency),
    items: toGa4Items(event.products, currency),
  }
}

type ItemEventName =
  | 'PRODUCT_CLICK'
  | 'VIEW_PRODUCT_DETAILS'
  | 'ADD_TO_BASKET'
  | 'REMOVE_FROM_BASKET'

function toItemSelection(event: Extract<SentEvent, { name: ItemEventName }>): object {
  const { affiliation, currency, item_id, item_name } = event
  const quantity = 'item_quantity' in event ? event.item_quantity : 1
  const position = 'position' in event ? event.position : undefined
  const price = toCurrencyUnits(event.price, currency)
  return {
    currency,
    value: toCurrencyUnits(event.price * quantity, currency),
    items: [
      {
        item_id,
        item_name,
        affiliation,
        price,
        quantity,
        ...(position === undefined ? {} : { index: position }),
      },
    ],
  }
}

/**
 * Adds the event to `window.dataLayer`. The tag manager calls `onDone` after its tags have run.
 * Without a tag manager, `onDone` is called at once.
 */
export function pushToDataLayer(
  event: SentEvent,
  onDone?: () => void,
  page: DataLayerWindow = window,
): void {
  const layer = (page.dataLayer ??= [])
  const [first, ...others] = toDataLayerEntries(event)
  const hasTagManager = page.google_tag_manager !== undefined
  // Tag managers merge each entry into the earlier ones, so the previous `ecommerce` object has to
  // be cleared.
  for (const other of others)
    layer.push(...('ecommerce' in other ? [{ ecommerce: null }] : []), other)
  layer.push({ ...first, ...(hasTagManager && onDone ? { eventCallback: onDone } : {}) })
  if (hasTagManager) return
  if (layer.length > unreadMax) layer.splice(0, layer.length - unreadMax)
  onDone?.()
}
