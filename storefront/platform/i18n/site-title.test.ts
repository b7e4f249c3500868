// Tests of the site's title and the logo's alt text.
import { expect, test } from 'vitest'
import english from '../../locales/en/site.json' with { type: 'json' }
import vietnamese from '../../locales/vi/site.json' with { type: 'json' }
import { logoAlt, siteTitle } from './site-title.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'

const en = createI18n('en', { site: english }).t
const none = createI18n('en', { site: {} }).t

test('HDR-04: the logo’s alt text is "Order Food Online" without translations', () => {
  expect(logoAlt(none)).toBe('Order Food Online')
  expect(logoAlt(none, 'sg')).toBe('Order Food Online')
  expect(logoAlt(en)).toContain('Order Food Online')
})

test('HDR-21: the page title is "Order Food Online" without translations', () => {
  expect(siteTitle(none)).toBe('Order Food Online')
  expect(siteTitle(none, 'vn')).toBe('Order Food Online')
  expect(siteTitle(en)).toContain('Order Food Online')
})

test('alt text and page title contain the country’s name in the page’s language', () => {
  const vi = createI18n('vi', { site: vietnamese }).t
  expect([logoAlt(en, 'sg'), siteTitle(en, 'sg')].every((text) => text.includes('Singapore'))).toBe(
    true,
  )
  expect(logoAlt(vi, 'vn')).toBe('Tingkat Việt Nam, đặt món trực tuyến')
  expect(siteTitle(vi, 'vn')).toBe('Tingkat Việt Nam, đặt món trực tuyến')
})
