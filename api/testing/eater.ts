// Logs in an eater over HTTP, for tests and benchmarks with a server process in development mode.
import { createClient, type Client } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'

export type Eater = { client: Client; cookie: string }

/**
 * Logs in with a code that is read from the inbox of the development server. `phone` has the
 * country code. Throws if the server refuses the number or the code.
 */
export async function logInEater(
  baseUrl: string,
  countryCode: CountryCode,
  phone: string,
  name = 'Aisyah Rahman',
): Promise<Eater> {
  let cookie = ''
  const fetchWithCookie = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    cookie = response.headers.getSetCookie().at(0)?.split(';')[0] ?? cookie
    return response
  }
  const guest = createClient({ baseUrl, fetch: fetchWithCookie })
  const sent = await guest.requestCode({ countryCode, phone })
  if (!sent.ok) throw new Error(`no code: ${sent.problem.code}`)
  const inbox = await guest.readInbox(sent.data.codeID)
  const code = inbox.ok && /\d{6}/.exec(inbox.data.messages.at(-1)?.text ?? '')?.[0]
  if (!code) throw new Error('no code in the inbox')
  const user = await guest.logIn({ codeID: sent.data.codeID, code, name })
  if (!user.ok) throw new Error(`not logged in: ${user.problem.code}`)
  return { client: createClient({ baseUrl, fetch, headers: { cookie } }), cookie }
}
