// Removes personal data from error reports, and limits the length of their tags.
import type { Severity } from './report-error.ts'

/** The maximum length of a tag in characters (specification, section 9). */
export const tagMaxLength = 200
export const truncateTag = (tag: string): string => Array.from(tag).slice(0, tagMaxLength).join('')

/** Session replay is never used. */
export const replaySampleRate = 0

export const levelOf = { low: 'info', medium: 'warning', high: 'error' } as const satisfies Record<
  Severity,
  string
>

type Frame = { filename?: string; abs_path?: string }
type Exception = { value?: string; stacktrace?: { frames?: Frame[] } }
type Report = {
  exception?: { values?: Exception[] }
  request?: {
    url?: string
    headers?: unknown
    cookies?: unknown
    query_string?: unknown
    data?: unknown
  }
  user?: unknown
  breadcrumbs?: unknown
  extra?: unknown
  tags?: Record<string, unknown>
}

/**
 * Removes user, breadcrumbs and extra data; queries and fragments of URLs, which can contain search
 * texts; and quoted text in messages.
 */
export function removePersonalData<R extends Report>(report: R): R {
  const {
    user: _user,
    breadcrumbs: _breadcrumbs,
    extra: _extra,
    exception,
    request,
    tags,
    ...rest
  } = report
  return {
    ...rest,
    ...(exception
      ? { exception: { ...exception, values: (exception.values ?? []).map(redactException) } }
      : {}),
    ...(request?.url ? { request: { url: redactUrl(request.url) } } : {}),
    ...(tags
      ? {
          tags: Object.fromEntries(
            Object.entries(tags).map(([key, value]) => [key, truncateTag(String(value))]),
          ),
        }
      : {}),
  } as unknown as R
}

const redactException = ({ value, stacktrace, ...exception }: Exception): Exception => ({
  ...exception,
  ...(value === undefined ? {} : { value: redactMessage(value) }),
  ...(stacktrace
    ? { stacktrace: { ...stacktrace, frames: (stacktrace.frames ?? []).map(redactFrame) } }
    : {}),
})

/** Removes queries, because the file name of an inline script is the page's URL with its query. */
const redactFrame = ({ filename, abs_path: path, ...frame }: Frame): Frame => ({
  ...frame,
  ...(filename === undefined ? {} : { filename: withoutQuery(filename) }),
  ...(path === undefined ? {} : { abs_path: withoutQuery(path) }),
})
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '')

// Error messages quote input that failed to parse, which can be personal. The pattern matches from
// the first quotation mark to the last one.
const quoted = /(?<!\p{L})["'`“‘].*["'`”’]/gsu

/** Replaces quoted text, URLs, e-mail addresses and long numbers with an ellipsis. */
export function redactMessage(message: string): string {
  return truncateTag(
    message
      .replaceAll(quoted, '…')
      .replaceAll(/\S*[/@]\S*/g, '…')
      .replaceAll(/\+?\d(?:[\s().-]*\d){3,}/g, '…'),
  )
}

function redactUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
