// The tag manager's data layer: each event by the specification's name, and beside it by Google's, in GA4's shapes.
import {
  eventCatalogue,
  type EventEntry,
  type SentEvent,
  type TrackedItem,
} from '@tingkat/contract/event-catalogue'
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'

type Layered = Window & { dataLayer?: object[]; google_tag_manager?: unknown }

// Nobody reads it where no tag manager is: then only the last ones are kept.
const unreadMax = 300

/** Units of the currency, as Google counts: 12.5 of 1250 cents. */
export function toCurrencyUnits(amountInMinor: number, currency: string): number {
  const exponent = Object.hasOwn(currencies, currency)
    ? currencies[currency as CurrencyCode].exponent
    : 2
  return amountInMinor / 10 ** exponent
}

/** By the specification's name, fields as they are sent, money in units; and Google's where there is one. */
export function toDataLayerEntries(
  event: SentEvent,
): { event: string; [field: string]: unknown }[] {
  const { name, n: _, ...fields } = event
  const entry: EventEntry = eventCatalogue[name]
  const own = { event: entry.dataLayer, ...inUnits(entry, fields) }
  return entry.ga4 ? [own, { event: entry.ga4, ...googleOf(event) }] : [own]
}

function inUnits(
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
      return [key, kind === 'items' ? itemsOf(value as readonly TrackedItem[], currency) : value]
    }),
  )
}

const itemsOf = (items: readonly TrackedItem[], currency: string) =>
  items.map((item) => ({ ...item, price: toCurrencyUnits(item.price, currency) }))

/** GA4's parameters; a currency stands on every value. */
function googleOf(event: SentEvent): object {
  const { affiliation } = event
  if (event.name === 'PLACE_ORDER') {
    const { currency } = event
    const units = (amount: number) => toCurrencyUnits(amount, currency)
    return {
      ecommerce: {
        transaction_id: event.id,
        affiliation,
        currency,
        value: units(event.revenue),
        tax: units(event.tax),
        shipping: units(event.shipping),
        ...(event.promo_code ? { coupon: event.promo_code } : {}),
        items: itemsOf(event.products, currency),
      },
    }
  }
  if (event.name === 'CHECKOUT_STEP_1') {
    return {
      ecommerce: {
        affiliation,
        currency: event.currency,
        value: toCurrencyUnits(event.basket_value, event.currency),
        items: itemsOf(event.products, event.currency),
      },
    }
  }
  if (
    event.name === 'PRODUCT_CLICK' ||
    event.name === 'VIEW_PRODUCT_DETAILS' ||
    event.name === 'ADD_TO_BASKET' ||
    event.name === 'REMOVE_FROM_BASKET'
  ) {
    const { currency, item_id, item_name } = event
    const quantity = 'item_quantity' in event ? event.item_quantity : 1
    const price = toCurrencyUnits(event.price, currency)
    return {
      ecommerce: {
        currency,
        value: toCurrencyUnits(event.price * quantity, currency),
        items: [
          {
            item_id,
            item_name,
            affiliation,
            price,
            quantity,
            ...('position' in event && event.position !== undefined
              ? { index: event.position }
              : {}),
          },
        ],
      },
    }
  }
  if (event.name === 'IMPRESSION')
    return {
      ecommerce: {
        item_list_name: event.list,
        items: event.item_ids.map((item_id, index) => ({ item_id, index })),
      },
    }
  if (event.name === 'SEE_PROMO_DETAIL') return { ecommerce: { promotion_id: event.restaurant_id } }
  if (event.name === 'CLICK_RESTAURANT_CARD')
    return { content_type: 'restaurant', content_id: event.restaurant_id }
  if (event.name === 'SEARCH_BAR') return { search_term: event.query }
  if (event.name === 'CLICK_LOGIN' || event.name === 'CLICK_SIGN_UP') return { method: 'phone' }
  return { page_type: event.page }
}

/** Puts the event into `window.dataLayer`. `told` is called by the tag manager once its tags have run, at once where there is none. */
export function pushToDataLayer(event: SentEvent, told?: () => void, page: Layered = window): void {
  const layer = (page.dataLayer ??= [])
  const [first, ...others] = toDataLayerEntries(event)
  const manager = page.google_tag_manager !== undefined
  // Ecommerce of the one before would show through.
  for (const other of others)
    layer.push(...('ecommerce' in other ? [{ ecommerce: null }] : []), other)
  layer.push({ ...first, ...(manager && told ? { eventCallback: told } : {}) })
  if (manager) return
  if (layer.length > unreadMax) layer.splice(0, layer.length - unreadMax)
  told?.()
}
