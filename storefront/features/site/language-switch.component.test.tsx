// Tests of the language switch in a browser: languages, links, look, and keyboard navigation.
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

async function drawSwitch(
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
const focusedText = () => document.activeElement?.textContent

describe('the languages', () => {
  test.each<[CountryCode, boolean]>([
    ['vn', true],
    ['th', true],
    ['id', true],
    ['sg', false],
    ['my', false],
    ['ph', false],
    ['mm', false],
    ['kh', false],
  ])('LANG-02 LANG-08: in %s the switch is shown: %s', async (code, shown) => {
    const { button } = await drawSwitch(code)
    expect(button() !== null).toBe(shown)
  })

  test.each<[CountryCode, string[]]>([
    ['vn', ['Tiếng Việt', 'English']],
    ['th', ['ไทย', 'English']],
    ['id', ['Bahasa Indonesia', 'English']],
  ])('LANG-03: in %s it lists %j by their own names', async (code, names) => {
    const { screen, button, list } = await drawSwitch(code)
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

  test('LANG-04: an entry links to the same page and query in the other language', async () => {
    const { screen, button } = await drawSwitch(
      'vn',
      {},
      '/vn/vi/restaurants?search=b%C3%BAn&lng=vi',
    )
    button()?.click()
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'English' }))
      .toHaveAttribute('href', '/vn/en/restaurants?search=b%C3%BAn')
  })

  test('stores the chosen language in local storage and in a cookie', async () => {
    const { screen, button } = await drawSwitch('vn')
    button()?.click()
    const english = screen.getByRole('menuitemradio', { name: 'English' })
    await expect.element(english).toBeVisible()
    // The test checks only the stored language, so the link must not leave the test page.
    english.element().addEventListener('click', (event) => event.preventDefault())
    await english.click()
    expect(localStorage.getItem('i18nextLng')).toBe('en')
    expect(document.cookie).toContain('i18next=en')
  })
})

describe('the look', () => {
  const colour = (element: Element | null) => element && getComputedStyle(element).color

  test('LANG-05: the ghost style inherits the text colour', async () => {
    expect(colour((await drawSwitch('vn', { ghost: true })).button())).toBe('rgb(255, 0, 0)')
    expect(colour((await drawSwitch('vn')).button())).not.toBe('rgb(255, 0, 0)')
  })

  test('LANG-06: opens upwards in the footer and downwards in the header', async () => {
    const opensUpwards: boolean[] = []
    for (const moved of [true, false]) {
      const { button, list, screen } = await drawSwitch('vn', { moved })
      button()?.click()
      await expect.element(list).toBeVisible()
      opensUpwards.push(
        list.element().getBoundingClientRect().bottom <=
          (button()?.getBoundingClientRect().top ?? 0),
      )
      await screen.unmount()
    }
    expect(opensUpwards).toEqual([true, false])
  })
})

describe('by keyboard', () => {
  test('supports arrow keys with wrapping, Home, End and Escape', async () => {
    const { button, list } = await drawSwitch('th')
    button()?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    expect(focusedText()).toBe('ไทย')
    await userEvent.keyboard('{ArrowDown}')
    expect(focusedText()).toBe('English')
    await userEvent.keyboard('{ArrowDown}')
    expect(focusedText()).toBe('ไทย')
    await userEvent.keyboard('{ArrowUp}')
    expect(focusedText()).toBe('English')
    await userEvent.keyboard('{Home}')
    expect(focusedText()).toBe('ไทย')
    await userEvent.keyboard('{End}')
    expect(focusedText()).toBe('English')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(document.activeElement).toBe(button())
  })

  test('closes on Tab and on a press elsewhere', async () => {
    const { screen, button, list } = await drawSwitch('th')
    button()?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(focusedText()).toBe('English')
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    button()?.click()
    await expect.element(list).toBeVisible()
    await screen.getByRole('button', { name: 'After it' }).click()
    await expect.element(list).not.toBeInTheDocument()
  })
})
