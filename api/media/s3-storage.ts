// Media storage in a bucket of an S3-compatible object store. The bucket is private: public
// pictures are served by this server or a CDN, and private files have URLs that the store signs.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  wrap,
} from 'cockatiel'
import type { Log } from '../platform/log.ts'
import {
  checkPrivateName,
  contentTypeOf,
  MediaUnavailable,
  publicPath,
  signedAddressSeconds,
  type MediaContent,
  type MediaStorage,
} from './storage.ts'

export type S3Settings = {
  /** URL of the store without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

export type S3Options = {
  log: Pick<Log, 'warn' | 'info'>
  /** Time limit of a request in milliseconds. A large file gets more time for its transfer. */
  timeoutMs?: number
  /** After several failures in a row, requests fail immediately for this many milliseconds. */
  breakMs?: number
}

const defaultTimeoutMs = 10_000
const defaultBreakMs = 5_000
const failuresInARow = 5
// Maximum number of requests at a time, to limit memory. A picture has about 200 kB.
const maxConcurrent = 64
const maxWaiting = 512
// The size of the largest file that `get` reads, in bytes.
// `get` is for pictures; `open` streams larger files.
const maxGetBytes = 20_000_000
// The size of the largest file that `open` streams, in bytes. The largest files are exports.
const maxOpenBytes = 1_000_000_000
// Returns the time limit in milliseconds for the transfer of a file.
// A transfer that is slower than one megabyte per second fails.
const transferMs = (bytes: number): number => Math.ceil(bytes / 1_000)

export function openS3Storage(
  { endpoint, bucket, region, accessKey, secretKey }: S3Settings,
  { log, timeoutMs = defaultTimeoutMs, breakMs = defaultBreakMs }: S3Options,
): MediaStorage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: breakMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open)
      log.warn({ breakMs }, 'the object store fails repeatedly; requests are paused')
    if (state === CircuitState.Closed) log.info({}, 'the object store responds again')
  })
  const policy = wrap(bulkhead(maxConcurrent, maxWaiting), breaker)
  const urlOf = (name: string) => new URL(`${endpoint}/${bucket}/${name}`)

  /**
   * Sends a request. Throws MediaUnavailable unless the status is a success or
   * one of `expected`. `limitMs` limits the request and the transfer of its body.
   */
  async function send(
    name: string,
    init: RequestInit,
    { expected = [404], limitMs = timeoutMs }: { expected?: number[]; limitMs?: number } = {},
  ): Promise<Response> {
    try {
      return await policy.execute(async () => {
        const request = await client.sign(urlOf(name).href, init)
        const response = await fetch(request, {
          signal: AbortSignal.timeout(limitMs),
          redirect: 'manual',
        })
        if (response.ok || expected.includes(response.status)) return response
        await response.body?.cancel()
        throw new MediaUnavailable(`The object store answered with status ${response.status}.`)
      })
    } catch (error) {
      if (error instanceof MediaUnavailable) throw error
      throw new MediaUnavailable('The object store cannot be reached.', { cause: error })
    }
  }

  return {
    async put(name, content) {
      const headers = headersOf(name, content)
      const limitMs = timeoutMs + transferMs(sizeOf(content))
      const init = { method: 'PUT', body: toBody(content), headers }
      await dismiss(await send(name, init, { expected: [], limitMs }))
    },
    async get(name) {
      contentTypeOf(name)
      const response = await send(name, {})
      if (response.status === 404) return await dismiss(response)
      if (Number(response.headers.get('content-length')) > maxGetBytes) {
        await dismiss(response)
        throw new RangeError(`A file of more than ${maxGetBytes} bytes must be streamed.`)
      }
      return await readBody(response)
    },
    async open(name) {
      const contentType = contentTypeOf(name)
      const response = await send(name, {}, { limitMs: timeoutMs + transferMs(maxOpenBytes) })
      if (response.status === 404 || !response.body) return await dismiss(response)
      const bytes = Number(response.headers.get('content-length'))
      return { body: response.body, bytes, contentType }
    },
    async has(name) {
      contentTypeOf(name)
      return (await send(name, { method: 'HEAD' })).ok
    },
    async remove(name) {
      contentTypeOf(name)
      await dismiss(await send(name, { method: 'DELETE' }))
    },
    publicAddress: publicPath,
    async signedAddress(name) {
      checkPrivateName(name)
      const url = urlOf(name)
      url.searchParams.set('X-Amz-Expires', String(signedAddressSeconds))
      return (await client.sign(url.href, { aws: { signQuery: true } })).url
    },
  }
}

/**
 * Returns the headers that are stored with a file. The store sends them
 * to everyone who reads the file, also to a browser with a signed URL.
 */
function headersOf(name: string, content: MediaContent): Record<string, string> {
  const isPublic = !name.startsWith('private/')
  const contentType = contentTypeOf(name)
  return {
    'content-type': contentType,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ...(contentType.startsWith('image/') ? {} : { 'content-disposition': 'attachment' }),
    // The signature of a request covers the digest of bytes in memory. It does not cover
    // a file's digest, because the file is still unread when the request is signed.
    ...(content instanceof Uint8Array
      ? { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') }
      : {}),
  }
}

const sizeOf = (content: MediaContent): number =>
  content instanceof Blob ? content.size : content.byteLength

const toBody = (content: MediaContent): Blob | Buffer<ArrayBuffer> =>
  content instanceof Blob ? content : Buffer.from(content)

async function dismiss(response: Response): Promise<undefined> {
  await response.body?.cancel()
  return undefined
}

async function readBody(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    throw new MediaUnavailable('The object store cut off a file.', { cause: error })
  }
}
