// Refuses changes that another site's page asks a browser to make in an eater's name.
import { isIP } from 'node:net'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { problem } from './problem.ts'

/** Whether the request comes from our own pages or from no browser at all. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const { origin } = headers
  if (origin === undefined || origin === publicOrigin) return true
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  // A name in Host could be rebound to us by another site once we have a public name of our own.
  return host !== undefined && host === headers.host && (publicOrigin === undefined || isLocal(host))
}

function isLocal(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return name === 'localhost' || isIP(name) !== 0
}

/** The hook that guards mutations. `publicUrl` is where eaters find us. */
export function refuseOtherSites(publicUrl: string | undefined): onRequestHookHandler {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return (request, _reply, done) => done(isSameOrigin(request, publicOrigin) ? undefined : problem('cross_site_request'))
}
