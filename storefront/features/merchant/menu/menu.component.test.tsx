// Tests of the menu in a browser: dishes, category bar, search, offers and head.
import {
  makeDish,
  makeModifierGroup,
  makeHours,
  makeMerchant,
  makeModifier,
} from '@tingkat/ordering/testing/fixtures'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import { lazy, Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { MenuHead } from './menu-head.tsx'
import { Menu } from './menu.tsx'

afterEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
})

const dish = (ID: string, changes: Partial<Dish> & { discounted?: number } = {}) =>
  makeDish(ID, 650, { name: `Dish ${ID}`, ...changes })
const long = (ID: string) => ({
  ID,
  name: `Long ${ID}`,
  available: true,
  items: Array.from({ length: 12 }, (_, index) => dish(`${ID}-${index}`)),
})

function withMenu(
  categories: Merchant['menu']['categories'],
  changes: Partial<Merchant> = {},
): Merchant {
  return makeMerchant({ menu: { ...makeMerchant().menu, categories }, ...changes })
}

const small = withMenu([
  {
    ID: 'pho',
    name: 'Phở',
    available: true,
    items: [
      dish('second', { name: 'Phở gà', sortOrder: 2 }),
      dish('first', {
        name: 'Phở bò tái',
        description: 'Bánh phở, thịt bò',
        sortOrder: 1,
        modifierGroups: [makeModifierGroup('size', 1, 1, [makeModifier('l', 0)], { name: 'Size' })],
      }),
      dish('off', { name: 'Gỏi cuốn', discounted: 520, sortOrder: 3 }),
      dish('out', { name: 'Bún chả', available: false, sortOrder: 4 }),
    ],
  },
  { ID: 'later', name: 'Tối', available: false, items: [dish('shut', { name: 'Lẩu' })] },
])

async function drawMenu(merchant: Merchant, language: 'en' | 'th' = 'en', around: Around = {}) {
  const onOpen = vi.fn<(dishID: string) => void>()
  const screen = await draw(
    <main>
      <MenuHead merchant={merchant} opening="Open until 22:30" near={null} />
      <Menu
        merchant={merchant}
        renderAdd={({ name }) => <button type="button">Add {name}</button>}
        onOpen={onOpen}
      />
      <div style={{ height: 400 }} />
    </main>,
    language === 'th' ? { country: 'th', language } : around,
  )
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('.menu-cat li')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.querySelector('h3')?.textContent)
  return {
    ...screen,
    onOpen,
    names,
    row: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
  }
}

