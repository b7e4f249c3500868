// What a report of an error may hold: short tags, a level, and nothing of a person.
import type { Severity } from './report-error.ts'

/** Longer tags are cut (specification, section 9). */
export const tagMax = 200
export const cutTag = (tag: string): string => Array.from(tag).slice(0, tagMax).join('')

/** Nobody’s screen is ever recorded. */
export const replaySample = 0

export const levelOf = { low: 'info', medium: 'warning', high: 'error' } as const satisfies Record<Severity, string>

type Report = {
  request?: { url?: string; headers?: unknown; cookies?: unknown; query_string?: unknown; data?: unknown }
  user?: unknown
  breadcrumbs?: unknown
  extra?: unknown
  tags?: Record<string, unknown>
}

/** Addresses without query and fragment, which may say what somebody searched for or who they are. */
export function withoutPerson<R extends Report>(report: R): R {
  const { user: _user, breadcrumbs: _breadcrumbs, extra: _extra, request, tags, ...rest } = report
  return {
    ...rest,
    ...(request?.url ? { request: { url: plainUrl(request.url) } } : {}),
    ...(tags ? { tags: Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, cutTag(String(value))])) } : {}),
  } as unknown as R
}

function plainUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
