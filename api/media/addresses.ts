// Signed URLs of private files in a folder. This server signs the URLs and checks them.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkPrivateName, signedAddressSeconds, type PrivateName } from './storage.ts'

export type AddressOptions = {
  /** The URL of this server for browsers, with which signed URLs begin. */
  publicUrl: string
  key: Uint8Array
  clock: () => Date
}

/** Returns a URL of the file that `isSigned` accepts for five minutes. */
export function signAddress(name: PrivateName, { publicUrl, key, clock }: AddressOptions): string {
  checkPrivateName(name)
  const expires = Math.floor(clock().getTime() / 1000) + signedAddressSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(name, expires, key).toString('base64url'),
  })
  return `${publicUrl}/media/${name}?${query.toString()}`
}

/** Whether this server signed the file's URL less than five minutes ago. */
export function isSigned(
  name: string,
  { expires, signature }: { expires: number; signature: string },
  { key, clock }: Pick<AddressOptions, 'key' | 'clock'>,
): boolean {
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(name, expires, key)
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  return isGenuine && expires * 1000 > clock().getTime()
}

const signatureOf = (name: string, expires: number, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${expires}\n${name}`).digest()
