// Flags from a file on disk, as an OpenFeature provider: edited, it holds within a second, without a restart.
import { readFile, stat } from 'node:fs/promises'
import {
  OpenFeatureEventEmitter,
  ProviderEvents,
  StandardResolutionReasons,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk'
import { findCountry } from '@tingkat/ordering/country/country'
import type { FlagName } from '@tingkat/ordering/flags'
import type { Log } from '../platform/log.ts'
import { readFlagFile, type FlagTable } from './flag-file.ts'

// A file's time is asked for at most this often, however many ask for flags.
const lookAgainMs = 500

export class FlagFileProvider implements Provider {
  readonly metadata = { name: 'flag file' }
  readonly runsOn = 'server' as const
  readonly events = new OpenFeatureEventEmitter()
  readonly #file: string
  readonly #log: Log
  readonly #now: () => number
  #flags: FlagTable | undefined
  /** Time and size of the file that was last read, good or not; '' while there is none. */
  #seen: string | undefined
  #lookedAt = -Infinity
  #looking: Promise<void> | undefined

  constructor(file: string, { log, now }: { log: Log; now: () => number }) {
    this.#file = file
    this.#log = log
    this.#now = now
  }

  /** Throws an Error of one plain sentence when the file is there and faulty: at start no older one is known to be good. */
  async initialize(): Promise<void> {
    const faults = await this.#look()
    if (faults) throw new Error(`The flags in ${this.#file} cannot be used. ${faults.join('; ')}.`)
  }

  async resolveBooleanEvaluation(
    name: string,
    byDefault: boolean,
    { country }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    await this.#fresh()
    const code = findCountry(typeof country === 'string' ? country : undefined)?.code
    const value = code && this.#flags?.get(code)?.[name as FlagName]
    return value === undefined
      ? { value: byDefault, reason: StandardResolutionReasons.DEFAULT }
      : { value, reason: StandardResolutionReasons.STATIC }
  }

  resolveStringEvaluation(): Promise<never> {
    return onOrOffOnly()
  }
  resolveNumberEvaluation(): Promise<never> {
    return onOrOffOnly()
  }
  resolveObjectEvaluation(): Promise<never> {
    return onOrOffOnly()
  }

  /** Looks again when the last look is old; a faulty file leaves what was last good, and is told once. */
  async #fresh(): Promise<void> {
    if (!this.#looking && this.#now() - this.#lookedAt < lookAgainMs) return
    await (this.#looking ??= this.#lookAndTell().finally(() => {
      this.#looking = undefined
    }))
  }

  async #lookAndTell(): Promise<void> {
    const before = this.#seen
    const faults = await this.#look()
    if (this.#seen === before) return
    if (faults)
      this.#log.warn({ file: this.#file, faults }, 'the flags cannot be read; those before stay')
    else {
      this.#log.info({ file: this.#file }, 'read the flags')
      this.events.emit(ProviderEvents.ConfigurationChanged)
    }
  }

  /** Faults of a file that was not read yet; undefined when nothing changed or all is well. */
  async #look(): Promise<string[] | undefined> {
    this.#lookedAt = this.#now()
    try {
      const seen = await markOf(this.#file)
      if (seen === this.#seen) return undefined
      this.#seen = seen
      const read = readFlagFile(seen ? await readFile(this.#file, 'utf8') : '')
      if ('faults' in read) return read.faults
      this.#flags = read.flags
      return undefined
    } catch (error) {
      return [(error as Error).message]
    }
  }
}

async function markOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(file)
    return `${mtimeMs} ${size}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

async function onOrOffOnly(): Promise<never> {
  throw new TypeMismatchError('flags are on or off')
}
