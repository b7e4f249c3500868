// The client of the staff API, and the conversion of its responses to the data of a page.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { createStaffClient } from '@tingkat/contract/console/staff-client'
import { data, redirect } from 'react-router'

export const client = createStaffClient({ baseUrl: '', fetch: (url, init) => fetch(url, init) })

export const trees = ['desk', 'kitchen', 'courier'] as const
export type Tree = (typeof trees)[number]

/**
 * Returns the console (`tree`) to which a path belongs: the kitchen console, the courier's pages,
 * or else the desk (the operator's console).
 */
export function treeOf(pathname: string): Tree {
  const first = pathname.split('/')[1]
  return trees.find((tree) => tree === first) ?? 'desk'
}

/** Returns the path of the log-in page. After the log-in, that page leads back to `url`. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  const query = new URLSearchParams({ to: pathname + search })
  // The API redirects to a URL with this fragment if a log-in at the identity provider has failed.
  if (location.hash === '#login=oidc_failed') query.set('problem', 'oidc_failed')
  return `/${treeOf(pathname)}/log-in?${query}`
}

/**
 * Returns the data of an API response for a page's loader. Without a session it redirects to the
 * log-in page; any other problem shows the failure page, with the problem as its data.
 */
export async function load<T>(answer: Promise<ApiResult<T>>, request: Request): Promise<T> {
  const result = await answer
  if (result.ok) return result.data
  if (result.problem.status === 401) throw redirect(loginPath(request.url))
  throw data(result.problem, { status: result.problem.status || 503 })
}

export const isProblem = (value: unknown): value is ClientProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'context' in value

/** Returns an id for an action: a repeated request with the same id has no further effect. */
export const newActionID = (): string => crypto.randomUUID()
