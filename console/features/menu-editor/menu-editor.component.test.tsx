// Tests of the menu editor in a browser: list and form of dishes, saving, and drafts that somebody
// else saved.
import type { SaveDraft } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi, type FakeRequest } from '../../testing/draw.tsx'
import { changeDish } from './draft/menu-file.ts'
import { MenuEditor } from './menu-editor.tsx'
import { sampleDraft, sampleFile, sampleMerchant } from './sample-menu.ts'

let restore = () => {}
afterEach(() => restore())

const root = '/kitchen/merchants/sg-m1'
const isSave = ({ method, path }: FakeRequest) => method === 'PUT' && path === `${root}/draft`

/** Fakes an API that saves every draft as the next version. */
function openApi(answer: Parameters<typeof fakeApi>[0] = () => undefined) {
  const api = fakeApi((request) => {
    const special = answer(request)
    if (special) return special
    if (!isSave(request)) return undefined
    const { version, file } = request.body as SaveDraft
    return { body: sampleDraft(file, { version: version + 1 }) }
  })
  restore = api.restore
  const saves = () => api.requests.filter(isSave).map(({ body }) => body as SaveDraft)
  return { ...api, saves }
}

const open = (path: string, edited = sampleMerchant()) =>
  draw(<MenuEditor edited={edited} pictures={new Map()} />, { path })
const dishOf = ({ categories }: MerchantFile, ID: string) =>
  categories.flatMap(({ dishes }) => dishes).find((dish) => dish.ID === ID)

test('an edit is saved as a draft and shown beside the published dish (LIVE-01)', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  await screen.getByRole('textbox', { name: 'Price', exact: true }).fill('7.90')
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Mee goreng mamak')
  await expect
    .poll(() => api.saves().at(-1)?.file.categories[0]?.dishes[0])
    .toMatchObject({
      name: 'Mee goreng mamak',
      price: 790,
    })
  await expect.element(screen.getByText('Draft: 2 changes in 1 dish')).toBeVisible()
  const beside = screen.getByRole('complementary', { name: 'Eaters see' })
  await expect.element(beside.getByText('S$ 7.50').first()).toBeVisible()
  await expect.element(beside.getByText('S$ 7.90')).toBeVisible()
})

test('a price that cannot be read is not guessed, and makes the draft faulty', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  const price = screen.getByRole('textbox', { name: 'Price', exact: true })
  await price.fill('seven')
  await expect.element(price).toHaveAttribute('aria-invalid', 'true')
  await expect.element(price).toHaveValue('seven')
  await expect.poll(() => dishOf(api.saves().at(-1)?.file ?? sampleFile, 'mee')?.price).toBe(-1)
})

test('a dish is added to a category, and its choices are edited', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1')
  await screen.getByRole('button', { name: 'Add a dish to Kuih' }).click()
  const name = screen.getByRole('textbox', { name: 'Name', exact: true })
  const price = screen.getByRole('textbox', { name: 'Price', exact: true })
  await expect.element(name).toHaveFocus()
  await expect.element(price).not.toHaveAttribute('aria-invalid')
  await price.click()
  await name.fill('Kueh lapis')
  await expect.element(price).toHaveAttribute('aria-invalid')
  await price.fill('2.5')
  await screen.getByRole('button', { name: 'Add a group' }).click()
  await screen.getByRole('textbox', { name: 'Name of the group' }).fill('Size')
  await screen.getByRole('textbox', { name: 'Choice', exact: true }).fill('Box of 6')
  await screen.getByRole('textbox', { name: 'Extra price of Box of 6' }).fill('10')
  await expect
    .poll(() => api.saves().at(-1)?.file.categories[1]?.dishes[1])
    .toMatchObject({
      name: 'Kueh lapis',
      price: 250,
      modifierGroups: [
        {
          name: 'Size',
          selectionType: 'single',
          modifiers: [{ name: 'Box of 6', price: 1_000 }],
        },
      ],
    })
})

test('English texts of a dish and its choices are set, and removed if they are emptied', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const savedDish = () => dishOf(api.saves().at(-1)?.file ?? sampleFile, 'mee')
  await screen.getByText('In English', { exact: true }).click()
  await field('English name').fill('Fried noodles')
  await field('English description').fill('With egg')
  await screen.getByText('Choices in English', { exact: true }).click()
  await field('English name of Add to the plate').fill('Extras')
  await field('English name of Fried egg').fill('Egg')
  await expect.poll(savedDish).toMatchObject({
    englishName: 'Fried noodles',
    englishDescription: 'With egg',
    modifierGroups: [{ englishName: 'Extras', modifiers: [{ englishName: 'Egg' }, {}] }],
  })
  await field('English name').fill(' ')
  await field('English name of Fried egg').fill('')
  await expect.poll(() => savedDish()?.englishName).toBeUndefined()
  expect(savedDish()?.modifierGroups?.[0]?.modifiers[0]).not.toHaveProperty('englishName')
})

