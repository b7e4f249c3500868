// Tests of the home page of a country in which orders cannot be placed on the web.
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import Home, { loader } from './home.tsx'

const ofCountry = (webOrdering: boolean) => ({
  params: { country: 'id', language: 'id' },
  context: {
    get: () => ({
      readConfig: async () => ({ ok: true, data: { flags: { webOrdering } } }),
      listMerchants: async () => ({
        ok: true,
        data: { merchants: [], total: 0, nextCursor: null },
      }),
      listCategories: async () => ({ ok: true, data: { categories: [] } }),
    }),
  },
})
const load = (webOrdering: boolean) =>
  loader(ofCountry(webOrdering) as unknown as Parameters<typeof loader>[0])

test('without web ordering it promotes the app and recruits, without ordering (DISABLED-01 DISABLED-02)', async () => {
  expect((await load(true)).first).not.toBeNull()
  const loaderData = await load(false)
  expect(loaderData.first).toBeNull()
  const props = { loaderData } as ComponentProps<typeof Home>
  const screen = await draw(<Home {...props} />, {
    country: 'id',
    language: 'en',
    flags: { webOrdering: false },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  const links = main.getByRole('link').elements()
  expect(links.filter((link) => link.matches('.badge-store'))).toHaveLength(2)
  expect(links.filter((link) => link.closest('.recruit'))).toHaveLength(2)
  expect(links).toHaveLength(4)
  const controls = main.element().querySelectorAll('form, input, button, a[href*="/restaurant"]')
  expect(controls).toHaveLength(0)
})
