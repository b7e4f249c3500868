// Tests in a browser of the current error message (`SharedError`), and of the components that show
// errors and empty states.
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { draw } from '../../testing/draw.tsx'
import PageError from './page-error.tsx'
import { SharedErrorMessage } from './shared-error-message.tsx'
import { sharedErrors } from './shared-error.ts'

beforeEach(() => sharedErrors.clear())

test.each([
  [
    'ERR-01: order_value_exceeded',
    { code: 'order_value_exceeded', context: { orderLimit: 12_000, currency: 'SGD' } },
    'This restaurant takes orders up to S$ 120.00.',
  ],
  [
    'ERR-02: food_err_order_merchant_closed',
    { code: 'food_err_order_merchant_closed', context: {} },
    'This restaurant is closed right now.',
  ],
  [
    'ERR-03: food_err_order_item_not_available',
    { code: 'food_err_order_item_not_available', context: {} },
    'A dish is no longer available.',
  ],
  [
    'WIDG-02: a code without a text of its own',
    { code: 'brand_new', context: {} },
    'Something went wrong.',
  ],
])('WIDG-02 %s has a text', async (_, error, text) => {
  const screen = await draw(<SharedErrorMessage />)
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
  sharedErrors.put(error)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(text)
})

test('WIDG-02: a newer error replaces the older one, and the button dismisses it', async () => {
  const screen = await draw(<SharedErrorMessage />)
  sharedErrors.put({ code: 'zero_quantity', context: {} })
  sharedErrors.put({ code: 'invalid_groups', context: {} })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Some choices are missing.')
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(sharedErrors.read()).toBeNull()
})

function PageWithDrawer() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <section aria-label="page">
        <PageError />
      </section>
      <section aria-label="drawer">{open && <SharedErrorMessage />}</section>
      <button type="button" onClick={() => setOpen(!open)}>
        drawer
      </button>
    </>
  )
}

test('WIDG-02: the error is shown once, in an open drawer, else on the page', async () => {
  const screen = await draw(<PageWithDrawer />)
  sharedErrors.put({ code: 'zero_quantity', context: {} })
  await expect
    .element(screen.getByRole('region', { name: 'drawer' }).getByRole('alert'))
    .toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'drawer' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'page' }).getByRole('alert'))
    .toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'drawer' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'drawer' }).getByRole('alert'))
    .toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
})

test('WIDG-02: an error that can be retried has a button for it', async () => {
  let tries = 0
  const screen = await draw(
    <ErrorMessage
      title="No menu."
      message="The merchant did not answer."
      retry={{
        label: 'Try again',
        run: () => {
          tries += 1
        },
      }}
    />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('No menu. The merchant did not answer.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(tries).toBe(1)
})

test('WIDG-03: an empty state has a drawing, a heading, a text and an action', async () => {
  const screen = await draw(
    <EmptyState
      art={<svg className="art" />}
      title="Nothing ordered yet"
      action={<a href="/sg/en">Find food</a>}
      level={3}
    >
      Your orders will stand here.
    </EmptyState>,
  )
  await expect
    .element(screen.getByRole('heading', { level: 3, name: 'Nothing ordered yet' }))
    .toBeVisible()
  await expect.element(screen.getByText('Your orders will stand here.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Find food' })).toBeVisible()
  expect(screen.container.querySelector('.empty > svg.art')).not.toBeNull()
})