test('an English name is shown beside the closed fields, until the name changes', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1?category=noodles')
  await screen.getByText('In English', { exact: true }).click()
  const english = screen.getByRole('textbox', { name: 'English name', exact: true })
  expect(english.element()).toHaveAttribute('maxlength', '200')
  await english.fill('Noodle dishes')
  await screen.getByText('In English', { exact: true }).click()
  await expect.element(english).not.toBeInTheDocument()
  await expect.element(screen.getByText('Noodle dishes')).toBeVisible()
  await expect
    .poll(() => api.saves().at(-1)?.file.categories[0])
    .toMatchObject({ englishName: 'Noodle dishes' })
  await screen.getByRole('textbox', { name: 'Name of the category' }).fill('Rice')
  await expect.element(screen.getByText('Noodle dishes')).not.toBeInTheDocument()
  await expect.poll(() => api.saves().at(-1)?.file.categories[0]?.name).toBe('Rice')
  expect(api.saves().at(-1)?.file.categories[0]).not.toHaveProperty('englishName')
})

test('a fault of an English name opens its field', async () => {
  openApi()
  const draft = sampleDraft(
    changeDish(sampleFile, 'mee', (dish) => ({ ...dish, englishName: 'x'.repeat(201) })),
    {
      faultCount: 1,
      faults: [
        {
          path: 'categories[0].dishes[0].englishName',
          message: 'must be at most 200 characters',
          place: ['Noodles', 'Mee goreng'],
        },
      ],
    },
  )
  const screen = await open('/kitchen/menu/sg-m1?dish=mee', sampleMerchant(draft))
  await screen.getByRole('button', { name: '1 thing to correct' }).click()
  await screen.getByRole('button', { name: /It must have at most 200 letters/ }).click()
  const english = screen.getByRole('textbox', { name: 'English name', exact: true })
  await expect.element(english).toHaveFocus()
})

test('a removed dish comes back with Undo, at its place', async () => {
  const api = openApi()
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  await screen.getByRole('button', { name: 'Remove the dish' }).click()
  await expect.poll(() => api.saves().length).toBe(1)
  expect(dishOf(api.saves()[0]?.file ?? sampleFile, 'mee')).toBeUndefined()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => api.saves().at(-1)?.file.categories[0]?.dishes[0]?.ID).toBe('mee')
})

test('a draft that somebody else saved is merged by dish, and conflicts are chosen (LIVE-02)', async () => {
  const edit = (dishID: string, price: number, file = sampleFile) =>
    changeDish(file, dishID, (dish) => ({ ...dish, price }))
  const theirs = sampleDraft(edit('laksa', 990, edit('mee', 800)), {
    version: 5,
    savedBy: 'Ah Seng',
  })
  const api = openApi((request) => {
    if (request.path !== `${root}/draft`) return undefined
    if (request.method === 'GET') return { body: sampleMerchant(theirs) }
    return (request.body as SaveDraft).version === 5
      ? undefined
      : { status: 409, body: { code: 'draft_stale', context: {} } }
  })
  const screen = await open('/kitchen/menu/sg-m1?dish=mee')
  await screen.getByRole('textbox', { name: 'Price', exact: true }).fill('7.90')
  const panel = screen.getByRole('alert')
  await expect
    .element(panel.getByRole('heading', { name: 'Ah Seng saved this menu while you edited' }))
    .toBeVisible()
  await panel.getByRole('radio', { name: /^Mine:/ }).click()
  await panel.getByRole('button', { name: 'Merge both' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  const last = api.saves().at(-1)
  expect(last?.version).toBe(5)
  expect([dishOf(last!.file, 'mee')?.price, dishOf(last!.file, 'laksa')?.price]).toEqual([790, 990])
})

test('edits stay in the page while the API cannot be reached', async () => {
  let isDown = true
  const api = openApi((request) =>
    isDown && isSave(request) ? { status: 500, body: { code: 'internal_error' } } : undefined,
  )
  const screen = await open('/kitchen/menu/sg-m1?dish=laksa')
  const name = screen.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Laksa lemak')
  await expect.element(screen.getByText(/still on this page/)).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Save again' }).click()
  await expect.element(screen.getByText(/Draft saved/)).toBeVisible()
  await expect.element(name).toHaveValue('Laksa lemak')
  expect(api.saves()).toHaveLength(2)
})
