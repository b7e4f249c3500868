// Tests of the error page in a browser.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { FailurePage } from './failure-page.tsx'

test('the footer of the error page ends at the bottom of a tall screen', async () => {
  await page.viewport(820, 1600)
  const screen = await draw(<FailurePage kind="not-found" />)
  const footer = screen.getByRole('contentinfo')
  await expect.element(footer).toBeVisible()
  await expect.poll(() => footer.element().getBoundingClientRect().bottom).toBe(1600)
  expect(document.documentElement.scrollHeight).toBe(1600)
})
