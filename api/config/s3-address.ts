// Parses the address of a bucket: `s3://KEY:SECRET@host:port/bucket?region=…&tls=off`.
import { z } from 'zod'

export type S3Address = {
  endpoint: string
  bucket: string
  region: string
  accessKey?: string
  secretKey?: string
}

const fault = 'must look like s3://KEY:SECRET@host/bucket?region=us-east-1'
const bucketName = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/
const regionName = /^[a-z0-9-]{1,40}$/

export const s3Address = z.string().transform((text, { addIssue }): S3Address => {
  const address = parse(text)
  if (address) return address
  addIssue(fault)
  return z.NEVER
})

/** Returns undefined for an invalid address. A `/` in the secret must be percent-encoded. */
function parse(text: string): S3Address | undefined {
  // Parsed as an https address, because URL treats the host of
  // an unknown scheme as opaque and would keep its letter case.
  const web = text.replace(/^s3:/, 'https:')
  if (web === text || !URL.canParse(web)) return undefined
  const { host, pathname, searchParams, username, password } = new URL(web)
  const bucket = bucketName.exec(pathname)?.[1]
  const region = searchParams.get('region') ?? 'us-east-1'
  const tls = searchParams.get('tls') ?? 'on'
  const isValid = regionName.test(region) && ['on', 'off'].includes(tls)
  if (!bucket || !isValid || Boolean(username) !== Boolean(password)) return undefined
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${host}`,
    bucket,
    region,
    ...(username && {
      accessKey: decodeURIComponent(username),
      secretKey: decodeURIComponent(password),
    }),
  }
}
