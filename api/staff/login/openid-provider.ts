// Log-in at an OpenID provider: authorization code with PKCE, state and nonce.
import type { Configuration } from 'openid-client'
import type { Config } from '../../config.ts'

export type OpenIDChecks = { state: string; verifier: string; nonce: string; stepUp: boolean }
/**
 * `email` is in lower case, and null if the provider has not verified it. `authenticatedAt` is when
 * the person authenticated at the provider (`auth_time`); null if the provider does not tell.
 */
export type OpenIDPerson = { email: string | null; authenticatedAt: Date | null }
export type OpenIDProvider = {
  /**
   * Returns the URL of the provider's log-in page, and the values that `finish` needs to check the
   * provider's answer.
   */
  start(state: string, stepUp: boolean): Promise<{ url: URL; checks: OpenIDChecks }>
  /**
   * Returns the person that the provider names. Throws if the provider's answer fails one of the
   * `checks`.
   */
  finish(query: Readonly<Record<string, string>>, checks: OpenIDChecks): Promise<OpenIDPerson>
}

const timeoutSeconds = 10
// For a fresh log-in within a session (step-up), the provider
// must have authenticated the person within this many seconds.
const maxAgeSeconds = 5 * 60

/** Imports the OpenID library at the first log-in. Importing it earlier would delay the start. */
const loadLibrary = () => import('openid-client')
type Library = Awaited<ReturnType<typeof loadLibrary>>

export function openOpenIDProvider(
  { issuer, clientID, clientSecret }: NonNullable<Config['oidc']>,
  returnUrl: string,
): OpenIDProvider {
  let known: Promise<Configuration> | undefined

  /**
   * Reads the provider's metadata at the first log-in, so that the server can start while the
   * provider is unavailable.
   */
  async function readConfiguration(library: Library): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = library
    const isPlain = issuer.startsWith('http:')
    known ??= discovery(new URL(issuer), clientID, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // By default the OpenID library relies on TLS and does not check the signature of ID tokens.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    })
    try {
      return await known
    } catch (error) {
      known = undefined
      throw error
    }
  }

  return {
    async start(state, stepUp) {
      const library = await loadLibrary()
      const checks = {
        state,
        verifier: library.randomPKCECodeVerifier(),
        nonce: library.randomNonce(),
        stepUp,
      }
      const url = library.buildAuthorizationUrl(await readConfiguration(library), {
        redirect_uri: returnUrl,
        scope: 'openid email',
        state,
        nonce: checks.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(stepUp ? { prompt: 'login', max_age: String(maxAgeSeconds) } : {}),
      })
      return { url, checks }
    },

    async finish(query, { state, verifier, nonce, stepUp }) {
      const library = await loadLibrary()
      const { authorizationCodeGrant, fetchUserInfo } = library
      const config = await readConfiguration(library)
      const url = new URL(returnUrl)
      url.search = new URLSearchParams(query).toString()
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(stepUp ? { maxAge: maxAgeSeconds } : {}),
      })
      const claims = tokens.claims()
      if (!claims) return { email: null, authenticatedAt: null }
      const email =
        verifiedEmail(claims) ??
        verifiedEmail(await fetchUserInfo(config, tokens.access_token, claims.sub))
      const seconds = claims.auth_time
      return { email, authenticatedAt: seconds === undefined ? null : new Date(seconds * 1000) }
    },
  }
}

type EmailClaims = { readonly [claim: string]: unknown }

const verifiedEmail = ({ email, email_verified: isVerified }: EmailClaims): string | null =>
  typeof email === 'string' && isVerified === true ? email.toLowerCase() : null
