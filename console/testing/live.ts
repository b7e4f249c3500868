// A merchant with its live state (sold out, busy, paused), and a fake API that changes the live
// state as the server does, for tests.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { Dish, Merchant, Modifier } from '@tingkat/ordering/merchant/merchant'

const amount = (minor: number) => ({
  amountInMinor: minor,
  amountDisplay: `S$ ${(minor / 100).toFixed(2)}`,
})

const sambal = (dishID: string): Modifier => ({
  ID: `${dishID}-sambal`,
  name: 'Sambal',
  quantity: 0,
  available: true,
  price: 0,
  groupID: `${dishID}-sauce`,
})

const dish = (ID: string, name: string, minor: number): Dish => ({
  ID,
  name,
  description: '',
  imgHref: '',
  images: [],
  available: true,
  sortOrder: 1,
  campaignID: '',
  campaignName: '',
  _currency: { code: 'SGD', symbol: 'S$' },
  priceInMinorUnit: minor,
  discountedPriceInMin: minor,
  priceV2: amount(minor),
  discountedPriceV2: amount(minor),
  modifierGroups: [
    {
      ID: `${ID}-sauce`,
      name: 'Sauce',
      selectionRangeMin: 0,
      selectionRangeMax: 1,
      selectionType: 0,
      available: true,
      modifiers: [sambal(ID)],
    },
  ],
})

export const merchant: Merchant = {
  ID: 'sg-m1',
  name: 'Warung Senja',
  countryCode: 'sg',
  section: '',
  cuisines: [],
  imgHref: '',
  currency: { code: 'SGD', symbol: 'S$', exponent: 2 },
  ETA: null,
  distanceInKm: null,
  radius: 5000,
  latlng: { latitude: 1.28, longitude: 103.83 },
  isIntegrated: true,
  openingHours: { open: true, timeZone: 'Asia/Singapore', weekly: [] },
  promo: { hasPromo: false, description: '', imgHref: '' },
  rating: 0,
  voteCount: 0,
  ratingShowFlag: { enable: false, minRating: 0, minVoteCount: 0 },
  preparationMinutes: 25,
  schedulerOrderConfig: { blockOnDemandOrders: false },
  address: '',
  tables: [],
  menu: {
    categories: [
      {
        ID: 'c1',
        name: 'Grill',
        available: true,
        items: [dish('ikan', 'Ikan bakar', 1690), dish('ayam', 'Ayam penyet', 1120)],
      },
      { ID: 'c2', name: 'Dessert', available: true, items: [dish('cendol', 'Cendol', 420)] },
    ],
    campaigns: [],
    menuMeta: { orderValueLimit: 0 },
  },
}

const minute = 60_000

/**
 * Returns a live state in which nothing is sold out, busy or paused. The merchant
 * closes in ten hours.
 */
export function makeLive(more: Partial<MerchantLive> = {}): MerchantLive {
  const now = Math.ceil(Date.now() / minute) * minute
  const after = (minutes: number) => new Date(now + minutes * minute).toISOString()
  return {
    merchantID: 'sg-m1',
    country: 'sg',
    version: 1,
    now: new Date(now).toISOString(),
    soldOut: [],
    unfillable: [],
    busy: null,
    pause: null,
    shownPause: null,
    unreachableSince: null,
    pauseWhenUnreachable: true,
    capacity: [],
    autoAccept: false,
    open: true,
    opensAt: null,
    closesAt: after(600),
    ends: { two_hours: after(120), tomorrow: after(600), next_opening: after(720) },
    ...more,
  }
}

export const by = { personID: 'p2', deviceID: null, partnerID: null, name: 'Hassan' }

const nameOf = (dishID: string): string =>
  merchant.menu.categories.flatMap(({ items }) => items).find(({ ID }) => ID === dishID)?.name ?? ''

/** Returns the live state after a change by staff. */
export function changeLive(live: MerchantLive, change: LiveChange): MerchantLive {
  const next = { ...live, version: live.version + 1 }
  const set = { at: live.now, by }
  const end = (minutes: number) => new Date(Date.parse(live.now) + minutes * minute).toISOString()
  if (change.kind === 'sold_out' || change.kind === 'on_sale') {
    const isNamed = (mark: MerchantLive['soldOut'][number]) =>
      change.targets.some(
        ({ dishID, modifierID }) =>
          mark.dishID === dishID && mark.modifierID === (modifierID ?? null),
      )
    const kept = live.soldOut.filter((mark) => !isNamed(mark))
    if (change.kind === 'on_sale') return { ...next, soldOut: kept }
    const until = () => {
      if (typeof change.end === 'object') return change.end.until
      return change.end === 'open' ? null : live.ends[change.end]
    }
    const marks = change.targets.map(({ dishID, modifierID }) => ({
      dishID,
      dishName: nameOf(dishID),
      modifierID: modifierID ?? null,
      modifierName: modifierID ? 'Sambal' : null,
      until: until(),
      ...set,
    }))
    return { ...next, soldOut: [...kept, ...marks] }
  }
  if (change.kind === 'busy')
    return { ...next, busy: { minutes: change.minutes, until: end(change.duration), ...set } }
  if (change.kind === 'capacity') return { ...next, capacity: [...change.capacity] }
  if (change.kind === 'not_busy') return { ...next, busy: null }
  if (change.kind === 'resume') return { ...next, pause: null, shownPause: null, opensAt: null }
  if (change.kind !== 'pause') return next
  const until = change.duration === 'next_opening' ? live.ends.next_opening : end(change.duration)
  return {
    ...next,
    open: false,
    opensAt: until,
    pause: { reason: change.reason, until, ...set },
    shownPause: { reason: change.reason, until },
  }
}
