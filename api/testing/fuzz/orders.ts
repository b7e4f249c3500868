// Creates requests for orders with the correct price, in which every text is a marker of the eater.
import type { OrderBody } from '@tingkat/contract/order'
import type { Location } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { TestApp } from '../app.ts'
import { castMerchants, home } from '../cast.ts'
import { dinnerOf, orderOf } from '../dinner.ts'
import { unwrap } from '../journey.ts'
import type { Actor } from './actors.ts'
import { writeMarker, type MarkerField } from './markers.ts'

export const merchantIDs = Object.values(castMerchants).map(({ ID }) => ID)
const [first = '', second = ''] = merchantIDs
/** A test merchant whose own system receives orders through the partner API. */
export const deliveringMerchant = first
/** A test merchant without a merchant system: couriers order at its counter. */
export const counterMerchant = second
export const openMerchantIDs = [first, second]

export function merchantOf({ deps }: TestApp, merchantID: string): Merchant {
  const merchant = deps.catalogue.of('sg')?.merchants.get(merchantID)
  if (!merchant) throw new Error(`the cast has no merchant ${merchantID}`)
  return merchant
}

export const markerOf = ({ code }: Pick<Actor, 'code'>, field: MarkerField): string =>
  writeMarker({ owner: code, field })

/** Returns an address near the merchants of the test catalogue, in which every text is a marker. */
export function addressOf(eater: Pick<Actor, 'code' | 'account'>): Location {
  return {
    id: 'home',
    address: markerOf(eater, 'address'),
    addressDetail: markerOf(eater, 'detail'),
    displayAddress: markerOf(eater, 'display'),
    city: 'Singapore',
    cityID: 'sg',
    countryCode: 'sg',
    isAccurate: true,
    latitude: eater.account?.latitude ?? home.latitude,
    // The address differs from the middle of the neighbourhood, as if the eater had moved the pin
    // on the map.
    longitude: home.longitude + 0.0002,
    noteToDriver: markerOf(eater, 'note'),
  }
}

/** Returns the body of a request to order the merchant's first dishes at the price of a quote. */
export async function orderFrom(
  api: TestApp,
  eater: Actor,
  merchantID: string,
  payment: Pick<OrderBody, 'paymentTypeID' | 'paymentToken'> = {},
): Promise<OrderBody> {
  const { location: _beside, ...dinner } = dinnerOf(merchantOf(api, merchantID), 2)
  const address = addressOf(eater)
  const quoteBody = {
    ...dinner,
    location: { latitude: address.latitude, longitude: address.longitude },
    paymentTypeID: payment.paymentTypeID ?? '',
    comment: markerOf(eater, 'comment'),
  }
  const order = orderOf(quoteBody, unwrap(await eater.client.quote(quoteBody)))
  return { ...order, location: address, ...payment }
}
