// Stores the alarm's sound and volume that staff chose on this device.
import { orderSounds, type OrderSound } from './alarm-player.ts'

/** `volume` is from 0 to 1; 0 is silent. */
export type SoundSetting = { sound: OrderSound; volume: number }

const key = 'tingkat-alarm'
const standard: SoundSetting = { sound: 'pulse', volume: 1 }

/** Returns the standard setting if none is stored or the browser blocks storage. */
export function readSoundSetting(): SoundSetting {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<SoundSetting>
    const sound = orderSounds.find((each) => each === stored.sound) ?? standard.sound
    const volume = stored.volume ?? standard.volume
    return { sound, volume: volume >= 0 && volume <= 1 ? volume : standard.volume }
  } catch {
    return standard
  }
}

export function saveSoundSetting(setting: SoundSetting): void {
  try {
    localStorage.setItem(key, JSON.stringify(setting))
  } catch {
    // The browser blocks storage, so the setting lasts until the page is closed.
  }
}
