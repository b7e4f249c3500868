// Serves the storefront's translation files.
import { fileURLToPath } from 'node:url'
import type { Config } from '@tingkat/api/config'
import type { App } from '@tingkat/api/http/app'
import { localeRoutes } from '@tingkat/api/locales/routes'
import { openWordsFiles } from '@tingkat/api/locales/words-files'
import type { Log } from '@tingkat/api/platform/log'

const folder = fileURLToPath(new URL('../storefront/locales/', import.meta.url))

/**
 * Serves the translation files from memory. With `keep: false`, for development, reads a file again
 * for each request.
 */
export async function serveTranslations(
  app: App,
  { config, log, keep }: { config: Config; log: Log; keep: boolean },
): Promise<void> {
  const words = await openWordsFiles(folder, { keep })
  void app.register(localeRoutes, {
    words,
    log,
    publicUrl: config.publicUrl,
    rateLimits: config.rateLimits,
  })
}
