// Logs the translation keys for which browsers found no text, each key at most once.
import type { Log } from '../platform/log.ts'

// The format of our translation keys. Other text does
// not come from our pages and must not be logged.
const keyFormat = /^[A-Za-z][\w.:-]{0,119}$/
// Maximum number of logged keys, to limit the size of the log. No release lacks so many keys.
const maxKeys = 500

export type MissingKeys = {
  report(language: string, namespace: string, keys: readonly string[]): void
}

export function openMissingKeys(log: Pick<Log, 'warn'>): MissingKeys {
  const reported = new Set<string>()
  return {
    report(language, namespace, keys) {
      for (const key of keys) {
        const name = `${language} ${namespace} ${key}`
        if (reported.size >= maxKeys || reported.has(name) || !keyFormat.test(key)) continue
        reported.add(name)
        log.warn({ language, namespace, key }, 'a locale file lacks a key')
      }
    },
  }
}
