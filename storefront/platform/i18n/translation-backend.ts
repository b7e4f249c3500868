// Where the browser's i18next finds words that the page did not carry. Small: what it needs is loaded with the first of them.
import type { BackendModule, ReadCallback } from 'i18next'
import { loadTranslations } from './load-translations.ts'

// A page that lacks more has told enough.
const reportsMost = 20

/** `version` names the words of the page's release. */
export function createTranslationBackend(version: string): BackendModule {
  let reports = 0
  const open = async () =>
    (await import('./http-translations.ts')).createHttpTranslations(
      (url, init) => fetch(url, init),
      version,
    )
  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    read(language, namespace, callback) {
      void hand(
        callback,
        loadTranslations({
          attempt: async () => await (await open()).read(language, namespace),
          builtIn: async () =>
            await (await import('./built-in-translations.ts')).readBuiltInTranslations(namespace),
          wait: (milliseconds) =>
            new Promise((resolve) => {
              setTimeout(resolve, milliseconds)
            }),
        }),
      )
    },
    create(languages, namespace, key) {
      if ((reports += 1) > reportsMost) return
      const [language] = [languages].flat()
      if (language)
        open().then(
          (server) => server.tell(language, namespace, key),
          () => {},
        )
    },
  }
}

async function hand(callback: ReadCallback, words: Promise<object>): Promise<void> {
  try {
    callback(null, await words)
  } catch (error) {
    callback(error as Error, false)
  }
}
