// The server's entry point: renders a request to HTML, with its content security policy.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Client } from '@tingkat/contract/client'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { apiContext, originsContext, type Origins } from './platform/server/api-context.ts'
import { contentPolicy, hashInlineScripts } from './platform/server/content-policy.server.ts'
import { formatPageFailure } from './platform/errors/page-failure-log.server.ts'
import { detectLocale, type DetectedLocale } from './platform/i18n/locale.ts'
import { TranslationsVersion } from './platform/i18n/page-namespaces.ts'
import { preloadFirstPicture } from './platform/server/picture-hint.server.ts'
import { moveScriptHintsLast } from './platform/server/script-hints.server.ts'
import { ScriptNonce } from './platform/server/script-nonce.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { translationsOf, translationsVersion } from './platform/i18n/translations.server.ts'

// The maximum time for rendering a page, in milliseconds. It is longer than the time-outs of the
// requests that loaders send, so that a slow request fails before the rendering is aborted.
const renderTimeoutMs = 10_000

/** Returns the country and language of a request. */
export function localeOf(request: Request): DetectedLocale {
  const { pathname, search } = new URL(request.url)
  const { headers } = request
  return detectLocale({
    pathname,
    search,
    cookie: headers.get('cookie') ?? '',
    accepts: headers.get('accept-language') ?? '',
  })
}

/**
 * Returns a function that renders pages. `origins` are the allowed external origins; `client` is
 * the API client of the loaders for one request.
 */
export function createPages(
  build: ServerBuild,
  mode: 'production' | 'development',
  origins: Origins = {},
) {
  const handle = createRequestHandler(build, mode)
  return (request: Request, client: Client): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(apiContext, client)
    context.set(originsContext, origins)
    return handle(request, context)
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language } = localeOf(request)
  const nonce = randomBytes(18).toString('base64url')
  const page = (
    <ScriptNonce value={nonce}>
      <TranslationsVersion value={translationsVersion}>
        <I18nContext value={createI18n(language, translationsOf(language))}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nContext>
      </TranslationsVersion>
    </ScriptNonce>
  )
  const { html, hashes } = hashInlineScripts(await renderToHtml(page, nonce), nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  headers.set(
    'content-security-policy',
    contentPolicy(hashes, { relaxed: import.meta.env.DEV, ...context.get(originsContext) }),
  )
  return new Response(preloadFirstPicture(moveScriptHintsLast(html)), { status, headers })
}

/**
 * Returns the complete HTML instead of a stream: the Content-Security-Policy header needs the
 * hashes of the page's inline scripts, and the server caches the pages of guests.
 */
function renderToHtml(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // With the default of this option, React would send large parts of the page later, with
      // scripts that move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(
      () => abort(new Error(`The page was not rendered within ${renderTimeoutMs} ms.`)),
      renderTimeoutMs,
    )
  })
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  process.stderr.write(`${formatPageFailure(error, request.url)}\n`)
}
