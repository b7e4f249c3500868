// Tests of the texts of all error codes in all languages.
import { problemCodes } from '@tingkat/contract/problem'
import { languageCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { problemText } from './problem-text.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'

type File = { gfc_error: { errors: Record<string, { title: string; message: string }> } }
const files = import.meta.glob<File>('../../locales/*/site.json', {
  eager: true,
  import: 'default',
})

describe.each(languageCodes)('in %s', (language) => {
  const translations = files[`../../locales/${language}/site.json`]!
  const { t } = createI18n(language, { site: translations })

  test.each([...problemCodes, 'network_error', 'timeout'])(
    'BASK-12 ERR-15: %s has a title and a message',
    (code) => {
      const { title, message } = problemText(t, { code, context: {} }, 'en-SG')
      expect(translations.gfc_error.errors[code]).toBeDefined()
      expect(title).toBe(translations.gfc_error.errors[code]!.title.replace('{{limit}}', ''))
      expect(message).toBeTruthy()
    },
  )

  test('an unknown code has the general text', () => {
    expect(problemText(t, { code: 'brand_new', context: {} }, 'en-SG').title).toBe(
      translations.gfc_error.errors['generic']!.title,
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
    ).toBe(translations.gfc_error.errors['promo_not_applicable']!.title)
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
