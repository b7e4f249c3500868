// Creates and uses passkeys in this browser. The WebAuthn code is loaded on first use.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { PasskeyChallenge } from '@tingkat/contract/console/staff-client'

type Answered = { challengeID: string; response: Record<string, unknown> }

/**
 * The problem that is returned if the person closed the browser's window, or has no passkey for
 * this site.
 */
const cancelled: ClientProblem = {
  code: 'passkey_invalid',
  status: 0,
  message: 'cancelled',
  context: {},
}

async function ask(
  challenge: Promise<ApiResult<PasskeyChallenge>>,
  kind: 'startAuthentication' | 'startRegistration',
): Promise<ApiResult<Answered>> {
  const result = await challenge
  if (!result.ok) return result
  const { challengeID, options } = result.data
  try {
    const webauthn = await import('@simplewebauthn/browser')
    const response = await webauthn[kind]({ optionsJSON: options as never })
    return { ok: true, data: { challengeID, response: { ...response } } }
  } catch {
    return { ok: false, problem: cancelled }
  }
}

export const answerWithPasskey = (challenge: Promise<ApiResult<PasskeyChallenge>>) =>
  ask(challenge, 'startAuthentication')
export const makePasskey = (challenge: Promise<ApiResult<PasskeyChallenge>>) =>
  ask(challenge, 'startRegistration')

/** Suggests a name for a new passkey: the operating system that the browser's user agent names. */
export function suggestPasskeyName(agent = navigator.userAgent): string {
  const systems = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'Linux']
  return systems.find((system) => agent.includes(system)) ?? ''
}
