// The shared error in a browser: one at a time, shown where the eater is, put aside by its button.
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { draw } from '../../testing/draw.tsx'
import PageError from './page-error.tsx'
import { SharedErrorMessage } from './shared-error-message.tsx'
import { sharedErrors } from './shared-error.ts'

beforeEach(() => sharedErrors.clear())

test.each([
  [
    'ERR-01: order_value_exceeded',
    { code: 'order_value_exceeded', context: { orderLimit: 12_000, currency: 'SGD' } },
    'This kitchen takes orders up to S$ 120.00.',
  ],
  [
    'ERR-02: food_err_order_merchant_closed',
    { code: 'food_err_order_merchant_closed', context: {} },
    'This kitchen is closed right now.',
  ],
  [
    'ERR-03: food_err_order_item_not_available',
    { code: 'food_err_order_item_not_available', context: {} },
    'A dish is no longer available.',
  ],
  [
    'WIDG-02: a code without words of its own',
    { code: 'brand_new', context: {} },
    'Something went wrong',
  ],
])('WIDG-02 %s is shown in words', async (_, error, words) => {
  const screen = await draw(<SharedErrorMessage />)
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
  sharedErrors.put(error)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words)
})

test('WIDG-02: the newer takes the place of the older, and its button puts it aside', async () => {
  const screen = await draw(<SharedErrorMessage />)
  sharedErrors.put({ code: 'zero_quantity', context: {} })
  sharedErrors.put({ code: 'invalid_groups', context: {} })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Some choices are still open.')
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(sharedErrors.read()).toBeNull()
})

function Place() {
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

test('WIDG-02: it is shown once, in the drawer while there is one, else on the page', async () => {
  const screen = await draw(<Place />)
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

test('WIDG-02: where something can be tried again, it says so', async () => {
  let tries = 0
  const screen = await draw(
    <ErrorMessage
      title="No menu."
      message="The kitchen did not answer."
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
    .toMatchTextContent('No menu. The kitchen did not answer.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(tries).toBe(1)
})

test('WIDG-03: nothing here: a drawing, what that means, what to do', async () => {
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
