// Tests of saved places in the address panel: who may use them, choosing, saving, renaming and
// deleting.
import type { SavedPlace } from '@tingkat/ordering/location/saved-place'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import {
  answered,
  drawAddress,
  emptyAddress,
  katong,
  tiongBahru,
  unreachable,
} from '../../../testing/address.tsx'
import { chosenLocation } from '../chosen-location.ts'

const home: SavedPlace = {
  id: 's1',
  kind: 'home',
  label: '',
  location: { ...tiongBahru, addressDetail: '#02-15', noteToDriver: 'Call at the gate' },
}
const office: SavedPlace = { id: 's2', kind: 'other', label: 'Studio', location: katong }

beforeEach(async () => {
  emptyAddress()
  await page.viewport(1280, 800)
})

const mockSavedPlaces = (...savedPlaces: SavedPlace[]) =>
  vi.spyOn(client, 'listSavedPlaces').mockResolvedValue(answered({ savedPlaces }))
const savedButton = (screen: Awaited<ReturnType<typeof drawAddress>>) =>
  screen.getByRole('button', { name: 'Saved places' })

async function openSaved() {
  const screen = await drawAddress({ loggedIn: true })
  await userEvent.click(screen.display())
  await userEvent.click(savedButton(screen))
  return screen
}

test.each([
  ['a guest', { loggedIn: false }, false],
  ['a member', { loggedIn: true }, true],
  [
    'a member without the flag savedAddresses',
    { loggedIn: true, flags: { savedAddresses: false } },
    false,
  ],
  ['a member without web ordering', { loggedIn: true, flags: { webOrdering: false } }, false],
])(
  'shows the saved places button to members only: %s (ADDR-03 ROLE-06)',
  async (_, around, isShown) => {
    const screen = await drawAddress(around)
    await userEvent.click(screen.display())
    await expect.element(screen.input()).toBeVisible()
    expect(savedButton(screen).elements()).toHaveLength(isShown ? 1 : 0)
  },
)

test('loads the places on request and selects one with its details (ADDR-04)', async () => {
  const list = mockSavedPlaces(home, office)
  const screen = await drawAddress({ loggedIn: true })
  await userEvent.click(screen.display())
  expect(list).not.toHaveBeenCalled()
  await userEvent.click(savedButton(screen))
  await userEvent.click(screen.getByRole('button', { name: /^Home/ }))
  expect(list).toHaveBeenCalledOnce()
  expect(chosenLocation('sg').read()).toEqual(home.location)
  await expect.element(screen.input()).not.toBeInTheDocument()
})

test('explains an empty list (ADDR-03)', async () => {
  const screen = await openSaved()
  await expect.element(screen.getByText('No saved places yet')).toBeVisible()
})

test('offers a retry when loading fails', async () => {
  const list = vi.spyOn(client, 'listSavedPlaces').mockResolvedValue(unreachable)
  const screen = await openSaved()
  await expect.element(screen.getByText('We couldn’t load your saved places.')).toBeVisible()
  list.mockResolvedValue(answered({ savedPlaces: [office] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByRole('button', { name: /^Studio/ })).toBeVisible()
})

test('saves the chosen address as work and disables kinds that exist', async () => {
  const list = mockSavedPlaces(home)
  chosenLocation('sg').write(katong)
  const save = vi.spyOn(client, 'savePlace').mockImplementation(async () => {
    list.mockResolvedValue(
      answered({ savedPlaces: [home, { ...office, kind: 'work', label: '' }] }),
    )
    return answered(office)
  })
  const screen = await openSaved()
  await userEvent.click(screen.getByRole('button', { name: 'Save Katong, Singapore' }))
  await expect.element(screen.getByRole('radio', { name: 'Home' })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: 'Work' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }))
  expect(save).toHaveBeenCalledWith({
    kind: 'work',
    label: '',
    location: expect.objectContaining({ poiID: 'kt', address: 'Katong' }),
  })
  await expect.element(screen.getByRole('button', { name: /^Work/ })).toBeVisible()
  // The address is saved now, so the button to save it is gone.
  await expect.element(screen.getByRole('button', { name: /^Save Katong/ })).not.toBeInTheDocument()
})

test('renames a place and restores focus', async () => {
  const list = mockSavedPlaces(office)
  const change = vi
    .spyOn(client, 'changeSavedPlace')
    .mockImplementation(async (_, { label = '' }) => {
      list.mockResolvedValue(answered({ savedPlaces: [{ ...office, label }] }))
      return answered(office)
    })
  const screen = await openSaved()
  await userEvent.click(screen.getByRole('button', { name: 'Rename Studio' }))
  await expect.element(screen.getByRole('textbox', { name: 'Place name' })).toHaveFocus()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Place name' }), 'Atelier')
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledWith('s2', { label: 'Atelier' })
  await expect.element(screen.getByRole('button', { name: 'Rename Atelier' })).toHaveFocus()
})

test('deletes a place and restores it with Undo', async () => {
  const list = mockSavedPlaces(office)
  const remove = vi.spyOn(client, 'deleteSavedPlace').mockImplementation(async () => {
    list.mockResolvedValue(answered({ savedPlaces: [] }))
    return answered(null)
  })
  const save = vi.spyOn(client, 'savePlace').mockImplementation(async () => {
    list.mockResolvedValue(answered({ savedPlaces: [office] }))
    return answered(office)
  })
  const screen = await openSaved()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Studio' }))
  expect(remove).toHaveBeenCalledWith('s2')
  await expect.element(screen.getByText('Studio deleted')).toBeVisible()
  await expect.element(screen.getByText('No saved places yet')).toBeVisible()
  ;(
    screen.getByRole('button', { name: 'Undo', includeHidden: true }).element() as HTMLElement
  ).click()
  await expect.element(screen.getByRole('button', { name: /^Studio/ })).toBeVisible()
  expect(save).toHaveBeenCalledWith({
    kind: 'other',
    label: 'Studio',
    location: expect.objectContaining({ poiID: 'kt' }),
  })
})

test('shows why a change was refused', async () => {
  mockSavedPlaces()
  chosenLocation('sg').write(katong)
  vi.spyOn(client, 'savePlace').mockResolvedValue({
    ok: false,
    problem: { code: 'place_kind_taken', status: 409, message: '', context: {} },
  })
  const screen = await openSaved()
  await userEvent.click(screen.getByRole('button', { name: 'Save Katong, Singapore' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toMatchTextContent('place_kind_taken')
})