describe('dishes', () => {
  test('ENT-16: are listed in menu order and open on a press', async () => {
    const { names, getByRole, onOpen } = await drawMenu(small)
    expect(names()).toEqual(['Phở bò tái', 'Phở gà', 'Gỏi cuốn', 'Bún chả', 'Lẩu'])
    await getByRole('link', { name: 'Phở bò tái' }).click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('first')
  })

  test.each([
    ['en', 'Choose: Spiciness'],
    ['th', 'ความเผ็ด'],
  ] as const)('show their choices in the language of the page: %s', async (language, choices) => {
    const heat = makeModifierGroup('heat', 1, 1, [makeModifier('mild', 0)], {
      name: 'ความเผ็ด',
      englishName: 'Spiciness',
    })
    const curry = dish('curry', { name: 'แกง', modifierGroups: [heat] })
    const { row } = await drawMenu(
      withMenu([{ ID: 'a', name: 'A', available: true, items: [curry] }]),
      language,
    )
    await expect.element(row('แกง')).toMatchTextContent(choices)
  })

  test('show discount, old price and choices; only available ones can be added', async () => {
    const { row } = await drawMenu(small)
    await expect.element(row('Gỏi cuốn')).toMatchTextContent('20% off')
    await expect.element(row('Gỏi cuốn')).toMatchTextContent(/Now S\$ 5\.20Before S\$ 6\.50/)
    await expect.element(row('Phở bò tái')).toMatchTextContent('Choose: Size')
    for (const name of ['Bún chả', 'Lẩu']) {
      await expect.element(row(name)).toMatchTextContent('Sold out today')
      expect(row(name).getByRole('button').elements()).toHaveLength(0)
    }
    expect(row('Phở gà').getByRole('button').elements()).toHaveLength(1)
  })

  test('outside serving times show when they are served, and cannot be added (LIVE-17)', async () => {
    const later = new Date(Date.now() + 7 * 86_400_000)
    later.setUTCHours(3, 30, 0, 0)
    const served = (ID: string, servedFrom: string) =>
      dish(ID, { name: ID, available: false, servedFrom })
    const items = [served('Kaya toast', later.toISOString()), served('Porridge', '')]
    const { row } = await drawMenu(withMenu([{ ID: 'a', name: 'A', available: true, items }]))
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
    await expect
      .element(row('Kaya toast'))
      .toMatchTextContent(new RegExp(`Served from ${weekday.format(later)},? 11:30`))
    await expect.element(row('Porridge')).toMatchTextContent('Not served at the moment')
    for (const { name } of items) {
      await expect.element(row(name)).not.toMatchTextContent('Sold out')
      expect(row(name).getByRole('button').elements()).toHaveLength(0)
    }
  })

  test('ENT-34: have their price in riel too in Cambodia, beside a single price', async () => {
    const { row } = await drawMenu(small, 'en', { country: 'kh' })
    await expect.element(row('Phở gà')).toMatchTextContent('៛ 26,000')
    expect(row('Gỏi cuốn').element().textContent).not.toContain('៛')
  })

  describe('ENT-11: with diet and spiciness', () => {
    const menu = withMenu([
      {
        ID: 'a',
        name: 'A',
        available: true,
        items: [
          dish('curry', {
            name: 'Kari',
            englishName: 'Vegetable curry',
            facts: {
              contains: ['soy'],
              mayContain: [],
              halal: true,
              vegetarian: true,
              vegan: true,
              spicy: 3,
            },
          }),
          dish('fried', {
            name: 'Goreng',
            facts: {
              contains: ['pork'],
              mayContain: [],
              halal: false,
              vegetarian: false,
              spicy: 0,
            },
          }),
          dish('unknown', { name: 'Nasi' }),
        ],
      },
    ])

    test('show what the merchant states, and the English name on an English page', async () => {
      const { row } = await drawMenu(menu)
      await expect.element(row('Kari')).toMatchTextContent('Vegetable curry')
      await expect.element(row('Kari')).toMatchTextContent('Halal · Vegan · Very spicy')
      for (const name of ['Goreng', 'Nasi'])
        expect(row(name).element().querySelector('.d-m')).toBeNull()
    })

    test('show them in the language of the page', async () => {
      const { row } = await drawMenu(menu, 'th')
      await expect.element(row('Kari')).toMatchTextContent('ฮาลาล · วีแกน · เผ็ดมาก')
      expect(row('Kari').element().textContent).not.toContain('Vegetable curry')
    })
  })

  test('of a closed merchant have no add button', async () => {
    const { getByRole, names } = await drawMenu({
      ...small,
      openingHours: { ...makeHours(), open: false },
    })
    expect(names()).toHaveLength(5)
    expect(getByRole('button', { name: /^Add / }).elements()).toHaveLength(0)
  })

  test('are listed as offers from two discounted dishes on', async () => {
    const { getByRole } = await drawMenu(small)
    expect(getByRole('heading', { name: 'On offer' }).elements()).toHaveLength(0)
    const two = await drawMenu(
      withMenu([
        {
          ID: 'a',
          name: 'A',
          available: true,
          items: [dish('x', { discounted: 500 }), dish('y', { discounted: 400 }), dish('z')],
        },
      ]),
    )
    const offers = two.getByRole('region', { name: 'On offer' })
    expect(
      offers
        .getByRole('listitem')
        .elements()
        .map((item) => item.querySelector('h3')?.textContent),
    ).toEqual(['Dish x', 'Dish y'])
  })

  test('are not clipped where the button overlaps the corner of the picture', async () => {
    const { row } = await drawMenu(small)
    const button = row('Phở gà').element().querySelector('.qa')!.getBoundingClientRect()
    const list = row('Phở gà').element().closest('ul')!
    expect(getComputedStyle(list).contentVisibility).toBe('auto')
    const box = list.getBoundingClientRect()
    expect([button.right <= box.right - 4, button.bottom <= box.bottom]).toEqual([true, true])
    for (const width of [320, 390, 820]) {
      await page.viewport(width, 800)
      expect(document.documentElement.scrollWidth, `no sideways scrolling at ${width}`).toBe(width)
    }
  })
})

