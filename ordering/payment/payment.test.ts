import { expect, test } from 'vitest'
import { countries, countryCodes } from '../country/country.ts'
import { settingsOf } from '../country/country-settings.ts'
import {
  isCash,
  isPaymentOffered,
  isPayable,
  paymentGroupOf,
  paymentGroups,
  paymentTypeIDOf,
  paymentTypes,
  paymentSourceOf,
} from './payment.ts'

test('PAY-01 the payment constants have the specified values', () => {
  expect(Object.keys(paymentTypes)).toEqual([
    'cash',
    'creditBalance',
    'creditBalanceInactive',
    'points',
    'payLater',
    'visa',
    'masterCard',
    'postpaidBilling',
  ])
  expect(new Set(Object.values(paymentTypes)).size).toBe(8)
})

test('PAY-02 the groups are CASH, CARD and GPCONLY, and each type is in at most one', () => {
  expect(paymentGroups).toEqual({
    CASH: ['CASH'],
    CARD: ['VISA', 'MASTERCARD'],
    GPCONLY: ['CREDIT_BALANCE'],
  })
  expect(paymentGroupOf('VISA')).toBe('CARD')
  expect(paymentGroupOf('CASH')).toBe('CASH')
  expect(paymentGroupOf('CREDIT_BALANCE')).toBe('GPCONLY')
  expect(paymentGroupOf('POINTS')).toBeUndefined()
})

test('PAY-03 each country has a wallet name', () => {
  expect(countryCodes.map((code) => settingsOf(code).walletName)).toEqual([
    'Dompet Tingkat',
    'Tingkat Pay',
    'Tingkat Pay',
    'Ví Tingkat',
    'Tingkat Pay',
    'Tingkat Pay',
    'Tingkat Pay',
    'Tingkat Pay',
  ])
})

test('QUOTE-15 cash has an empty payment type id, other types their own', () => {
  expect(paymentTypeIDOf('CASH')).toBe('')
  expect(paymentTypeIDOf('')).toBe('')
  expect(paymentTypeIDOf('VISA')).toBe('VISA')
  expect([isCash(''), isCash('CASH'), isCash('VISA')]).toEqual([true, true, false])
})

test('PAY-01 an inactive balance and unknown types are not payable', () => {
  expect(['', 'CASH', 'VISA', 'CREDIT_BALANCE', 'POSTPAID_BILLING'].map(isPayable)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['CREDIT_BALANCE_INACTIVE', 'GOLD', 'visa', 'toString'].map(isPayable)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('PAY-04 each payment type has a payment source, except cash', () => {
  expect(
    [
      '',
      'CASH',
      'VISA',
      'MASTERCARD',
      'CREDIT_BALANCE',
      'POINTS',
      'PAY_LATER',
      'POSTPAID_BILLING',
    ].map(paymentSourceOf),
  ).toEqual([
    undefined,
    undefined,
    'card',
    'card',
    'CREDIT_BALANCE',
    'POINTS',
    'PAY_LATER',
    'invoice',
  ])
})

test('PAY-04 a country offers its listed payments; postpaid billing to enterprises only', () => {
  expect(isPaymentOffered('', countries.mm, false)).toBe(true)
  expect(isPaymentOffered('VISA', countries.mm, false)).toBe(false)
  expect(isPaymentOffered('VISA', countries.sg, false)).toBe(true)
  expect([
    isPaymentOffered('POSTPAID_BILLING', countries.sg, false),
    isPaymentOffered('POSTPAID_BILLING', countries.sg, true),
    isPaymentOffered('POSTPAID_BILLING', countries.id, true),
  ]).toEqual([false, true, false])
})
