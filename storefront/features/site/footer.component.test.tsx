// The footer in a browser: its groups, its two layouts, what a country sets, and folding on phones.
import { countryCodes } from '@tingkat/ordering/country/country'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSite } from '../../platform/site/site.tsx'
import { draw, type Around } from '../../testing/draw.tsx'
import type { Favourites } from './favourites.ts'
import { Footer } from './footer.tsx'
import { StoreBadges } from './store-badges.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const favourites: Favourites = {
  categories: ['Malay', 'Dim sum'],
  cuisines: ['Laksa'],
  merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
}

function Here({ closed }: { closed?: boolean }) {
  const site = useSite()
  return (
    <Footer
      home={site.paths.home}
      logoLabel="Tingkat Singapore"
      year={2031}
      place={{ ...site, favourites }}
      closed={closed}
    />
  )
}
const open = (around?: Around, closed = false) => draw(<Here closed={closed} />, around)
type Screen = Awaited<ReturnType<typeof open>>
const seen = (screen: Screen) =>
  [...screen.container.querySelectorAll('a')].filter((link) => link.checkVisibility())
const pathOf = (screen: Screen, name: string) =>
  seen(screen)
    .find((link) => link.textContent === name || link.getAttribute('aria-label') === name)
    ?.getAttribute('href')

describe('what it holds', () => {
  test('FOOT-01: two ways to the home of the country', async () => {
    const screen = await open()
    expect(
      seen(screen)
        .findLast((link) => link.textContent === 'Singapore')
        ?.getAttribute('href'),
    ).toBe('/sg/en')
    expect(pathOf(screen, 'Tingkat Singapore')).toBe('/sg/en')
  })

  test('FOOT-02: company, support, categories and favourites, each with its links', async () => {
    const screen = await open()
    const groups = [...screen.container.querySelectorAll<HTMLElement>('.ftr-g')].map(
      (group) => group.querySelector('h2')?.textContent,
    )
    expect(groups).toEqual(['Company', 'Support', 'Categories', 'Favourites'])
    expect(pathOf(screen, 'About us')).toBe('/sg/en/company')
    expect(pathOf(screen, 'Contact')).toBe('/sg/en/support#contact')
    expect(pathOf(screen, 'Dim sum')).toBe('/sg/en/cuisines/dim-sum/dim-sum')
    expect(pathOf(screen, 'Laksa')).toBe('/sg/en/cuisines/laksa/laksa')
    expect(pathOf(screen, 'Warung Senja')).toBe('/sg/en/restaurant/warung-senja/sg-m1')
  })

  test('FOOT-03: terms and privacy', async () => {
    const screen = await open()
    expect(pathOf(screen, 'Terms')).toBe('/sg/en/terms')
    expect(pathOf(screen, 'Privacy')).toBe('/sg/en/privacy')
  })

  test('FOOT-07: the year it is given', async () => {
    const screen = await open()
    await expect.element(screen.getByRole('contentinfo')).toMatchTextContent('© 2031 Tingkat')
  })

  test('the eight countries', async () => {
    const screen = await open()
    expect(
      seen(screen)
        .map((link) => link.getAttribute('href'))
        .filter((href) => /^\/..\/$/.test(href ?? '')),
    ).toEqual(countryCodes.map((code) => `/${code}/`))
  })

  test('where nothing can be ordered no way leads to dishes', async () => {
    const screen = await open({}, true)
    expect(
      seen(screen).filter((link) => /restaurant|order/.test(link.getAttribute('href') ?? '')),
    ).toEqual([])
  })
})

