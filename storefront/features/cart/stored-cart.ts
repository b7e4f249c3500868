// Validates a cart from the browser's storage, which another version of the page may have written.
import type { Cart } from '@tingkat/ordering/cart/cart'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const every = (value: unknown, test: (element: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test)
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Returns the value if it has all fields that the rules of carts need, otherwise null. */
export function parseCart(value: unknown): Cart | null {
  const isCart =
    isFields(value) && every(value.merchants, isEntry) && every(value.promoCodes, isText)
  return isCart ? (value as Cart) : null
}

function isEntry(value: unknown): boolean {
  return isFields(value) && isMerchant(value.merchant) && every(value.items, isLine)
}

function isMerchant(value: unknown): boolean {
  return (
    isFields(value) &&
    isText(value.ID) &&
    isText(value.name) &&
    isText(value.countryCode) &&
    isWhole(value.orderValueLimit) &&
    isFields(value.currency) &&
    isText(value.currency.code) &&
    isFields(value.openingHours) &&
    isFields(value.latlng)
  )
}

function isLine(value: unknown): boolean {
  return (
    isFields(value) &&
    isText(value.ID) &&
    isText(value._id) &&
    isText(value.name) &&
    isText(value.comment) &&
    isWhole(value.quantity) &&
    isWhole(value.priceInMinorUnit) &&
    isWhole(value.discountedPriceInMin) &&
    isFields(value._currency) &&
    every(value.modifierGroups, isGroup)
  )
}

function isGroup(value: unknown): boolean {
  return isFields(value) && isText(value.ID) && every(value.modifiers, isModifier)
}

function isModifier(value: unknown): boolean {
  return (
    isFields(value) &&
    isText(value.ID) &&
    isText(value.name) &&
    isWhole(value.quantity) &&
    isWhole(value.price)
  )
}
