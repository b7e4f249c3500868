// Tests of page paths, slugs and redirect targets.
import { countryCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { countryPath, pagePaths, safeRedirect, slugOf } from './paths.ts'

describe('paths of pages', () => {
  const sg = pagePaths('sg', 'en')

  test('COUN-01 each country has a path with its lower-case code', () => {
    expect(countryCodes.map(countryPath)).toEqual([
      '/id/',
      '/ph/',
      '/th/',
      '/vn/',
      '/sg/',
      '/my/',
      '/mm/',
      '/kh/',
    ])
  })

  test('ROUTE-02 ROUTE-03 the home path names country and language', () => {
    expect(sg.home).toBe('/sg/en')
    expect(pagePaths('vn', 'vi').home).toBe('/vn/vi')
  })

  test('ROUTE-12 ROUTE-15 a merchant path has the id, and the name as a slug', () => {
    expect(sg.merchant({ ID: 'sg-m1', name: 'Warung Senja, Tiong Bahru' })).toBe(
      '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
    )
    expect(sg.merchant({ ID: 'a/b?c', name: 'X' })).toBe('/sg/en/restaurant/x/a%2Fb%3Fc')
    expect(sg.merchant({ ID: 'm', name: 'X' }, { dish: 'd 1' })).toBe(
      '/sg/en/restaurant/x/m?dish=d+1',
    )
  })

  test('ROUTE-13 a search is in the query, an empty one is omitted', () => {
    expect(sg.restaurants({ search: 'phở & bún' })).toBe(
      '/sg/en/restaurants?search=ph%E1%BB%9F+%26+b%C3%BAn',
    )
    expect(sg.restaurants({ search: '' })).toBe('/sg/en/restaurants')
  })

  test('ROUTE-14 a category path has the id, and the name as a slug', () => {
    expect(pagePaths('vn', 'vi').cuisine({ ID: 'bun-cha', name: 'Bún chả' })).toBe(
      '/vn/vi/cuisines/bun-cha/bun-cha',
    )
    expect(pagePaths('vn', 'vi').cuisines).toBe('/vn/vi/cuisines')
  })

  test('ROUTE-10 the dine-in checkout has sourceID only if there is one', () => {
    const { dineInCheckout } = pagePaths('sg', 'en')
    expect(dineInCheckout({ tableNumber: '4', merchantID: 'sg-m5', sourceID: 'qr poster' })).toBe(
      '/sg/en/dine-in/checkout?tableNumber=4&merchantID=sg-m5&sourceID=qr+poster',
    )
    expect(dineInCheckout({ tableNumber: '4', merchantID: 'sg-m5', sourceID: '' })).toBe(
      '/sg/en/dine-in/checkout?tableNumber=4&merchantID=sg-m5',
    )
  })

  test('ROUTE-06 ROUTE-07 ROUTE-11 checkout, history and download are below the language', () => {
    expect(sg.checkout()).toBe('/sg/en/checkout')
    expect(sg.checkout({ sourceID: 'mail' })).toBe('/sg/en/checkout?sourceID=mail')
    expect(sg.orderHistory).toBe('/sg/en/order-history')
    expect(sg.download).toBe('/sg/en/download')
  })

  test('ROUTE-05 the login path has no country, and a redirect target in the query', () => {
    expect(sg.login('/sg/en/checkout')).toBe(
      '/auth/login?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout',
    )
  })
})

test.each([
  ['Phở Hòa Đống Đa', 'pho-hoa-dong-da'],
  ['  Café — 88!  ', 'cafe-88'],
  ['竹笼点心', 'menu'],
  ['ก๋วยเตี๋ยว', 'menu'],
])('ROUTE-12 the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['/sg/en/checkout?a=1', '/sg/en/checkout?a=1'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/a\nb', undefined],
  ['', undefined],
  [null, undefined],
])('accepts same-origin redirect targets only: %s', (target, path) => {
  expect(safeRedirect(target)).toBe(path)
})