describe('the category bar', () => {
  enableAnimations()

  const merchant = withMenu(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(long))
  const current = () => document.querySelector('.cat[aria-current]')?.textContent
  /** Renders the menu and waits until the scroll spy has started. */
  async function drawWithSpy(target: Merchant) {
    const observed = vi.spyOn(IntersectionObserver.prototype, 'observe')
    await drawMenu(target)
    await expect.poll(() => observed.mock.calls.length).toBeGreaterThan(0)
    observed.mockRestore()
  }
  /** Presses the link of a category and waits until scrolling has ended. */
  async function goTo(name: string) {
    const link = [...document.querySelectorAll<HTMLElement>('.cat')].find(
      ({ textContent }) => textContent === name,
    )!
    const scrollEnd = new Promise((resolve) => {
      window.addEventListener('scrollend', resolve, { once: true })
    })
    const from = window.scrollY
    link.click()
    for (let frame = 0; frame < 10 && window.scrollY === from; frame += 1)
      await new Promise(requestAnimationFrame)
    if (window.scrollY !== from) await scrollEnd
  }

  test('marks the category in the viewport and scrolls its link into view', async () => {
    await page.viewport(390, 700)
    await drawWithSpy(merchant)
    expect(current()).toBe('Long a')
    document.getElementById('category-e')!.scrollIntoView({ behavior: 'instant' })
    await expect.poll(current).toBe('Long e')
    const bar = document.querySelector('.catbar-in')!.getBoundingClientRect()
    await expect
      .poll(() => {
        const link = document.querySelector('.cat.on')!.getBoundingClientRect()
        return link.left >= bar.left && link.right <= bar.right
      })
      .toBe(true)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(current).toBe('Long g')
    window.scrollTo(0, 0)
    await expect.poll(current).toBe('Long a')
  })

  test('marks a pressed category that cannot reach the top of a short page', async () => {
    await page.viewport(390, 700)
    const short = withMenu([
      ...['a', 'b'].map(long),
      ...['x', 'y', 'z'].map((ID) => ({
        ID,
        name: `Short ${ID}`,
        available: true,
        items: [dish(ID)],
      })),
    ])
    await drawWithSpy(short)
    for (const name of ['Short x', 'Short y', 'Short z', 'Long a']) {
      await goTo(name)
      expect(current()).toBe(name)
    }
  })

  test('scrolls a category to the bar, also across rows that were never rendered', async () => {
    await page.viewport(390, 700)
    await drawWithSpy(merchant)
    for (const name of ['Long f', 'Long b']) {
      await goTo(name)
      const section = document.getElementById(`category-${name.at(-1)}`)!
      await expect
        .poll(() =>
          Math.abs(
            section.getBoundingClientRect().top -
              Number.parseFloat(getComputedStyle(section).scrollMarginTop),
          ),
        )
        .toBeLessThanOrEqual(2)
      expect(current()).toBe(name)
      expect(document.activeElement?.textContent, 'Tab goes on from there').toBe(name)
    }
  })
})

describe('the search', () => {
  async function openSearch(merchant = small) {
    const drawn = await drawMenu(merchant)
    await drawn.getByRole('button', { name: 'Search this menu' }).click()
    const field = drawn.getByRole('searchbox', { name: 'Search this menu' })
    await expect.element(field).toHaveFocus()
    const announced = () => document.querySelector('search output')?.textContent
    return { ...drawn, field, announced }
  }

  test('ignores accents and case, highlights the matches, and announces their number', async () => {
    const { field, names, announced } = await openSearch()
    await field.fill('PHO')
    await expect.poll(names).toEqual(['Phở bò tái', 'Phở gà'])
    expect(announced()).toBe('2 dishes')
    expect(
      [...document.querySelectorAll('.d:not([hidden]) mark')].map((mark) => mark.textContent),
    ).toEqual(['Phở', 'phở', 'Phở'])
    expect(
      document.getElementById('category-later')!.checkVisibility(),
      'categories without a match are hidden',
    ).toBe(false)
    await field.fill('pho tai')
    await expect.poll(names).toEqual(['Phở bò tái'])
    expect(announced()).toBe('1 dish')
  })

  test('the first Escape clears the field, the second closes it and restores focus', async () => {
    const { field, names, getByRole } = await openSearch()
    await field.fill('lau')
    await expect.poll(names).toEqual(['Lẩu'])
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    await expect.poll(names).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Search this menu' })).toHaveFocus()
  })

  test('reports no matches, keeps the text, and shows the whole menu on a press', async () => {
    const { field, names, announced, getByRole } = await openSearch()
    await field.fill('ramen')
    await expect.element(getByRole('heading', { name: 'No dishes match “ramen”' })).toBeVisible()
    expect(names()).toEqual([])
    expect(announced()).toBe('0 dishes')
    await expect.element(field).toHaveValue('ramen')
    await getByRole('button', { name: 'Show full menu' }).click()
    await expect.poll(names).toHaveLength(5)
    await expect.element(field).toHaveFocus()
  })

  test('announces as many dishes as it shows in a menu of 300', async () => {
    const many = withMenu(
      Array.from({ length: 10 }, (_, category) => ({
        ID: `c${category}`,
        name: `Category ${category}`,
        available: true,
        items: Array.from({ length: 30 }, (__, index) =>
          dish(`${category}-${index}`, {
            name: index % 3 ? `Nasi ${category} ${index}` : `Mee ${category} ${index}`,
          }),
        ),
      })),
    )
    const { names } = await drawMenu(many)
    expect(names()).toHaveLength(300)
    // The test uses a selector, because a query by role is slow with 300 rows.
    document.querySelector<HTMLElement>('.catbar-search')!.click()
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('search')
    await userEvent.keyboard('nasi')
    await expect
      .poll(() => document.querySelectorAll('.d:not([hidden])').length, { timeout: 60_000 })
      .toBe(200)
    expect(names()).toHaveLength(200)
    expect(document.querySelector('search output')?.textContent).toBe('200 dishes')
  })
})

