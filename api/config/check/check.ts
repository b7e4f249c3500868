// Runs the checks of the services that the settings name, and formats the lines that
// `npm run check` prints.

export type Check = {
  /** Name of the external service, for example `database`. */
  name: string
  /** Uses the service without changing anything, and returns what was found. */
  run: () => Promise<string>
  /** What the person who runs `npm run check` should do if `run` throws. */
  advice: string
}
/** A service that the settings do not name; `note` says what happens without it. */
export type Unset = { name: string; note: string }

export type CheckResult = { name: string; state: 'ok' | 'FAILED' | 'not set'; text: string }

// A check may take 15 s, enough for a DNS lookup and a TLS handshake across continents.
const limitMs = 15_000

/** Runs the checks at the same time. Never throws. */
export async function runChecks(checks: readonly (Check | Unset)[]): Promise<CheckResult[]> {
  return await Promise.all(checks.map(runCheck))
}

async function runCheck(check: Check | Unset): Promise<CheckResult> {
  const { name } = check
  if ('note' in check) return { name, state: 'not set', text: check.note }
  try {
    return { name, state: 'ok', text: await withinLimit(check.run()) }
  } catch (error) {
    return { name, state: 'FAILED', text: `${reasonOf(error)}. ${check.advice}` }
  }
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs)
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Returns the message of the innermost cause, because ECONNREFUSED says more than `fetch failed`.
 */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string }
  if (cause instanceof Error) return reasonOf(cause)
  return (message || code || 'unknown error').replace(/\.$/, '')
}

export const formatResult = ({ name, state, text }: CheckResult): string =>
  `${state.padEnd(8)} ${name.padEnd(9)} ${text}`
