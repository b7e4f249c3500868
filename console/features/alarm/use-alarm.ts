// Rings for the orders of the kitchen board, and tells whether the alarm can be heard on this
// device.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { setSoundState } from '../../platform/sound-state.ts'
import { createAlarmPlayer, soundMs, type AlarmPlayer } from './alarm-player.ts'
import { ringingOf, takeNew } from './alarm-rule.ts'
import { readPlayed, savePlayed } from './played-rings.ts'
import { readSoundSetting, saveSoundSetting, type SoundSetting } from './sound-setting.ts'

/** The interval in milliseconds at which the alarm repeats (KITCH-05). */
export const repeatMs = 3_000
// The interval in milliseconds at which the page computes again how loud the alarm is and which
// orders are late.
const lookEveryMs = 1_000

type AlarmInput = {
  orders: readonly KitchenOrder[]
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number
  /** Opens the audio player. Tests pass a fake. */
  openPlayer?: () => AlarmPlayer
}

export function useAlarm({ orders, clockOffset, openPlayer = openSharedPlayer }: AlarmInput) {
  const [player] = useState(openPlayer)
  const [setting, setSetting] = useState(readSoundSetting)
  const now = useNow() + clockOffset
  const ringing = useMemo(() => ringingOf(orders, now), [orders, now])
  const isHeard = useSyncExternalStore(player.onState, () => player.state() === 'running')
  const { sound, volume } = setting
  const { isLoud } = ringing
  const isRinging = ringing.unanswered > 0
  const isCancelled = ringing.cancelled > 0

  useEffect(() => {
    if (!isHeard || !isRinging) return undefined
    return repeat(() => player.play(sound, volume, isLoud))
  }, [player, isHeard, isRinging, isLoud, sound, volume])

  useEffect(() => {
    if (!isHeard || !isCancelled) return undefined
    return repeat(() => player.play('cancelled', volume))
  }, [player, isHeard, isCancelled, volume])

  const played = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!isHeard) return
    const known = (played.current ??= readPlayed())
    const fresh = takeNew(ringing.once, known)
    if (fresh.length > 0) savePlayed(known)
    for (const ring of fresh) {
      for (let nth = 0; nth < ring.times; nth += 1)
        setTimeout(
          () => player.play(ring.sound === 'order' ? sound : 'late', volume),
          nth * soundMs,
        )
    }
  }, [player, isHeard, ringing.once, sound, volume])

  const audible = volume > 0 ? 'on' : 'off'
  const state = isHeard ? audible : 'blocked'
  useEffect(() => setSoundState(state), [state])

  return {
    state,
    ringing,
    setting,
    choose(next: SoundSetting) {
      setSetting(next)
      saveSoundSetting(next)
      player.play(next.sound, next.volume)
    },
    /**
     * Asks the browser to allow sounds and plays the alarm's sound once. Call it in the handler of
     * a tap.
     */
    async test() {
      if (await player.unlock()) player.play(sound, volume)
    },
  } as const
}

let shared: AlarmPlayer | null = null
/**
 * Returns the one player that all pages share, so that one tap unlocks the sound for all of them.
 */
const openSharedPlayer = (): AlarmPlayer => (shared ??= createAlarmPlayer())

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Calls `play` at once, then repeatedly. Returns a function that stops the repetition. */
function repeat(play: () => void): () => void {
  play()
  const timer = setInterval(play, repeatMs)
  return () => clearInterval(timer)
}
