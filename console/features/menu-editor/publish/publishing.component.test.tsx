// Tests how menu drafts are published, in a browser: changes, faults, undo, schedule, versions,
// photo and import.
import type { PublishDraft, SaveDraft } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi, type FakeRequest } from '../../../testing/draw.tsx'
import { changeDish } from '../draft/menu-file.ts'
import { MenuEditor } from '../menu-editor.tsx'
import { RevisionList } from './revision-list.tsx'
import { sampleDraft, sampleFile, sampleMerchant } from '../sample-menu.ts'

let restore = () => {}
afterEach(() => restore())

const root = '/kitchen/merchants/sg-m1'
const priced = (price: number) => changeDish(sampleFile, 'mee', (dish) => ({ ...dish, price }))

/** Fakes an API that has the published revision of a menu, its draft, and its publications. */
function openApi(draft: MerchantFile | null = priced(790)) {
  let edited = sampleMerchant(draft && sampleDraft(draft))
  const publish = (file: MerchantFile) => {
    edited = { ...edited, revision: edited.revision + 1, published: file, draft: null }
    return { body: { revision: edited.revision, publishedAt: edited.country, publishAt: null } }
  }
  const answers: Record<string, (request: FakeRequest) => { status?: number; body: unknown }> = {
    [`GET ${root}/draft`]: () => ({ body: edited }),
    [`PUT ${root}/draft`]: ({ body }) => {
      const { file, version } = body as SaveDraft
      edited = { ...edited, draft: sampleDraft(file, { version: version + 1 }) }
      return { body: edited.draft }
    },
    [`POST ${root}/draft/publish`]: ({ body }) => {
      const { at } = body as PublishDraft
      if (!at) return publish(edited.draft?.file ?? sampleFile)
      edited = { ...edited, draft: sampleDraft(draft ?? sampleFile, { publishAt: at }) }
      return { body: { revision: edited.revision, publishedAt: null, publishAt: at } }
    },
    [`POST ${root}/draft/preview`]: () => ({
      body: {
        token: 't',
        expiresAt: '2030-01-01T00:00:00Z',
        pages: [{ language: 'en', url: 'https://tingkat.example/preview?preview=t' }],
      },
    }),
    [`POST ${root}/revisions/31/restore`]: () => publish(sampleFile),
    [`GET ${root}/revisions/30?since=31`]: () => ({
      body: { revision: 30, file: priced(700), changes: [] },
    }),
    [`POST ${root}/revisions/30/restore`]: () => publish(priced(700)),
  }
  const api = fakeApi((request) => answers[`${request.method} ${request.path}`]?.(request))
  restore = api.restore
  const bodyOf = (path: string) => api.requests.findLast((each) => each.path === path)?.body
  return { read: () => edited, bodyOf }
}

const open = (path = '/kitchen/menu/sg-m1', edited = sampleMerchant(sampleDraft(priced(790)))) =>
  draw(<MenuEditor edited={edited} pictures={new Map()} />, { path })