describe('what the country sets', () => {
  const badges = (screen: Screen) =>
    [...screen.container.querySelectorAll('.badge-store')].map((badge) =>
      badge.getAttribute('href'),
    )

  test('FOOT-04: store badges lead to the country’s stores; a store that it has not set has none', async () => {
    const onelink = { pid: 'web', c: 'test' }
    const both = await open({
      settings: {
        appstore: 'https://apps.example/sg',
        playstore: 'https://play.example/sg',
        onelink,
      },
    })
    expect(badges(both)).toEqual([
      'https://apps.example/sg?pid=web&c=test',
      'https://play.example/sg?pid=web&c=test',
    ])
    await both.unmount()
    const one = await open({
      settings: { appstore: undefined, playstore: 'https://play.example/sg', onelink },
    })
    expect(badges(one)).toEqual(['https://play.example/sg?pid=web&c=test'])
    await one.unmount()
    const none = await open({ settings: { appstore: undefined, playstore: undefined } })
    expect(badges(none)).toEqual([])
  })

  test('WIDG-01: store badges stand on the web and not in the super-app', async () => {
    const links = { appstore: 'https://apps.example', playstore: 'https://play.example' }
    const web = await draw(<StoreBadges links={links} />)
    expect(badges(web)).toHaveLength(2)
    await web.unmount()
    const inside = await draw(<StoreBadges links={links} />, { mode: { webview: true } })
    expect(badges(inside)).toEqual([])
  })

  test('in the super-app nothing leads out: no badges, no social icons, no recruiting, no other countries', async () => {
    const screen = await open({ mode: { webview: true } })
    expect(seen(screen).filter((link) => !link.getAttribute('href')?.startsWith('/sg/en'))).toEqual(
      [],
    )
  })

  test('FOOT-09: social icons are the country’s own, each in a new tab that learns nothing of this one', async () => {
    const screen = await open({
      country: 'vn',
      settings: {
        social: { zalo: 'https://zalo.example/vn', facebook: 'https://facebook.example/vn' },
      },
    })
    const links = [...screen.container.querySelectorAll('.social a')]
    expect(
      links.map((link) => [link.querySelector('img')?.alt, link.getAttribute('href')]),
    ).toEqual([
      ['Facebook', 'https://facebook.example/vn'],
      ['Zalo', 'https://zalo.example/vn'],
    ])
    expect(
      links.every(
        (link) =>
          link.getAttribute('target') === '_blank' &&
          link.getAttribute('rel')?.includes('noopener'),
      ),
    ).toBe(true)
    await screen.unmount()
    const none = await open({ settings: { social: {} } })
    expect(none.container.querySelector('.social')).toBeNull()
  })

  test('FOOT-05: two layouts, columns beside each other or a line for each group', async () => {
    const tops = async (footerLayout: 'columns' | 'compact') => {
      const screen = await open({ settings: { footerLayout } })
      const found = [...screen.container.querySelectorAll('.ftr-g')].map((group) =>
        Math.round(group.getBoundingClientRect().top),
      )
      await screen.unmount()
      return new Set(found).size
    }
    expect(await tops('columns')).toBe(1)
    expect(await tops('compact')).toBe(4)
  })
})

describe('folding', () => {
  test('FOOT-06 FOOT-08: on phones a group is closed at first, opens and closes by finger and by key', async () => {
    await page.viewport(390, 844)
    const screen = await open()
    const about = () => seen(screen).some((link) => link.textContent === 'About us')
    const company = screen.getByText('Company').first()
    expect(about()).toBe(false)
    await company.click()
    expect(about()).toBe(true)
    await company.click()
    expect(about()).toBe(false)
    company.element().closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(about()).toBe(true)
    // One group open leaves the others as they are.
    expect(seen(screen).some((link) => link.textContent === 'Contact')).toBe(false)
  })

  test.each([768, 1280])('at %i px every group is open and nothing folds', async (width) => {
    await page.viewport(width, 800)
    const screen = await open()
    expect(seen(screen).some((link) => link.textContent === 'About us')).toBe(true)
    expect(
      [...screen.container.querySelectorAll('.ftr-g summary')].some((summary) =>
        summary.checkVisibility(),
      ),
    ).toBe(false)
  })
})
