// Refuses requests from other web sites, as a protection against cross-site request forgery (CSRF).
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { problem } from './problem.ts'

/**
 * Whether the request comes from a page of Tingkat or from a program that is not a browser. The
 * origin must be `publicOrigin`. If `publicOrigin` is not https, which happens in development only,
 * the origin may also be the host that the browser opened, such as an address in the local network.
 */
export function isSameOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return true
  return publicOrigin.startsWith('http:') && origin === `http://${host}`
}

/**
 * Returns the hook that refuses requests from other sites. `publicUrl` is the URL of the site whose
 * pages call the routes.
 */
export function refuseOtherSites(publicUrl: string): onRequestHookHandler {
  const publicOrigin = new URL(publicUrl).origin
  return (request, _reply, done) =>
    done(isSameOrigin(request, publicOrigin) ? undefined : problem('cross_site_request'))
}
