// The server's way in: a request becomes a whole page, its words and its policy.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Client } from '@tingkat/contract/client'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
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
import { moveScriptHintsLast } from './platform/server/script-hints.server.ts'
import { ScriptNonce } from './platform/server/script-nonce.ts'
import { createI18n } from './platform/i18n/create-i18n.ts'
import { translationsOf, translationsVersion } from './platform/i18n/translations.server.ts'

// Longer than any loader may take; a page that is not whole by then is an error.
const renderTimeoutMs = 10_000

/** Country and language of a request, as its page will speak it. */
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

/** Answers pages; `origins` are those that they may reach besides their own, `client` is how loaders reach the API for this request. */
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
  const mark = randomBytes(18).toString('base64url')
  const page = (
    <ScriptNonce value={mark}>
      <TranslationsVersion value={translationsVersion}>
        <I18nextProvider i18n={createI18n(language, translationsOf(language))}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </I18nextProvider>
      </TranslationsVersion>
    </ScriptNonce>
  )
  const { html, hashes } = hashInlineScripts(await renderWhole(page, mark), mark)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  headers.set(
    'content-security-policy',
    contentPolicy(hashes, { relaxed: import.meta.env.DEV, ...context.get(originsContext) }),
  )
  return new Response(moveScriptHintsLast(html), { status, headers })
}

/** The complete HTML. A whole buffer, not a stream: the policy needs its hashes, and guests share its bytes. */
function renderWhole(page: React.ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // Nothing is put aside for scripts to move into place: the page must be whole without them.
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
      () => abort(new Error(`page not rendered in ${renderTimeoutMs} ms`)),
      renderTimeoutMs,
    )
  })
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  process.stderr.write(`${formatPageFailure(error, request.url)}\n`)
}
