// Tests of the preview and the import of a menu in a browser.
import type { ImportMenu, SaveDraft } from '@tingkat/contract/console/merchant-editing'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../../../testing/draw.tsx'
import { changeDish } from '../draft/menu-file.ts'
import { MenuEditor } from '../menu-editor.tsx'
import { sampleDraft, sampleFile, sampleMerchant } from '../sample-menu.ts'

let restore = () => {}
afterEach(() => restore())

const root = '/kitchen/merchants/sg-m1'
const edited = changeDish(sampleFile, 'mee', (dish) => ({ ...dish, price: 790 }))

const open = () =>
  draw(<MenuEditor edited={sampleMerchant(sampleDraft(edited))} pictures={new Map()} />, {
    path: '/kitchen/menu/sg-m1',
  })

function chooseFile(name: string, content: string) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([content], name))
  input!.files = files.files
  input!.dispatchEvent(new Event('change', { bubbles: true }))
}

test('an imported file becomes the draft, with its rows to correct and what it changes (LIVE-26)', async () => {
  const fault = {
    path: 'categories[0].dishes[1].price',
    message: 'is missing',
    place: ['Noodles', 'Laksa'],
    row: 3,
  }
  const api = fakeApi(({ path, body }) => {
    if (path !== `${root}/import`) return undefined
    const { version } = body as ImportMenu
    const draft = sampleDraft(sampleFile, { version: version + 1, faults: [fault], faultCount: 1 })
    return { body: { draft, faults: [fault], faultCount: 1, publication: null } }
  })
  restore = api.restore
  const screen = await open()
  await screen.getByRole('button', { name: 'Download, import' }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByRole('link', { name: 'CSV' }).first())
    .toHaveAttribute('href', `/api/v1${root}/export?format=csv`)
  chooseFile('menu.csv', 'kind,ID')
  await expect.element(dialog.getByText('The file is the draft now.')).toBeVisible()
  await expect.element(dialog.getByText(/Row 3\. It needs a price\./)).toBeVisible()
  expect(api.requests.at(-1)?.body).toMatchObject({ format: 'csv', version: 1, content: 'kind,ID' })
})

test('a file that is no menu changes nothing, and says so (LIVE-26)', async () => {
  const faults = [{ path: '(file)', message: 'is no JSON object', place: [] }]
  const api = fakeApi(({ path }) =>
    path === `${root}/import`
      ? { body: { draft: null, faults, faultCount: 1, publication: null } }
      : undefined,
  )
  restore = api.restore
  const screen = await open()
  await screen.getByRole('button', { name: 'Download, import' }).click()
  chooseFile('menu.json', 'no menu')
  await expect.element(screen.getByText(/cannot be read as a menu/)).toBeVisible()
  await expect.element(screen.getByText('Draft: 1 change in 1 dish')).toBeInTheDocument()
})

test('the preview is of the saved draft, in each language for phone and computer (LIVE-04)', async () => {
  const api = fakeApi(({ method, path, body }) => {
    if (method === 'PUT') {
      const { file, version } = body as SaveDraft
      return { body: sampleDraft(file, { version: version + 1 }) }
    }
    if (path !== `${root}/draft/preview`) return undefined
    const page = { language: 'en', url: 'https://tingkat.test/sg/en/restaurant/preview/sg-m1' }
    return { body: { token: 't', expiresAt: '2030-01-01T00:00:00Z', pages: [page] } }
  })
  restore = api.restore
  const screen = await open()
  await screen.getByRole('button', { name: 'See as eaters do' }).click()
  for (const width of ['Phone', 'Computer'])
    await expect
      .element(screen.getByRole('link', { name: new RegExp(`^English: ${width}`) }))
      .toHaveAttribute('href', 'https://tingkat.test/sg/en/restaurant/preview/sg-m1')
  expect(api.requests.at(-1)?.body).toMatchObject({ version: 1 })
})
