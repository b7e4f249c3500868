// Tests that the dish drawer and the browser history fit together.
import { makeMerchant } from '@tingkat/ordering/testing/fixtures'
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import { useNavigate } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pagePaths } from '../../platform/navigation/paths.ts'
import { draw } from '../../testing/draw.tsx'
import { DishOverlay, useOpenDish } from './dish-overlay.tsx'

const merchant = makeMerchant()
const paths = pagePaths('sg', 'en')
const menu = paths.merchant(merchant)

function Page() {
  const openDish = useOpenDish(merchant)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(menu)}>
        To the menu
      </button>
      <button type="button" onClick={() => openDish('laksa')}>
        Laksa, please
      </button>
      <DishOverlay merchant={merchant} />
    </>
  )
}

beforeEach(() => localStorage.clear())

const box = () => document.querySelector<HTMLElement>('.drawer')

async function drawPage(path: string) {
  const { router, getByRole } = await draw(<Page />, { path })
  const address = () => router.state.location.pathname + router.state.location.search
  return {
    router,
    getByRole,
    address,
    drawer: getByRole('dialog', { name: 'Laksa' }),
    open: getByRole('button', { name: 'Laksa, please' }),
  }
}

/** Starts on the home page, then opens the menu. */
async function drawMenu() {
  const drawn = await drawPage(paths.home)
  await drawn.getByRole('button', { name: 'To the menu' }).click()
  expect(drawn.address()).toBe(menu)
  return drawn
}

describe('opened from the menu', () => {
  enableAnimations()

  test.each(['Escape', 'its button'])(
    '%s closes it with a transition, and returns to the menu’s history entry and the focus',
    async (way) => {
      const { router, address, drawer, open, getByRole } = await drawMenu()
      await open.click()
      await expect.element(drawer).toBeVisible()
      expect(address()).toBe(`${menu}?dish=laksa`)
      // An observer records the transition, because it may begin and end between two polls.
      let hasTransition = false
      const observer = new MutationObserver(() => {
        hasTransition ||= box()?.hasAttribute('data-ending-style') ?? false
      })
      observer.observe(document, { subtree: true, attributeFilter: ['data-ending-style'] })
      if (way === 'Escape') await userEvent.keyboard('{Escape}{Escape}')
      // A second click before the transition starts must not go back again.
      else
        for (let presses = 0; presses < 2; presses += 1)
          (getByRole('button', { name: 'Close' }).element() as HTMLElement).click()
      await expect.poll(box).toBeNull()
      observer.disconnect()
      expect(hasTransition).toBe(true)
      expect([address(), router.state.historyAction]).toEqual([menu, 'POP'])
      await expect.element(open).toHaveFocus()
      // Going back again leaves the menu, because the menu has only one history entry.
      await router.navigate(-1)
      expect(address()).toBe(paths.home)
    },
  )

  test('the back button closes it, the forward button opens it again', async () => {
    const { router, address, drawer, open } = await drawMenu()
    await open.click()
    await expect.element(drawer).toBeVisible()
    await router.navigate(-1)
    expect(address()).toBe(menu)
    expect(box(), 'still there while it moves away').not.toBeNull()
    await expect.poll(box).toBeNull()
    await router.navigate(1)
    await expect.element(drawer).toBeVisible()
    expect(address()).toBe(`${menu}?dish=laksa`)
  })

  test('stays open if it is opened again during the closing transition', async () => {
    const { router, address, drawer, open } = await drawMenu()
    await open.click()
    await expect.element(drawer).toBeVisible()
    await router.navigate(-1)
    await router.navigate(1)
    expect(address()).toBe(`${menu}?dish=laksa`)
    await expect.poll(() => box()?.hasAttribute('data-open')).toBe(true)
    await expect.element(drawer).toBeVisible()
  })
})

test('a shared link opens it; closing it replaces the entry with the menu', async () => {
  const { router, address, drawer, getByRole } = await drawPage(`${menu}?dish=laksa`)
  await expect.element(drawer).toBeVisible()
  await getByRole('button', { name: 'Close' }).click()
  await expect.poll(box).toBeNull()
  expect([address(), router.state.historyAction]).toEqual([menu, 'REPLACE'])
})

test('a link to a removed dish shows a message and the menu', async () => {
  const { address, getByRole } = await drawPage(`${menu}?dish=rojak`)
  await expect.element(getByRole('status')).toMatchTextContent('This dish is no longer on the menu')
  await expect.poll(address).toBe(menu)
  expect(box()).toBeNull()
})
