// Refuses changes that another site's page asks a browser to make in an eater's name.
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { problem } from './problem.ts'

/** Whether the request comes from our own pages or from no browser at all. */
export function isSameOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const { origin } = headers
  if (origin === undefined || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/** The hook that guards mutations. `publicUrl` is where eaters find us. */
export function refuseOtherSites(publicUrl: string): onRequestHookHandler {
  const publicOrigin = new URL(publicUrl).origin
  return (request, _reply, done) =>
    done(isSameOrigin(request, publicOrigin) ? undefined : problem('cross_site_request'))
}
