// OpenFeature provider that reads feature flags from a file. A
// changed file takes effect within a second, without a restart.
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
import { defaultFlags, type FlagName, type Flags } from '@tingkat/ordering/flags'
import type { Log } from '../platform/log.ts'
import { readFlagFile, type FlagTable } from './flag-file.ts'

// Minimum time in milliseconds between two checks whether the file has changed.
const checkIntervalMs = 500

export class FlagFileProvider implements Provider {
  readonly metadata = { name: 'flag file' }
  readonly runsOn = 'server' as const
  readonly events = new OpenFeatureEventEmitter()
  readonly #file: string
  readonly #log: Log
  readonly #now: () => number
  readonly #defaults: Flags
  #flags: FlagTable | undefined
  /**
   * Modification time and size of the file when it was last
   * read, even if it was invalid. '' if there was no file.
   */
  #lastRead: string | undefined
  #checkedAt = -Infinity
  #checking: Promise<void> | undefined

  /** `defaults` are the values of flags that the flag file does not set. */
  constructor(
    file: string,
    { log, now, defaults = defaultFlags }: { log: Log; now: () => number; defaults?: Flags },
  ) {
    this.#file = file
    this.#log = log
    this.#now = now
    this.#defaults = defaults
  }

  /**
   * Reads the flag file at start-up. For an invalid file, throws an Error that says what is wrong,
   * because at start-up there are no earlier flags to use instead.
   */
  async initialize(): Promise<void> {
    const faults = await this.#readIfChanged()
    if (faults) throw new Error(`The flags in ${this.#file} cannot be used. ${faults.join('; ')}.`)
  }

  async resolveBooleanEvaluation(
    name: string,
    defaultValue: boolean,
    { country }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    await this.#refresh()
    const code = findCountry(typeof country === 'string' ? country : undefined)?.code
    const value = code && this.#flags?.get(code)?.[name as FlagName]
    return value === undefined
      ? { value: defaultValue, reason: StandardResolutionReasons.DEFAULT }
      : { value, reason: StandardResolutionReasons.STATIC }
  }

  resolveStringEvaluation(): Promise<never> {
    return throwTypeMismatch()
  }
  resolveNumberEvaluation(): Promise<never> {
    return throwTypeMismatch()
  }
  resolveObjectEvaluation(): Promise<never> {
    return throwTypeMismatch()
  }

  /**
   * Checks whether the flag file has changed, unless the last check was less than `checkIntervalMs`
   * ago. The faults of an invalid file are logged once, and the last valid flags stay in force.
   */
  async #refresh(): Promise<void> {
    if (!this.#checking && this.#now() - this.#checkedAt < checkIntervalMs) return
    await (this.#checking ??= this.#readAndLog().finally(() => {
      this.#checking = undefined
    }))
  }

  async #readAndLog(): Promise<void> {
    const before = this.#lastRead
    const faults = await this.#readIfChanged()
    if (this.#lastRead === before) return
    if (faults)
      this.#log.warn(
        { file: this.#file, faults },
        'the flag file is invalid; the earlier flags stay',
      )
    else {
      this.#log.info({ file: this.#file }, 'read the flag file')
      this.events.emit(ProviderEvents.ConfigurationChanged)
    }
  }

  /**
   * Reads the flag file if it has changed. Returns its faults, or undefined if it is valid or has
   * not changed.
   */
  async #readIfChanged(): Promise<string[] | undefined> {
    this.#checkedAt = this.#now()
    try {
      const version = await versionOf(this.#file)
      if (version === this.#lastRead) return undefined
      this.#lastRead = version
      const read = readFlagFile(version ? await readFile(this.#file, 'utf8') : '', this.#defaults)
      if ('faults' in read) return read.faults
      this.#flags = read.flags
      return undefined
    } catch (error) {
      return [(error as Error).message]
    }
  }
}

async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(file)
    return `${mtimeMs} ${size}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

async function throwTypeMismatch(): Promise<never> {
  throw new TypeMismatchError('flags are boolean')
}
