// Tests of the focus after a client-side navigation.
import { Link, Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from './testing/draw.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

function Pages() {
  useFocusOnNavigation(useLocation().pathname)
  return (
    <>
      <header>
        <Link to="/">Home</Link>
      </header>
      <Routes>
        <Route
          path="/"
          element={
            <main id="main">
              <Link to="/company">Company</Link>
            </main>
          }
        />
        <Route
          path="/company"
          element={
            <main id="main">
              <h1>Us</h1>
              <button type="button">Next</button>
            </main>
          }
        />
      </Routes>
    </>
  )
}

test('PROD-14: the main element gets the focus if a navigation removes the focused link', async () => {
  const screen = await draw(<Pages />)
  expect(document.activeElement, 'after a page load').toBe(document.body)
  await screen.getByRole('link', { name: 'Company' }).click()
  await expect.element(screen.getByRole('main')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Home' }).click()
  await expect.element(screen.getByRole('link', { name: 'Company' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
})
