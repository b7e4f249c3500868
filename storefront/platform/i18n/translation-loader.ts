// The translation loader of the browser: loads namespaces that the page did not embed. The HTTP
// client is imported when the first of them is loaded.
import type { TranslationLoader } from '@tingkat/ui/i18n/create-i18n.ts'
import { loadTranslations } from './load-translations.ts'

// The maximum number of missing keys that one page reports.
const reportMax = 20

/** `version` is the hash of the translations that the page embeds. */
export function createTranslationLoader(version: string): TranslationLoader {
  let reports = 0
  const open = async () =>
    (await import('./http-translations.ts')).createHttpTranslations(
      (url, init) => fetch(url, init),
      version,
    )
  return {
    read: (language, namespace) =>
      loadTranslations({
        attempt: async () => await (await open()).read(language, namespace),
        builtIn: async () =>
          await (await import('./built-in-translations.ts')).readBuiltInTranslations(namespace),
        wait: (milliseconds) =>
          new Promise((resolve) => {
            setTimeout(resolve, milliseconds)
          }),
      }),
    reportMissingKey(language, namespace, key) {
      if ((reports += 1) > reportMax) return
      open().then(
        (server) => server.reportMissingKey(language, namespace, key),
        () => {},
      )
    },
  }
}
