// Logs locale keys that browsers found no text for, at most once each.
import type { Log } from '../platform/log.ts'

// The format of keys in code. Other text comes from somebody else and must not reach the log.
const keyFormat = /^[A-Za-z][\w.:-]{0,119}$/
// More than a release can lack.
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
