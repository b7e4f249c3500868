// Tests of error texts on the page in all languages.
import { problemCodes } from '@tingkat/contract/problem'
import { languageCodes } from '@tingkat/ordering/country/country'
import { useTranslation } from './use-translation.ts'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { problemText } from './problem-text.ts'
import { useSite } from '../site/site.tsx'

function Problems({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  const { country } = useSite()
  return (
    <ul>
      {codes.map((code) => {
        const { title, message } = problemText(
          t,
          { code, context: { orderLimit: 5_000, currency: 'SGD' } },
          country.locale,
        )
        return (
          <li key={code} data-testid={code}>
            <b>{title}</b> <span>{message}</span>
          </li>
        )
      })}
    </ul>
  )
}

test.each(languageCodes)(
  'ERR-15: every error code has a text on the page in %s, an unknown code the general text',
  async (language) => {
    const screen = await draw(<Problems codes={[...problemCodes, 'brand_new']} />, {
      country: 'sg',
      language,
    })
    const shown = problemCodes.map((code) => screen.getByTestId(code).element().textContent)
    for (const text of shown) {
      expect(text).toMatch(/\S.* \S/)
      expect(text).not.toMatch(/gfc_error|\{\{/)
    }
    await expect
      .element(screen.getByTestId('brand_new'))
      .toMatchTextContent(screen.t('site:gfc_error.errors.generic.title'))
  },
)
