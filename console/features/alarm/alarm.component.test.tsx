// Tests of the alarm for new orders in a browser: it repeats, stops, and says when it cannot be
// heard.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Alarm } from './alarm.tsx'
import { createAlarmPlayer, orderSounds, type AlarmPlayer } from './alarm-player.ts'

const order = (more: Partial<KitchenOrder> = {}) =>
  ({
    orderID: 'o1',
    lane: 'new',
    releasedAt: new Date().toISOString(),
    toConfirm: null,
    autoAccepted: false,
    acceptedAt: null,
    readyBy: null,
    ...more,
  }) as KitchenOrder

/** A fake player that records what it plays. Like a browser, it needs one tap first. */
function notingPlayer() {
  const played: { sound: string; volume: number; isLoud: boolean | undefined }[] = []
  let state: AudioContextState = 'suspended'
  let changed = () => {}
  const player: AlarmPlayer = {
    state: () => state,
    async unlock() {
      state = 'running'
      changed()
      return true
    },
    play: (sound, volume, isLoud) => void played.push({ sound, volume, isLoud }),
    onState(listener) {
      changed = listener
      return () => {}
    },
  }
  return { played, player, openPlayer: () => player }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('one tap unlocks the sound and plays it; before, a bar says that it is blocked (KITCH-06)', async () => {
  const { played, openPlayer } = notingPlayer()
  await draw(<Alarm orders={[]} clockOffset={0} openPlayer={openPlayer} />)
  await expect.element(page.getByText('won’t hear new orders', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on sound' }).click()
  await expect.poll(() => played.map(({ sound }) => sound)).toEqual(['pulse'])
  await expect
    .element(page.getByText('won’t hear new orders', { exact: false }))
    .not.toBeInTheDocument()
})

test('repeats every three seconds until no order waits (KITCH-05)', async () => {
  const { played, player, openPlayer } = notingPlayer()
  await player.unlock()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const part = (orders: KitchenOrder[]) => (
    <Alarm orders={orders} clockOffset={0} openPlayer={openPlayer} />
  )
  const screen = await draw(part([order()]))
  await expect.poll(() => played.length).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(played.map(({ isLoud }) => isLoud)).toEqual([false, false, false])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(() => played.at(-1)?.isLoud).toBe(true)
  await screen.unmount()
  const count = played.length
  await draw(part([order({ lane: 'cooking' })]))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(played).toHaveLength(count)
})

test('rings once for a late order, also after the page was loaded again (KITCH-12)', async () => {
  const { played, player, openPlayer } = notingPlayer()
  await player.unlock()
  const readyBy = new Date(Date.now() - 600_000).toISOString()
  const late = [order({ lane: 'cooking', readyBy })]
  const part = <Alarm orders={late} clockOffset={0} openPlayer={openPlayer} />
  const screen = await draw(part)
  await expect.poll(() => played.map(({ sound }) => sound)).toEqual(['late'])
  await screen.unmount()
  // After the reload, only the second order may ring: the first one has rung before. The second
  // order's sound shows that the alarm works again.
  const next = order({ orderID: 'o2', lane: 'cooking', readyBy })
  await draw(<Alarm orders={[...late, next]} clockOffset={0} openPlayer={openPlayer} />)
  await expect.poll(() => played.length).toBeGreaterThan(1)
  expect(played.map(({ sound }) => sound)).toEqual(['late', 'late'])
})

test('at volume zero a bar says that the sound is off, and turns it on (KITCH-06)', async () => {
  localStorage.setItem('tingkat-alarm', JSON.stringify({ sound: 'bell', volume: 0 }))
  const { played, player, openPlayer } = notingPlayer()
  await player.unlock()
  await draw(<Alarm orders={[]} clockOffset={0} openPlayer={openPlayer} />)
  await expect.element(page.getByText('The sound is off.')).toBeVisible()
  await page.getByRole('button', { name: 'Full volume' }).click()
  await expect.poll(() => played).toEqual([{ sound: 'bell', volume: 1, isLoud: undefined }])
})

test.each([...orderSounds, 'cancelled' as const])(
  '%s is heard, and louder when asked (KITCH-05)',
  async (sound) => {
    const peakOf = async (isLoud: boolean) => {
      const context = new OfflineAudioContext(1, 48_000, 48_000)
      Object.defineProperty(context, 'state', { value: 'running' })
      createAlarmPlayer(context as unknown as AudioContext).play(sound, 1, isLoud)
      const samples = (await context.startRendering()).getChannelData(0)
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    }
    const [quiet, loud] = [await peakOf(false), await peakOf(true)]
    expect(quiet).toBeGreaterThan(0.2)
    expect(loud).toBeGreaterThan(quiet * 1.5)
  },
)
