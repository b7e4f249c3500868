// Tests that the panel for busy and pause quotes what eaters read: its texts are those of the
// storefront.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleLanguages } from '../../platform/i18n/language.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

test.each(consoleLanguages)(
  'quotes the pause as the storefront shows it in %s (LIVE-19)',
  (language) => {
    const { eater } = read(`console/locales/${language}/pace.json`) as {
      eater: Record<'closed' | 'pausedOpens' | 'pause', unknown>
    }
    const { merchant: shown } = read(`storefront/locales/${language}/merchant.json`) as {
      merchant: typeof eater
    }
    const wordsOf = ({ closed, pausedOpens, pause }: typeof eater) => ({
      closed,
      pausedOpens,
      pause,
    })
    expect(wordsOf(eater)).toEqual(wordsOf(shown))
  },
)
