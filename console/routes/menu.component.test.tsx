// Tests of the menu page: the serving times of a category, which it edits with the week table of
// the opening hours.
import type { SaveDraft } from '@tingkat/contract/console/merchant-editing'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { sampleDraft, sampleMerchant } from '../features/menu-editor/sample-menu.ts'
import { draw, fakeApi } from '../testing/draw.tsx'
import Menu from './menu.tsx'

let restore = () => {}
afterEach(() => restore())

test('LIVE-17 a category is served at certain times, and whenever it is open again', async () => {
  const api = fakeApi(({ method, body }) => {
    if (method !== 'PUT') return undefined
    const { version, file } = body as SaveDraft
    return { body: sampleDraft(file, { version: version + 1 }) }
  })
  ;({ restore } = api)
  const saved = () =>
    (api.requests.findLast(({ method }) => method === 'PUT')?.body as SaveDraft | undefined)?.file
      .categories[0]
  const props = {
    loaderData: { edited: sampleMerchant(), pictures: new Map() },
  } as unknown as ComponentProps<typeof Menu>
  const screen = await draw(<Menu {...props} />, { path: '/kitchen/menu/sg-m1?category=noodles' })
  const choice = screen.getByText(/Only at certain times/)
  await choice.click()
  await screen.getByRole('button', { name: /Monday/ }).click()
  await screen.getByLabelText('To', { exact: true }).fill('10:30')
  await expect.element(screen.getByText('Served from 07:00 to 10:30.')).toBeVisible()
  await screen.getByRole('button', { name: /Tuesday/ }).click()
  await screen.getByRole('button', { name: 'Do not serve on this day' }).click()
  const morning = [{ from: '07:00', to: '11:00' }]
  await expect
    .poll(() => saved()?.servedAt)
    .toEqual([[{ from: '07:00', to: '10:30' }], [], ...Array.from({ length: 5 }, () => morning)])
  await choice.click()
  await expect.poll(() => Object.keys(saved() ?? {})).not.toContain('servedAt')
})
