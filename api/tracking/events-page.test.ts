// Tests that docs/events.md is up to date with the catalogue of events.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventNames } from '@tingkat/contract/event-catalogue'
import { expect, test } from 'vitest'
import { writeEventsPage } from './events-page.ts'

test('docs/events.md matches the catalogue: `npm run events:page` writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8')
  expect(page).toBe(writeEventsPage())
  for (const name of eventNames) expect(page).toContain(`| \`${name}\` |`)
})