describe('offers', () => {
  test('a press shows terms, free item and dishes; closing restores the focus', async () => {
    const { getByRole } = await drawMenu(makeMerchant())
    const [fifth, free] = [
      getByRole('button', { name: /A fifth off/ }),
      getByRole('button', { name: /Free kopi/ }),
    ]
    await fifth.click()
    const terms = getByRole('dialog', { name: 'A fifth off' })
    await expect.element(terms).toBeVisible()
    await expect.element(terms).toMatchTextContent('Chicken rice only')
    await expect.element(terms).toMatchTextContent('Applies to: Chicken rice')
    await expect.element(terms.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(terms).not.toBeInTheDocument()
    await expect.element(fifth).toHaveFocus()
    await free.click()
    await expect
      .element(getByRole('dialog', { name: 'Free kopi' }))
      .toMatchTextContent('Free Kopi when you order dishes for S$ 20.00 or more.')
    await getByRole('button', { name: 'Close' }).click()
    await expect.element(free).toHaveFocus()
  })
})

describe('the most ordered dishes', () => {
  const items = ['one', 'two', 'three', 'four'].map((ID) => dish(ID))
  const category = { ID: 'mains', name: 'Mains', available: true, items }

  test('PROD-02: are a row above the categories, most ordered first', async () => {
    const { getByRole, onOpen } = await drawMenu(
      withMenu([category], { mostOrdered: ['three', 'one', 'gone-since', 'four'] }),
    )
    const row = getByRole('region', { name: 'Most ordered' })
    const names = row
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Dish three', 'Dish one', 'Dish four'])
    await expect.element(row.getByRole('button', { name: 'Add Dish one' })).toBeVisible()
    await row.getByRole('link', { name: 'Dish three' }).click()
    expect(onOpen).toHaveBeenCalledWith('three')
  })

  test.each([
    ['en', 'Vegetable curry'],
    ['th', ''],
  ] as const)('show the English name on English pages only: %s', async (language, englishName) => {
    const named = { ...category, items: category.items.map((item) => ({ ...item })) }
    Object.assign(named.items[0]!, { englishName: 'Vegetable curry' })
    const { container } = await drawMenu(
      withMenu([named], { mostOrdered: ['one', 'two'] }),
      language,
    )
    const tile = container.querySelector('.tile')!
    expect(tile.querySelector('.tiny')?.textContent ?? '').toBe(englishName)
  })

  test('PROD-02: have no row without enough orders', async () => {
    const { getByRole } = await drawMenu(withMenu([category]))
    await expect.element(getByRole('region', { name: 'Mains' })).toBeVisible()
    expect(getByRole('region', { name: 'Most ordered' }).query()).toBeNull()
  })
})

describe('the head', () => {
  test('VALID-20 VALID-21: shows rating and votes raised to their minimum', async () => {
    const { getByRole } = await drawMenu(
      makeMerchant({
        rating: 3.1,
        voteCount: 7,
        ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 50 },
      }),
    )
    await expect.element(getByRole('main')).toMatchTextContent(/Rating4\.0 \(50\)/)
  })

  test('PROD-02: lists free delivery among the offers, but not at a table', async () => {
    const from = await drawMenu(makeMerchant({ freeDeliveryFrom: 4_500 }))
    await expect
      .element(from.getByRole('list', { name: 'Offers' }))
      .toMatchTextContent(/Free delivery ?On orders of S\$ 45\.00/)
    await from.unmount()
    const plain = { promo: { hasPromo: false, description: '' }, freeDeliveryFrom: 0 }
    const always = await draw(
      <MenuHead
        merchant={withMenu([], { ...plain, menu: { ...makeMerchant().menu, campaigns: [] } })}
        opening=""
        near={null}
      />,
    )
    await expect
      .element(always.getByRole('list', { name: 'Offers' }))
      .toMatchTextContent(/Free delivery ?On every order/)
    await always.unmount()
    const seated = await draw(
      <MenuHead merchant={makeMerchant({ freeDeliveryFrom: 0 })} opening="" near={null} atTable />,
    )
    await expect.element(seated.getByRole('list', { name: 'Offers' })).toBeVisible()
    expect(seated.container.textContent).not.toContain('Free delivery')
  })

  test('PROD-02: no letter of a wrapped line of cuisines is clipped on a phone', async () => {
    await page.viewport(320, 700)
    const cuisines = [
      'Nasi lemak',
      'Indian Muslim',
      'Seafood',
      'Barbecue',
      'Vegetarian',
      'Desserts',
    ]
    const { container } = await drawMenu(makeMerchant({ cuisines, englishCuisines: cuisines }))
    const line = container.querySelector<HTMLElement>('.mhead-sub')!
    const style = getComputedStyle(line)
    expect(style.clipPath, 'the part left of the line is clipped').toContain('inset(')
    const clippedAt = line.getBoundingClientRect().left + parseFloat(style.fontSize)
    const text = document.createRange()
    const parts = [...line.children].flatMap((part) => {
      text.selectNodeContents(part)
      return [...text.getClientRects()].map((box) => box.left)
    })
    expect(parts.length, 'the cuisines wrap').toBeGreaterThan(2)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(clippedAt - 0.5)
  })

  test('PROD-02: shows the delivery fee to the address, but not at a table', async () => {
    const { latlng } = makeMerchant()
    const near = { latitude: latlng.latitude + 0.01, longitude: latlng.longitude }
    const drawHead = (changes: Partial<Merchant>, atTable = false) =>
      draw(
        <MenuHead
          merchant={withMenu(small.menu.categories, changes)}
          opening=""
          near={near}
          atTable={atTable}
        />,
      )
    await page.viewport(390, 844)
    const paid = await drawHead({})
    await expect.element(paid.getByText('Delivery fee')).toBeVisible()
    expect(paid.container.textContent).toMatch(/Delivery feeS\$\s\d\.\d\d/)
    // On a phone the row has no room for the price range, its fifth fact.
    await expect.element(paid.getByText('Price range')).not.toBeVisible()
    await page.viewport(820, 1180)
    await expect.element(paid.getByText('Price range')).toBeVisible()
    await paid.unmount()
    const free = await drawHead({ freeDeliveryFrom: 0 })
    expect(free.container.textContent).toMatch(/Delivery feeFree/)
    await free.unmount()
    const seated = await drawHead({}, true)
    await expect.element(seated.getByText('Price range')).toBeVisible()
    expect(seated.container.textContent).not.toContain('Delivery fee')
  })

  test('MENU-01: shows the price range', async () => {
    const { getByRole } = await drawMenu(small)
    await expect.element(getByRole('main')).toMatchTextContent(/Price rangeS\$ 5\.20–6\.50/)
  })
})

test('dishes keep their width while the basket beside them is loading', async () => {
  await page.viewport(1280, 800)
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Column = lazy(() => promise)
  const screen = await draw(
    <Menu
      merchant={small}
      onOpen={() => {}}
      aside={
        <Suspense fallback={null}>
          <Column />
        </Suspense>
      }
    />,
  )
  const width = () => screen.container.querySelector('.menu')?.clientWidth
  const before = width()
  resolve({ default: () => 'Your basket' })
  await expect.element(screen.getByText('Your basket')).toBeVisible()
  expect(width()).toBe(before)
  expect(before).toBeLessThan(1_000)
})
