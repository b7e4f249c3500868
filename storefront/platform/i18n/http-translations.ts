// Words from the server, one namespace at a time, by i18next's own backend. Loaded when a page first wants more than it carries.
import HttpBackend from 'i18next-http-backend'
import { TranslationLoadError } from './load-translations.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export type HttpTranslations = {
  /** Throws TranslationLoadError. */
  read(language: string, namespace: string): Promise<object>
  /** Tells the server of a key without words; nobody waits for it. */
  tell(language: string, namespace: string, key: string): void
}

const timeoutMs = 10_000

/** `version` names the release whose words the page carries. */
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
        backend.read(language, namespace, (error: unknown, found: unknown) => {
          if (!error) return resolve(found as object)
          const timedOut = error instanceof Error && error.name === 'TimeoutError'
          // On failure the second value says whether another try may help.
          reject(
            new TranslationLoadError(
              timedOut
                ? `timeout of ${timeoutMs}ms exceeded`
                : error instanceof Error
                  ? error.message
                  : (error as string),
              timedOut || found === true,
            ),
          )
        })
      }),
    tell: (language, namespace, key) => backend.create?.([language], namespace, key, ''),
  }
}
