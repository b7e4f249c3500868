// The i18next backend of the browser: loads namespaces that the page did not embed. The HTTP client
// is imported with the first of them.
import type { BackendModule, ReadCallback } from 'i18next'
import { loadTranslations } from './load-translations.ts'

// Missing keys that one page reports at most.
const reportMax = 20

/** `version` is that of the page's translations. */
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
      void passResult(
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
      if ((reports += 1) > reportMax) return
      const [language] = [languages].flat()
      if (language)
        open().then(
          (server) => server.reportMissingKey(language, namespace, key),
          () => {},
        )
    },
  }
}

async function passResult(callback: ReadCallback, translations: Promise<object>): Promise<void> {
  try {
    callback(null, await translations)
  } catch (error) {
    callback(error as Error, false)
  }
}
