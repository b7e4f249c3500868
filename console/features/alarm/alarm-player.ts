// Plays the sounds of the alarm for new orders with Web Audio. Browsers play nothing before the
// person has tapped the page.

/** The sounds among which staff choose one for new orders. */
export const orderSounds = ['pulse', 'bell', 'knock'] as const
export type OrderSound = (typeof orderSounds)[number]
type Sound = OrderSound | 'cancelled' | 'late'

type Tone = { hertz: number; startMs: number; lengthMs: number; wave: OscillatorType }

// Sounds of new orders alternate between two tones an octave apart, which are heard above the noise
// of fans. The waveforms have harmonics, which small loudspeakers can play.
const tones: Record<Sound, readonly Tone[]> = {
  pulse: [0, 300, 600].flatMap((startMs): Tone[] => [
    { hertz: 800, startMs, lengthMs: 120, wave: 'square' },
    { hertz: 1_600, startMs: startMs + 130, lengthMs: 120, wave: 'square' },
  ]),
  bell: [
    { hertz: 1_600, startMs: 0, lengthMs: 450, wave: 'triangle' },
    { hertz: 800, startMs: 450, lengthMs: 600, wave: 'triangle' },
  ],
  knock: [0, 180, 360, 540].map((startMs, index) => ({
    hertz: index % 2 === 0 ? 800 : 1_600,
    startMs,
    lengthMs: 70,
    wave: 'sawtooth' as const,
  })),
  cancelled: [1_200, 900, 600].map((hertz, index) => ({
    hertz,
    startMs: index * 220,
    lengthMs: 200,
    wave: 'sawtooth' as const,
  })),
  late: [{ hertz: 660, startMs: 0, lengthMs: 500, wave: 'triangle' }],
}

/** Longest sound in milliseconds. */
export const soundMs = 1_100
// In the first minute, an order rings at this share of the chosen volume.
const quietShare = 0.5

export type AlarmPlayer = {
  /** `running` if the browser plays sounds; otherwise it waits for a tap on the page. */
  state: () => AudioContextState | 'interrupted'
  /**
   * Asks the browser to allow sounds, which works only in the handler of a tap. Resolves to true if
   * sounds can be played now.
   */
  unlock: () => Promise<boolean>
  /** `volume` is from 0 to 1. If `isLoud` is false, the sound is played at half that volume. */
  play: (sound: Sound, volume: number, isLoud?: boolean) => void
  onState: (listener: () => void) => () => void
}

export function createAlarmPlayer(context = new AudioContext()): AlarmPlayer {
  function playTone({ hertz, startMs, lengthMs, wave }: Tone, volume: number): void {
    const start = context.currentTime + startMs / 1000
    const end = start + lengthMs / 1000
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = wave
    oscillator.frequency.value = hertz
    // The volume rises and falls gradually, because a sudden start or end is heard as a click.
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.01)
    gain.gain.setValueAtTime(volume, end - 0.02)
    gain.gain.linearRampToValueAtTime(0, end)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(end)
  }

  return {
    state: () => context.state,
    async unlock() {
      // Before the first tap on the page, `resume` never settles, so the wait ends after 500 ms.
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 500))])
      return context.state === 'running'
    },
    play(sound, volume, isLoud = true) {
      if (context.state !== 'running' || volume === 0) return
      const level = volume * (isLoud ? 1 : quietShare)
      for (const tone of tones[sound]) playTone(tone, level)
    },
    onState(listener) {
      context.addEventListener('statechange', listener)
      return () => context.removeEventListener('statechange', listener)
    },
  }
}
