// Tests of the page that states the credit for late orders in a country.
import { expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import PromisePage, { loader } from './promise.tsx'

type LoaderArgs = Parameters<typeof loader>[0]
const edited = {
  lead: 'Late in the rain, too.',
  sections: [{ title: 'When', text: 'Always.\n\nEven at night.' }],
}
const readPageText = vi.fn<(page: string, query: object) => Promise<object>>()
const load = (country: string) =>
  loader({
    params: { country, language: 'en' },
    context: { get: () => ({ readPageText }) },
  } as unknown as LoaderArgs)

test('PROMISE-01 the page says since when, how late and how much, in the page’s language', async () => {
  const screen = await draw(<PromisePage />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText(/since 23 November 2026/)).toBeVisible()
  await expect.element(screen.getByText(/15 min late or more: 10%/)).toBeVisible()
  await expect.element(screen.getByText(/30 min late or more: 25%/)).toBeVisible()
  await expect.element(screen.getByText(/At most S\$\u00a010\.00/)).toBeVisible()
  const thai = await draw(<PromisePage />, { country: 'th', language: 'th' })
  await expect.element(thai.getByText(/ช้า 15 นาทีขึ้นไป: คืน 10%/)).toBeVisible()
})

test('PROMISE-01 the desk’s text replaces the shipped one, and the rule stays', async () => {
  const screen = await draw(<PromisePage />, { loader: () => edited })
  await expect.element(screen.getByText('Late in the rain, too.')).toBeVisible()
  await expect.element(screen.getByText('Even at night.')).toBeVisible()
  await expect.element(screen.getByText(/15 min late or more: 10%/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
})

test('PROMISE-01 only countries with a promise have the page', async () => {
  readPageText.mockResolvedValue({ ok: true, data: { text: edited } })
  expect(await load('sg')).toEqual(edited)
  expect(readPageText.mock.calls).toEqual([['promise', { country: 'sg', language: 'en' }]])
  readPageText.mockResolvedValue({ ok: false })
  expect(await load('sg')).toBeNull()
  for (const country of ['my', 'zz'])
    await expect(load(country)).rejects.toMatchObject({ init: { status: 404 } })
})
