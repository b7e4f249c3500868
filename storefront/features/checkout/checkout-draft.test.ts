// What is kept for the tab, and what is not taken for it.
import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './checkout-draft.ts'

test('ROLE-03 what was typed and wished for comes back as it was', () => {
  const draft = {
    merchantID: 'kitchen',
    promo: 'RUM',
    comment: 'less spicy',
    wishes: { cutlery: true, contactless: false },
  }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(parseDraft(emptyDraft)).toEqual(emptyDraft)
})

test('nothing is wished for that was not; foreign shapes are no draft', () => {
  expect(parseDraft({ merchantID: '', promo: '', comment: 7, wishes: { cutlery: 'yes' } })).toEqual(
    emptyDraft,
  )
  for (const foreign of [null, 'x', 3, [], {}, { promo: '' }, { merchantID: 'kitchen', promo: 1 }])
    expect(parseDraft(foreign)).toBeNull()
  expect(parseDraft({ ...emptyDraft, promo: 'x'.repeat(5_000) })?.promo).toHaveLength(1_000)
})
