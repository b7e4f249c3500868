// Tests that the page that the visitor wanted is opened when the network is back.
import { expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { useReopen } from './use-reopen.ts'

function Reopening({ isWanted, open }: { isWanted: boolean; open: () => void }) {
  useReopen(isWanted, open)
  return null
}
const dispatch = (...names: string[]) => {
  for (const name of names) window.dispatchEvent(new Event(name))
}

test('opens the wanted page when the network is back', async () => {
  const open = vi.fn<() => void>()
  await draw(<Reopening isWanted open={open} />)
  dispatch('online')
  expect(open).toHaveBeenCalledOnce()
})

test('does not replace a page that the visitor has begun to open', async () => {
  const open = vi.fn<() => void>()
  await draw(<Reopening isWanted open={open} />)
  dispatch('beforeunload', 'online')
  expect(open).not.toHaveBeenCalled()
  dispatch('pageshow', 'online')
  expect(open).toHaveBeenCalledOnce()
})

test('does nothing if no page is wanted', async () => {
  const open = vi.fn<() => void>()
  await draw(<Reopening isWanted={false} open={open} />)
  dispatch('online')
  expect(open).not.toHaveBeenCalled()
})
