// Tests of the texts of all error codes in all languages.
import { problemCodes } from '@tingkat/contract/problem'
import { languageCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { problemText } from './problem-text.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'

type File = { gfc_error: { errors: Record<string, { title: string; message: string }> } }
const files = import.meta.glob<File>('../../locales/*/{site,problem}.json', {
  eager: true,
  import: 'default',
})

describe.each(languageCodes)('in %s', (language) => {
  const site = files[`../../locales/${language}/site.json`]!
  const problem = files[`../../locales/${language}/problem.json`]!
  const { t } = createI18n(language, { site, problem })
  const errors = { ...problem.gfc_error.errors, ...site.gfc_error.errors }

  test.each([...problemCodes, 'network_error', 'timeout'])(
    'BASK-12 ERR-15: %s has a title and a message',
    (code) => {
      const { title, message } = problemText(t, { code, context: {} }, 'en-SG')
      expect(errors[code]).toBeDefined()
      expect(title).toBe(errors[code]!.title.replace('{{limit}}', ''))
      expect(message).toBeTruthy()
    },
  )

  test('a text that is not loaded yet is replaced by the general text', () => {
    const early = createI18n(language, { site })
    expect(problemText(early.t, { code: 'cart_stale', context: {} }, 'en-SG')).toEqual(
      errors['generic'],
    )
  })

  test('ERR-14: the texts of failed requests need no further request', () => {
    const early = createI18n(language, { site })
    for (const code of ['network_error', 'timeout', 'guest_offline'])
      expect(problemText(early.t, { code, context: {} }, 'en-SG')).toEqual(errors[code])
  })

  test('an unknown code has the general text', () => {
    expect(problemText(t, { code: 'brand_new', context: {} }, 'en-SG').title).toBe(
      errors['generic']!.title,
    )
  })

  test('QUOTE-03: a promo below its minimum order has the missing amount in its text', () => {
    const { message } = problemText(
      t,
      {
        code: 'promo_not_applicable',
        context: { reason: 'min_subtotal', missing: 300, currency: 'SGD' },
      },
      'en-SG',
    )
    expect(message).toContain('S$\u00a03.00')
    expect(
      problemText(t, { code: 'promo_not_applicable', context: { reason: 'unknown' } }, 'en-SG')
        .title,
    ).toBe(errors['promo_not_applicable']!.title)
  })

  test('the limit of the order value is formatted as money', () => {
    const { title } = problemText(
      t,
      { code: 'order_value_exceeded', context: { orderLimit: 25_000, currency: 'SGD' } },
      'en-SG',
    )
    expect(title).toContain('S$\u00a0250.00')
  })
})
