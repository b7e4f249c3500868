// Tests of the footer in a browser: links, country settings, layouts, and collapsing on phones.
import { countryCodes } from '@tingkat/ordering/country/country'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSite } from '../../platform/site/site.tsx'
import { draw, type Around } from '../../testing/draw.tsx'
import type { Recommendations } from './recommendations.ts'
import { Footer } from './footer.tsx'
import { StoreBadges } from './store-badges.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const recommendations: Recommendations = {
  categories: [{ name: 'Malay' }, { name: 'Dim sum' }],
  cuisines: [{ name: 'Laksa' }],
  merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
}

function FooterOfSite({ closed }: { closed?: boolean }) {
  const site = useSite()
  return (
    <Footer
      home={site.paths.home}
      logoLabel="Tingkat Singapore"
      year={2031}
      site={{ ...site, recommendations }}
      closed={closed}
    />
  )
}
const drawFooter = (around?: Around, closed = false) =>
  draw(<FooterOfSite closed={closed} />, around)
type Screen = Awaited<ReturnType<typeof drawFooter>>
const visibleLinks = (screen: Screen) =>
  [...screen.container.querySelectorAll('a')].filter((link) => link.checkVisibility())
const pathOf = (screen: Screen, name: string) =>
  visibleLinks(screen)
    .find((link) => link.textContent === name || link.getAttribute('aria-label') === name)
    ?.getAttribute('href')

describe('the content', () => {
  test('FOOT-01: has two links to the home page of the country', async () => {
    const screen = await drawFooter()
    expect(
      visibleLinks(screen)
        .findLast((link) => link.textContent === 'Singapore')
        ?.getAttribute('href'),
    ).toBe('/sg/en')
    expect(pathOf(screen, 'Tingkat Singapore')).toBe('/sg/en')
  })

  test('FOOT-02: has the groups company, support, categories and favourites', async () => {
    const screen = await drawFooter()
    const groups = [...screen.container.querySelectorAll<HTMLElement>('.ftr-g')].map(
      (group) => group.querySelector('h2')?.textContent,
    )
    expect(groups).toEqual(['Company', 'Support', 'Categories', 'Popular'])
    expect(pathOf(screen, 'About us')).toBe('/sg/en/company')
    expect(pathOf(screen, 'Contact')).toBe('/sg/en/support#contact')
    expect(pathOf(screen, 'Dim sum')).toBe('/sg/en/cuisines/dim-sum/dim-sum')
    expect(pathOf(screen, 'Laksa')).toBe('/sg/en/cuisines/laksa/laksa')
    expect(pathOf(screen, 'Warung Senja')).toBe('/sg/en/restaurant/warung-senja/sg-m1')
  })

  test('FOOT-03: links to terms and privacy', async () => {
    const screen = await drawFooter()
    expect(pathOf(screen, 'Terms')).toBe('/sg/en/terms')
    expect(pathOf(screen, 'Privacy')).toBe('/sg/en/privacy')
  })

  test('FOOT-07: shows the given year', async () => {
    const screen = await drawFooter()
    await expect.element(screen.getByRole('contentinfo')).toMatchTextContent('© 2031 Tingkat')
  })

  test('links to the eight countries', async () => {
    const screen = await drawFooter()
    expect(
      visibleLinks(screen)
        .map((link) => link.getAttribute('href'))
        .filter((href) => /^\/..\/$/.test(href ?? '')),
    ).toEqual(countryCodes.map((code) => `/${code}/`))
  })

  test('has no links to menus and orders in a country without web ordering', async () => {
    const screen = await drawFooter({}, true)
    expect(
      visibleLinks(screen).filter((link) =>
        /restaurant|order/.test(link.getAttribute('href') ?? ''),
      ),
    ).toEqual([])
  })
})

describe('the settings of the country', () => {
  const badges = (screen: Screen) =>
    [...screen.container.querySelectorAll('.badge-store')].map((badge) =>
      badge.getAttribute('href'),
    )

  test('FOOT-04: store badges link to the configured stores of the country', async () => {
    const onelink = { pid: 'web', c: 'test' }
    const both = await drawFooter({
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
    const onlyPlayStore = await drawFooter({
      settings: { appstore: undefined, playstore: 'https://play.example/sg', onelink },
    })
    expect(badges(onlyPlayStore)).toEqual(['https://play.example/sg?pid=web&c=test'])
    await onlyPlayStore.unmount()
    const none = await drawFooter({ settings: { appstore: undefined, playstore: undefined } })
    expect(badges(none)).toEqual([])
  })

  test('DOWN-02: on the download page a badge without a store does not reload the page', async () => {
    const links = { appstore: '/download?country=sg&pid=web', playstore: 'https://play.example' }
    const onHome = await draw(<StoreBadges links={links} />, { path: '/sg/en' })
    expect(badges(onHome)).toEqual(['/download?country=sg&pid=web', 'https://play.example'])
    await onHome.unmount()
    const onDownload = await draw(<StoreBadges links={links} />, { path: '/sg/en/download' })
    expect(badges(onDownload)).toEqual(['#install', 'https://play.example'])
  })

  test('WIDG-01: store badges are shown on the web but not in the super-app', async () => {
    const links = { appstore: 'https://apps.example', playstore: 'https://play.example' }
    const web = await draw(<StoreBadges links={links} />)
    expect(badges(web)).toHaveLength(2)
    await web.unmount()
    const inside = await draw(<StoreBadges links={links} />, { mode: { webview: true } })
    expect(badges(inside)).toEqual([])
  })

  test('in the super-app the footer has no links to other sites or countries', async () => {
    const screen = await drawFooter({ mode: { webview: true } })
    expect(
      visibleLinks(screen).filter((link) => !link.getAttribute('href')?.startsWith('/sg/en')),
    ).toEqual([])
  })

  test('FOOT-09: social icons open the country’s networks in a new tab with noopener', async () => {
    const screen = await drawFooter({
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
    const none = await drawFooter({ settings: { social: {} } })
    expect(none.container.querySelector('.social')).toBeNull()
  })

  test('FOOT-05: groups are columns, or rows in the compact layout', async () => {
    const countRows = async (footerLayout: 'columns' | 'compact') => {
      const screen = await drawFooter({ settings: { footerLayout } })
      const tops = [...screen.container.querySelectorAll('.ftr-g')].map((group) =>
        Math.round(group.getBoundingClientRect().top),
      )
      await screen.unmount()
      return new Set(tops).size
    }
    expect(await countRows('columns')).toBe(1)
    expect(await countRows('compact')).toBe(4)
  })
})

describe('collapsing', () => {
  test('FOOT-06 FOOT-08: on phones a group is closed and toggles by tap and by key', async () => {
    await page.viewport(390, 844)
    const screen = await drawFooter()
    const isOpen = () => visibleLinks(screen).some((link) => link.textContent === 'About us')
    const company = screen.getByText('Company').first()
    expect(isOpen()).toBe(false)
    await company.click()
    expect(isOpen()).toBe(true)
    await company.click()
    expect(isOpen()).toBe(false)
    company.element().closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    // Opening one group does not open the others.
    expect(visibleLinks(screen).some((link) => link.textContent === 'Contact')).toBe(false)
  })

  test.each([768, 1280])('at %i px every group is open and none collapses', async (width) => {
    await page.viewport(width, 800)
    const screen = await drawFooter()
    expect(visibleLinks(screen).some((link) => link.textContent === 'About us')).toBe(true)
    expect(
      [...screen.container.querySelectorAll('.ftr-g summary')].some((summary) =>
        summary.checkVisibility(),
      ),
    ).toBe(false)
  })
})
