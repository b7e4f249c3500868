// Loads namespaces from the server with i18next-http-backend.
import HttpBackend from 'i18next-http-backend'
import { TranslationLoadError } from './load-translations.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export type HttpTranslations = {
  /** Throws TranslationLoadError if the namespace cannot be loaded. */
  read(language: string, namespace: string): Promise<object>
  /** Reports a missing key to the server, without waiting for the response. */
  reportMissingKey(language: string, namespace: string, key: string): void
}

const timeoutMs = 10_000

/** `version` is the hash of the translations that the page embeds; URLs contain it as `?v=`. */
export function createHttpTranslations(fetch: Fetch, version: string): HttpTranslations {
  const backend = new HttpBackend(null, {
    loadPath: '/locales/{{lng}}/{{ns}}.json',
    addPath: '/locales/add/{{lng}}/{{ns}}',
    queryStringParams: { v: version },
    reloadInterval: false,
    requestOptions: { credentials: 'same-origin' },
    alternateFetch: (url: RequestInfo | URL, init?: RequestInit) =>
      fetch(url as string, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  })
  return {
    read: (language, namespace) =>
      new Promise((resolve, reject) => {
        // After an error the second argument is true if a retry may succeed.
        backend.read(language, namespace, (error: unknown, result: unknown) => {
          if (error) reject(toLoadError(error, result === true))
          else resolve(result as object)
        })
      }),
    reportMissingKey: (language, namespace, key) =>
      backend.create?.([language], namespace, key, ''),
  }
}

function toLoadError(error: unknown, retryable: boolean): TranslationLoadError {
  if (!(error instanceof Error)) return new TranslationLoadError(error as string, retryable)
  return error.name === 'TimeoutError'
    ? new TranslationLoadError(`timeout of ${timeoutMs}ms exceeded`, true)
    : new TranslationLoadError(error.message, retryable)
}
