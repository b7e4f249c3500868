// Tests of the validation of a stored checkout draft.
import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './checkout-draft.ts'

test('restores promo code, comment and wishes from storage (ROLE-03)', () => {
  const draft = {
    merchantID: 'warung',
    promo: 'RUM',
    comment: 'less spicy',
    wishes: { cutlery: true, contactless: false },
    tip: 200,
  }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(parseDraft(emptyDraft)).toEqual(emptyDraft)
})

test('drops fields of a wrong type, rejects other shapes and cuts long text', () => {
  expect(
    parseDraft({ merchantID: '', promo: '', comment: 7, wishes: { cutlery: 'yes' }, tip: -5 }),
  ).toEqual(emptyDraft)
  for (const value of [null, 'x', 3, [], {}, { promo: '' }, { merchantID: 'warung', promo: 1 }])
    expect(parseDraft(value)).toBeNull()
  expect(parseDraft({ ...emptyDraft, promo: 'x'.repeat(5_000) })?.promo).toHaveLength(1_000)
})
