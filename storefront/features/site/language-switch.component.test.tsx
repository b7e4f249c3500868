// The language switch in a browser: where it stands, what it lists, and that keys and fingers get through it.
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { LanguageSwitch } from './language-switch.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.removeItem('i18nextLng')
  document.cookie = 'i18next=; path=/; max-age=0'
})

async function open(
  code: CountryCode,
  props: { ghost?: boolean; moved?: boolean } = {},
  path?: string,
) {
  const country = countries[code]
  const screen = await draw(
    <div style={{ color: 'rgb(255, 0, 0)', marginTop: 300 }}>
      <LanguageSwitch country={country} language={country.languages[0]} {...props} />
      <button type="button">After it</button>
    </div>,
    { country: code, path },
  )
  const button = () => screen.container.querySelector('summary')
  const list = screen.getByRole('menu')
  return { screen, button, list }
}
const focused = () => document.activeElement?.textContent

describe('where and what', () => {
  test.each<[CountryCode, boolean]>([
    ['vn', true],
    ['th', true],
    ['id', true],
    ['sg', false],
    ['my', false],
    ['ph', false],
    ['mm', false],
    ['kh', false],
  ])('LANG-02: in %s it is there: %s', async (code, there) => {
    const { button } = await open(code)
    expect(button() !== null).toBe(there)
  })

  test.each<[CountryCode, string[]]>([
    ['vn', ['Tiếng Việt', 'English']],
    ['th', ['ไทย', 'English']],
    ['id', ['Bahasa Indonesia', 'English']],
  ])('LANG-03: in %s it lists %j, each by its own name', async (code, names) => {
    const { screen, button, list } = await open(code)
    await expect.element(list).not.toBeInTheDocument()
    button()?.click()
    await expect.element(list).toBeVisible()
    const entries = screen.getByRole('menuitemradio').elements()
    expect(entries.map((entry) => entry.textContent)).toEqual(names)
    expect(entries.map((entry) => entry.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    expect(entries.map((entry) => entry.getAttribute('lang'))).toEqual([
      ...countries[code].languages,
    ])
  })

  test('LANG-04: an entry leads to the page itself in the other language, its query kept', async () => {
    const { screen, button } = await open('vn', {}, '/vn/vi/restaurants?search=b%C3%BAn&lng=vi')
    button()?.click()
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'English' }))
      .toHaveAttribute('href', '/vn/en/restaurants?search=b%C3%BAn')
  })

  test('choosing keeps the language for the next visit, in storage and cookie', async () => {
    const { screen, button } = await open('vn')
    button()?.click()
    const english = screen.getByRole('menuitemradio', { name: 'English' })
    await expect.element(english).toBeVisible()
    // The page itself stays here: what leads away is not under test.
    english.element().addEventListener('click', (event) => event.preventDefault())
    await english.click()
    expect(localStorage.getItem('i18nextLng')).toBe('en')
    expect(document.cookie).toContain('i18next=en')
  })
})

describe('how it looks', () => {
  const colour = (element: Element | null) => element && getComputedStyle(element).color

  test('LANG-05: the ghost style takes the colour of what it stands on', async () => {
    expect(colour((await open('vn', { ghost: true })).button())).toBe('rgb(255, 0, 0)')
    expect(colour((await open('vn')).button())).not.toBe('rgb(255, 0, 0)')
  })

  test('LANG-06: moved to the footer it opens upwards, in the header downwards', async () => {
    const places: boolean[] = []
    for (const moved of [true, false]) {
      const { button, list, screen } = await open('vn', { moved })
      button()?.click()
      await expect.element(list).toBeVisible()
      places.push(
        list.element().getBoundingClientRect().bottom <=
          (button()?.getBoundingClientRect().top ?? 0),
      )
      await screen.unmount()
    }
    expect(places).toEqual([true, false])
  })
})

describe('by keyboard', () => {
  test('an arrow opens it and goes round; Home and End go to the ends; Escape gives the focus back', async () => {
    const { button, list } = await open('th')
    button()?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    expect(focused()).toBe('ไทย')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('English')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('ไทย')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('English')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('ไทย')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('English')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(document.activeElement).toBe(button())
  })

  test('leaving it closes it: with the tab key, and with a press elsewhere', async () => {
    const { screen, button, list } = await open('th')
    button()?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('English')
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    button()?.click()
    await expect.element(list).toBeVisible()
    await screen.getByRole('button', { name: 'After it' }).click()
    await expect.element(list).not.toBeInTheDocument()
  })
})
