// Tests of the lock that keeps the screen on, and of the browser's question before a page is
// closed.
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useKeepOpen, useWakeLock } from './use-wake-lock.ts'

afterEach(() => vi.restoreAllMocks())

function Page({ isNeeded = false }: { isNeeded?: boolean }) {
  useWakeLock()
  useKeepOpen(isNeeded)
  return <p>Board</p>
}

test('KITCH-34 the screen stays on while the page is visible, also after it was hidden', async () => {
  const release = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined)
  const request = vi
    .spyOn(navigator.wakeLock, 'request')
    .mockResolvedValue({ release } as unknown as WakeLockSentinel)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const becomes = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const screen = await render(<Page />)
  await expect.poll(() => request.mock.calls).toEqual([['screen']])
  becomes(true)
  expect(request).toHaveBeenCalledTimes(1)
  becomes(false)
  expect(request).toHaveBeenCalledTimes(2)
  // After this render, the page has received a second screen lock, which it must release on
  // unmount.
  await screen.rerender(<Page />)
  await screen.unmount()
  await expect.poll(() => release.mock.calls.length).toBe(1)
  becomes(false)
  expect(request).toHaveBeenCalledTimes(2)
})

test('KITCH-34 the page works where the browser refuses the wake lock', async () => {
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const screen = await render(<Page />)
  await expect.element(screen.getByText('Board')).toBeVisible()
})

test('KITCH-34 closing the page asks only while orders wait', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const screen = await render(<Page isNeeded />)
  expect(asks()).toBe(true)
  await screen.rerender(<Page />)
  expect(asks()).toBe(false)
})
