// Keys that browsers found no words for: told to the log, a bounded number of times, and never served.
import type { Log } from '../platform/log.ts'

// Keys are names that our code spells: anything else is somebody's text and no business of the log.
const keyForm = /^[A-Za-z][\w.:-]{0,119}$/
// More than a release can lack; a flood only repeats them.
const keptMost = 500

export type MissingKeys = {
  tell(language: string, namespace: string, keys: readonly string[]): void
}

export function openMissingKeys(log: Pick<Log, 'warn'>): MissingKeys {
  const told = new Set<string>()
  return {
    tell(language, namespace, keys) {
      for (const key of keys) {
        const name = `${language} ${namespace} ${key}`
        if (told.size >= keptMost || told.has(name) || !keyForm.test(key)) continue
        told.add(name)
        log.warn({ language, namespace, key }, 'words are missing')
      }
    },
  }
}
