// What is kept for the tab, and what is not taken for it.
import { expect, test } from 'vitest'
import { emptyDraft, readDraft } from './checkout-draft.ts'

test('ROLE-03 what was typed and wished for comes back as it was', () => {
  const draft = {
    merchantID: 'kitchen',
    promo: 'RUM',
    comment: 'less spicy',
    wishes: { cutlery: true, contactless: false },
  }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(readDraft(emptyDraft)).toEqual(emptyDraft)
})

test('nothing is wished for that was not; foreign shapes are no draft', () => {
  expect(readDraft({ merchantID: '', promo: '', comment: 7, wishes: { cutlery: 'yes' } })).toEqual(
    emptyDraft,
  )
  for (const foreign of [null, 'x', 3, [], {}, { promo: '' }, { merchantID: 'kitchen', promo: 1 }])
    expect(readDraft(foreign)).toBeNull()
  expect(readDraft({ ...emptyDraft, promo: 'x'.repeat(5_000) })?.promo).toHaveLength(1_000)
})
