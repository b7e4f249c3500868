// Tests of toasts in a browser: live region, action, time-out.
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from './testing/draw.tsx'
import { useToast, useWithoutToast } from './toast.tsx'

function Host({ run }: { run: () => void }) {
  const toast = useToast()
  return (
    <button
      type="button"
      onClick={() => toast({ text: 'Kopi removed', action: { label: 'Undo', run } })}
    >
      remove
    </button>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast is a polite live region, and its action closes it', async () => {
  const run = vi.fn<() => void>()
  const screen = await draw(<Host run={run} />)
  ;(screen.getByRole('button', { name: 'remove' }).element() as HTMLElement).click()
  await expect.element(screen.getByText('Kopi removed')).toBeVisible()
  expect(
    screen.getByText('Kopi removed').element().closest('output')?.getAttribute('aria-live'),
  ).toBe('polite')
  ;(screen.getByRole('button', { name: 'Undo' }).element() as HTMLElement).click()
  expect(run).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText('Kopi removed')).not.toBeInTheDocument()
})

test('a toast closes after six seconds, but not while it has the focus', async () => {
  const screen = await draw(<Host run={() => {}} />)
  ;(screen.getByRole('button', { name: 'remove' }).element() as HTMLElement).click()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  ;(undo.element() as HTMLElement).focus()
  await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(60_000)
  expect(undo.elements()).toHaveLength(1)
  ;(undo.element() as HTMLElement).blur()
  await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(5_999)
  expect(undo.elements()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.element(undo).not.toBeInTheDocument()
})

test('a part of the page that shows the same text removes the toast, but no other one', async () => {
  function Note({ text }: { text: string }) {
    useWithoutToast(text)
    return <p>note: {text}</p>
  }
  function Page() {
    const [note, setNote] = useState<string | null>(null)
    return (
      <>
        <Host run={() => {}} />
        <button type="button" onClick={() => setNote('Tea removed')}>
          other
        </button>
        <button type="button" onClick={() => setNote('Kopi removed')}>
          same
        </button>
        {note && <Note text={note} />}
      </>
    )
  }
  const screen = await draw(<Page />)
  const press = (name: string) =>
    (screen.getByRole('button', { name }).element() as HTMLElement).click()
  const toast = screen.getByText('Kopi removed', { exact: true })
  press('remove')
  press('other')
  await expect.element(screen.getByText('note: Tea removed')).toBeVisible()
  await expect.element(toast).toBeVisible()
  press('same')
  await expect.element(screen.getByText('note: Kopi removed')).toBeVisible()
  await expect.element(toast).not.toBeInTheDocument()
})