test('the dialog lists what changes before it publishes, and Undo takes it back (LIVE-05 LIVE-07)', async () => {
  const api = openApi()
  const screen = await open()
  await screen.getByRole('button', { name: 'Publish 1 change' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('S$ 7.90')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect.element(screen.getByText('Published. Eaters see it now.')).toBeVisible()
  expect(api.bodyOf(`${root}/draft/publish`)).toMatchObject({ version: 1, baseRevision: 31 })
  expect(api.read().draft).toBeNull()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => api.read().revision).toBe(33)
  expect(api.bodyOf(`${root}/revisions/31/restore`)).toMatchObject({ baseRevision: 32 })
  // Undo puts the published edits back into the draft.
  await expect.poll(() => api.read().draft?.file).toEqual(priced(790))
})

test('the preview and the shop open at the dish that is being edited (LIVE-04)', async () => {
  openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  await screen.getByRole('button', { name: 'See as eaters do' }).click()
  await expect
    .element(screen.getByRole('link', { name: /English: Computer/ }))
    .toHaveAttribute('href', 'https://tingkat.example/preview?preview=t#dish-mee')
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Publish 1 change' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect
    .element(screen.getByRole('link', { name: /See it in the shop/ }))
    .toHaveAttribute('href', 'https://tingkat.example/sg/en/restaurant/-/sg-m1?dish=mee')
})

test('a price change above 50 % is published only after its own confirmation (LIVE-05)', async () => {
  const api = openApi(priced(7_900))
  const screen = await open(undefined, sampleMerchant(sampleDraft(priced(7_900))))
  await screen.getByRole('button', { name: 'Publish 1 change' }).click()
  const dialog = screen.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Publish now' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(api.bodyOf(`${root}/draft/publish`)).toBeUndefined()
  await dialog.getByText(/Yes, these prices are right/).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => api.read().revision).toBe(32)
  expect(api.bodyOf(`${root}/draft/publish`)).toMatchObject({ confirmLargePrices: true })
})

test('each fault is shown as a sentence that leads to its field (LIVE-03)', async () => {
  openApi()
  const fault = {
    path: 'categories[0].dishes[0].modifierGroups[0].modifiers[1].name',
    message: 'must not be empty',
    place: ['Noodles', 'Mee goreng', 'Add to the plate', 'tofu'],
  }
  const draft = sampleDraft(sampleFile, { faults: [fault], faultCount: 1 })
  const screen = await open('/kitchen/menu/sg-m1', sampleMerchant(draft))
  await screen.getByRole('button', { name: '1 thing to correct' }).click()
  await screen.getByRole('button', { name: /Noodles › Mee goreng/ }).click()
  await expect
    .poll(() => document.activeElement?.getAttribute('data-place'))
    .toBe('modifierGroups[0].modifiers[1].name')
})

test('a draft is published at a time on the merchant’s clock (LIVE-08)', async () => {
  const api = openApi()
  const screen = await open()
  await screen.getByRole('button', { name: 'Publish 1 change' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'At a time' }).click()
  await dialog.getByLabelText('Day and time').fill('2030-01-05T06:30')
  await dialog.getByRole('button', { name: 'Publish at this time' }).click()
  await expect.element(screen.getByRole('button', { name: 'Call it off' })).toBeVisible()
  expect(api.bodyOf(`${root}/draft/publish`)).toMatchObject({ at: '2030-01-04T22:30:00.000Z' })
})

test('a draft that lost its time says why and what to do (LIVE-08)', async () => {
  openApi()
  const draft = sampleDraft(priced(790), { publishFailure: 'draft_changed' })
  const screen = await open(undefined, sampleMerchant(draft))
  await expect.element(screen.getByText(/no longer scheduled. Set a time again/)).toBeVisible()
})

test('an earlier version is restored after one confirmation (LIVE-07)', async () => {
  const api = openApi(null)
  const revisions = [31, 30].map((revision) => ({
    revision,
    origin: 'console' as const,
    by: 'Mei Ling Chua',
    at: '2026-11-18T13:10:00Z',
    note: '',
  }))
  const screen = await draw(<RevisionList edited={sampleMerchant()} revisions={revisions} />)
  await screen.getByRole('button', { name: 'Look at it: version 30' }).click()
  await screen.getByRole('button', { name: 'Go back to version 30' }).click()
  expect(api.read().revision).toBe(31)
  await screen.getByRole('button', { name: 'Publish version 30 again' }).click()
  await expect.poll(() => api.read().published).toEqual(priced(700))
})

test('a file that is no photo is refused in words before it is sent (LIVE-12)', async () => {
  openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  const input = document.querySelector<HTMLInputElement>('.med-photo input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'menu.heic', { type: 'image/heic' }))
  input!.files = files.files
  input!.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(screen.getByText(/Only JPEG, PNG, WebP and AVIF/)).toBeVisible()
})
