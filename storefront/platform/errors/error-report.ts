// What a report of an error may hold: short tags, a level, and nothing of a person.
import type { Severity } from './report-error.ts'

/** Longer tags are cut (specification, section 9). */
export const tagMaxLength = 200
export const truncateTag = (tag: string): string => Array.from(tag).slice(0, tagMaxLength).join('')

/** Nobody’s screen is ever recorded. */
export const replaySampleRate = 0

export const levelOf = { low: 'info', medium: 'warning', high: 'error' } as const satisfies Record<
  Severity,
  string
>

type Frame = { filename?: string; abs_path?: string }
type Fault = { value?: string; stacktrace?: { frames?: Frame[] } }
type Report = {
  exception?: { values?: Fault[] }
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

/** Addresses without query and fragment, which may say what somebody searched for or who they are; messages without what they quote. */
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
      ? { exception: { ...exception, values: (exception.values ?? []).map(plainFault) } }
      : {}),
    ...(request?.url ? { request: { url: plainUrl(request.url) } } : {}),
    ...(tags
      ? {
          tags: Object.fromEntries(
            Object.entries(tags).map(([key, value]) => [key, truncateTag(String(value))]),
          ),
        }
      : {}),
  } as unknown as R
}

const plainFault = ({ value, stacktrace, ...fault }: Fault): Fault => ({
  ...fault,
  ...(value === undefined ? {} : { value: redactMessage(value) }),
  ...(stacktrace
    ? { stacktrace: { ...stacktrace, frames: (stacktrace.frames ?? []).map(plainFrame) } }
    : {}),
})

/** A page's own scripts stand at its address, with all that its query says. */
const plainFrame = ({ filename, abs_path: path, ...frame }: Frame): Frame => ({
  ...frame,
  ...(filename === undefined ? {} : { filename: withoutQuery(filename) }),
  ...(path === undefined ? {} : { abs_path: withoutQuery(path) }),
})
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

// What could not be read is quoted: JSON by its first letters, a value by what it was. All from the first mark to the last.
const quoted = /(?<!\p{L})["'`“‘].*["'`”’]/gsu

/** The words of the browser or of our code, without what stands between quotation marks, without addresses and numbers. */
export function redactMessage(message: string): string {
  return truncateTag(
    message
      .replaceAll(quoted, '…')
      .replaceAll(/\S*[/@]\S*/g, '…')
      .replaceAll(/\+?\d(?:[\s().-]*\d){3,}/g, '…'),
  )
}

function plainUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
