// Tests of the page with a country's rule for late orders.
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import PromisePage, { loader } from './promise.tsx'

type LoaderArgs = Parameters<typeof loader>[0]
const load = (country: string) => loader({ params: { country } } as unknown as LoaderArgs)

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

test('PROMISE-01 only countries with a promise have the page', () => {
  expect(load('sg')).toBeNull()
  for (const country of ['my', 'zz'])
    expect(() => load(country)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
