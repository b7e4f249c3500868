// Tests how a page saves the menu draft: saving in sequence, failures, and drafts that somebody
// else saved.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type {
  EditedMerchant,
  MerchantDraft,
  SaveDraft,
} from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { expect, test } from 'vitest'
import { openDraftSession } from './draft-session.ts'

const published = { ID: 'm1', name: 'Warung', categories: [] } as unknown as MerchantFile
const named = (name: string): MerchantFile => ({ ...published, name })
const draftOf = (version: number, file: MerchantFile, baseRevision = 3) =>
  ({ version, file, baseRevision }) as MerchantDraft
const merchant = (draft: MerchantDraft | null = null, revision = 3): EditedMerchant => ({
  merchantID: 'm1',
  country: 'sg',
  revision,
  published,
  draft,
})
const problem = (code: ClientProblem['code']): ApiResult<never> => ({
  ok: false,
  problem: { code, status: 0, message: code, context: {} },
})

function open(initial: EditedMerchant, newest = initial) {
  const requests: SaveDraft[] = []
  const answers: ((result: ApiResult<MerchantDraft>) => void)[] = []
  const session = openDraftSession(initial, {
    save: (body) => {
      requests.push(body)
      return new Promise((resolve) => answers.push(resolve))
    },
    read: async () => ({ ok: true, data: newest }),
    later: () => () => {},
  })
  const answer = (result: ApiResult<MerchantDraft>) => answers.shift()?.(result)
  return { session, requests, answer }
}
const saved = (draft: MerchantDraft): ApiResult<MerchantDraft> => ({ ok: true, data: draft })

test('an edit during a save is saved afterwards as the next version (LIVE-02)', async () => {
  const { session, requests, answer } = open(merchant())
  session.edit(() => named('One'))
  const done = session.flush()
  session.edit(() => named('Two'))
  answer(saved(draftOf(1, named('One'))))
  await expect.poll(() => requests.length).toBe(2)
  answer(saved(draftOf(2, named('Two'))))
  expect(await done).toBe(true)
  expect(requests).toEqual([
    { version: 0, baseRevision: 3, file: named('One') },
    { version: 1, baseRevision: 3, file: named('Two') },
  ])
  expect(session.read()).toMatchObject({ status: 'saved', edited: { draft: { version: 2 } } })
})

const withCategory = (name: string, englishName?: string) =>
  ({
    ...published,
    categories: [{ ID: 'c', name, dishes: [], ...(englishName && { englishName }) }],
  }) as MerchantFile

test('an edit of a name drops the English name, which can be set again', async () => {
  const { session } = open(merchant(draftOf(1, withCategory('ไม่เผ็ด', 'Not spicy'))))
  session.edit(() => withCategory('เผ็ด', 'Not spicy'))
  expect(session.read().file).toEqual(withCategory('เผ็ด'))
  session.edit(() => withCategory('เผ็ด', 'Hot'))
  expect(session.read().file).toEqual(withCategory('เผ็ด', 'Hot'))
})

test('the page shows the file that the API has stored, unless it was edited meanwhile', async () => {
  const sent = withCategory('เผ็ด', 'Not spicy')
  const { session, answer } = open(merchant(draftOf(1, withCategory('ไม่เผ็ด'))))
  session.edit(() => withCategory('เผ็ด'))
  session.edit(() => sent)
  const done = session.flush()
  answer(saved(draftOf(2, withCategory('เผ็ด'))))
  expect(await done).toBe(true)
  expect(session.read()).toMatchObject({ status: 'saved' })
  expect(session.read().file).toEqual(withCategory('เผ็ด'))

  session.edit(() => sent)
  void session.flush()
  session.edit(() => withCategory('เผ็ด', 'Spicy'))
  answer(saved(draftOf(3, withCategory('เผ็ด'))))
  await expect.poll(() => session.read().edited.draft?.version).toBe(3)
  expect(session.read().file).toEqual(withCategory('เผ็ด', 'Spicy'))
})

test('an edit that is taken back before it is saved makes no draft', async () => {
  const { session, requests } = open(merchant())
  session.edit(() => named('One'))
  session.edit(() => published)
  expect(await session.flush()).toBe(true)
  expect(requests).toEqual([])
})

test('edits survive a failed save and are sent again', async () => {
  const { session, requests, answer } = open(merchant())
  session.edit(() => named('One'))
  const failed = session.flush()
  answer(problem('network_error'))
  expect(await failed).toBe(false)
  expect(session.read()).toMatchObject({ status: 'failed', file: { name: 'One' } })
  const again = session.flush()
  answer(saved(draftOf(1, named('One'))))
  expect(await again).toBe(true)
  expect(requests).toHaveLength(2)
})

test('a draft of somebody else stops saving until both are merged (LIVE-02)', async () => {
  const theirs = draftOf(5, named('Theirs'))
  const { session, requests, answer } = open(merchant(draftOf(4, named('Base'))), merchant(theirs))
  session.edit((file) => ({ ...file, radius: 900 }))
  const first = session.flush()
  answer(problem('draft_stale'))
  expect(await first).toBe(false)
  expect(session.read().divergence).toMatchObject({
    base: named('Base'),
    theirs: named('Theirs'),
  })
  expect(await session.flush()).toBe(false)
  expect(requests).toHaveLength(1)
  const merged = { ...named('Theirs'), radius: 900 }
  const second = session.resolve(merged)
  answer(saved(draftOf(6, merged)))
  expect(await second).toBe(true)
  expect(requests[1]).toEqual({ version: 5, baseRevision: 3, file: merged })
})

test('a draft that is older than the published menu is saved again with its revision', async () => {
  const stale = merchant(draftOf(4, named('Mine')), 8)
  const { session, requests, answer } = open(stale)
  session.diverge({ base: published, theirs: published, baseRevision: 8, newest: stale })
  const done = session.resolve(named('Mine'))
  answer(saved(draftOf(5, named('Mine'), 8)))
  expect(await done).toBe(true)
  expect(requests).toEqual([{ version: 4, baseRevision: 8, file: named('Mine') }])
})
