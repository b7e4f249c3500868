// Tests of finding texts, and of loading namespaces.
import { expect, test, vi } from 'vitest'
import { createI18n, type TranslationLoader } from './create-i18n.ts'

const english = createI18n('en', {
  site: {
    home: 'Home',
    ui: { close: 'Close', dishes_one: '{{count}} dish', dishes_other: '{{count}} dishes' },
  },
  menu: { home: 'Menu', price: '{{ amount }} for {{name}}' },
})

test('finds nested keys, and keys of the namespace that they name', () => {
  expect(english.t('ui.close')).toBe('Close')
  expect(english.t('menu:home')).toBe('Menu')
  expect(english.t('home', { ns: 'menu' })).toBe('Menu')
})

test('searches several namespaces and keys from the first to the last', () => {
  const t = english.translateIn(['menu', 'site'])
  expect([t('home'), t('ui.close'), t(['ui.missing', 'site:home'])]).toEqual([
    'Menu',
    'Close',
    'Home',
  ])
  expect(english.translateIn(['menu', 'site'])).toBe(t)
})

test('selects the plural form of the language', () => {
  expect([0, 1, 2].map((count) => english.t('ui.dishes', { count }))).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
  ])
  const thai = createI18n('th', { site: { a_other: '{{count}} x', b: '{{count}} y' } })
  expect([thai.t('a', { count: 1 }), thai.t('b', { count: 1 })]).toEqual(['1 x', '1 y'])
})

test.each(['en', 'id', 'th', 'vi'])('plural forms in %s are those of Intl', (language) => {
  const { t } = createI18n(language, { site: { a_one: 'one', a_other: 'other' } })
  const rules = new Intl.PluralRules(language)
  for (const count of [0, 0.5, 1, 1.5, 2, 3, 5, 10, 11, 21, 100, 101, 1_000_000])
    expect([count, t('a', { count })]).toEqual([count, rules.select(count)])
})

test('fills placeholders without interpreting the values', () => {
  const t = english.translateIn(['menu'])
  expect(t('price', { amount: 'S$ 4', name: '$& <b>{{amount}}' })).toBe('S$ 4 for $& <b>{{amount}}')
  expect(t('price', { amount: 4 })).toBe('4 for ')
})

test('a missing key is returned without its namespace', () => {
  expect([english.t('menu:none.at'), english.t(['a', 'toString'])]).toEqual(['none.at', 'toString'])
  expect(english.t('ui')).toBe('ui')
})

test('API-02: reports a missing key once, and only of loaded namespaces', () => {
  const reportMissingKey = vi.fn<TranslationLoader['reportMissingKey']>()
  const { t } = createI18n('vi', { site: {} }, { read: async () => ({}), reportMissingKey })
  for (const key of ['new', 'new', 'cart:new']) t(key)
  expect(reportMissingKey.mock.calls).toEqual([['vi', 'site', 'new']])
})

test('I18N-01: loads each missing namespace once', async () => {
  const read = vi.fn<TranslationLoader['read']>(async (_, namespace) => ({ name: namespace }))
  const i18n = createI18n('vi', { site: {} }, { read, reportMissingKey: () => {} })
  expect(i18n.load(['site'])).toBeUndefined()
  const loading = i18n.load(['site', 'cart'])
  expect(i18n.load(['site', 'cart'])).toBe(loading)
  await Promise.all([loading, i18n.load(['cart', 'menu'])])
  expect(read.mock.calls).toEqual([
    ['vi', 'cart'],
    ['vi', 'menu'],
  ])
  expect(i18n.load(['site', 'cart'])).toBe(loading)
  expect(i18n.translateIn(['cart'])('name')).toBe('cart')
  expect(i18n.load(['site', 'cart', 'menu'])).toBeUndefined()
})

test('shows keys instead of the texts of a namespace that cannot be loaded', async () => {
  const i18n = createI18n(
    'vi',
    { site: {} },
    {
      read: async () => {
        throw new TypeError('Failed to fetch')
      },
      reportMissingKey: () => {},
    },
  )
  await i18n.load(['cart'])
  expect(i18n.load(['cart', 'site'])).toBeUndefined()
  expect(i18n.translateIn(['cart'])('title')).toBe('title')
})
