// Tests that a row scrolls to the element with the keyboard focus, in a browser.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from './testing/draw.tsx'
import { useFocusInRow } from './use-focus-in-row.ts'

function Row() {
  useFocusInRow()
  return (
    <div style={{ display: 'flex', width: 200, overflowX: 'auto' }}>
      {['first', 'second', 'third'].map((name) => (
        <button key={name} type="button" style={{ flex: 'none', width: 120 }}>
          {name}
        </button>
      ))}
    </div>
  )
}

test('a partly visible element is scrolled into its row when it gets the keyboard focus', async () => {
  const screen = await draw(<Row />)
  const row = screen.container.querySelector('div > div')!
  const edges = () => {
    const button = document.activeElement!.getBoundingClientRect()
    return [
      button.left >= row.getBoundingClientRect().left,
      button.right <= row.getBoundingClientRect().right,
    ]
  }
  for (const name of ['first', 'second', 'third']) {
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
    expect(edges()).toEqual([true, true])
  }
  await userEvent.tab({ shift: true })
  expect(edges()).toEqual([true, true])
})
