// Tests that both media storages, the folder and the
// object store, behave alike, also after failures.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { isSigned } from './addresses.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { isMediaName, MediaUnavailable, type MediaStorage } from './storage.ts'
import { openObjectStore, type ObjectStore } from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'tingkat-storage-test-'))
const photo = 'photo-stall.0123456789-640.avif'
const proof = 'private/proofs/sg-0190.jpg'
const key = Buffer.from('a key of this test only')
const clock = () => new Date('2026-03-18T04:15:00Z')

let objectStore: ObjectStore
beforeAll(async () => {
  objectStore = await openObjectStore()
})
afterAll(async () => {
  await objectStore.close()
  rmSync(root, { recursive: true, force: true })
})

const openFolder = (name = 'folder') =>
  openFolderStorage(join(root, name), {
    publicUrl: 'https://tingkat.test',
    key,
    clock,
  })
const openBucket = (changes: Partial<ObjectStore['settings']> = {}, timeoutMs = 60_000) =>
  openS3Storage({ ...objectStore.settings, ...changes }, { log: silentLog, timeoutMs })

async function readOpened(storage: MediaStorage, name: string) {
  const opened = await storage.open(name)
  return opened && { ...opened, body: await text(opened.body) }
}

describe.each([
  ['a folder', openFolder],
  ['an object store', openBucket],
])('OPS-11: %s', (_name, open) => {
  test('returns a stored file, public or private', async () => {
    const storage = open()
    for (const name of [photo, proof]) {
      expect(await storage.has(name)).toBe(false)
      await storage.put(name, Buffer.from(`content of ${name}`))
      expect(String(await storage.get(name))).toBe(`content of ${name}`)
      expect(await storage.has(name)).toBe(true)
    }
  })

  test('stores a file from the disk and streams it with its size and type', async () => {
    const file = join(root, 'orders.csv')
    writeFileSync(file, 'id,total\n'.repeat(20_000))
    const storage = open()
    await storage.put('private/exports/orders.csv', await openAsBlob(file))
    expect(await readOpened(storage, 'private/exports/orders.csv')).toEqual({
      body: 'id,total\n'.repeat(20_000),
      bytes: 180_000,
      contentType: 'text/csv; charset=utf-8',
    })
  })

  test('stores the same file again without a change', async () => {
    const storage = open()
    await storage.put(photo, Buffer.from('again'))
    await storage.put(photo, Buffer.from('again'))
    expect(String(await storage.get(photo))).toBe('again')
  })

  test('has no file that was removed or never stored; removing it again is a no-op', async () => {
    const storage = open()
    await storage.put(proof, Buffer.from('proof'))
    for (let times = 0; times < 2; times++) await storage.remove(proof)
    expect(await storage.get(proof)).toBeUndefined()
    expect(await storage.open(proof)).toBeUndefined()
    expect(await storage.has(proof)).toBe(false)
    expect(await storage.get('private/no-folder/x.jpg')).toBeUndefined()
  })

  test('refuses names that lead elsewhere, and unknown types', async () => {
    const storage = open()
    for (const name of [
      '../x.jpg',
      '/etc/x.jpg',
      'a/b.jpg',
      '.x.jpg',
      'private/x.jpg',
      'private/../../x.jpg',
      'private/proofs/../x.jpg',
      'private/proofs/a/b.jpg',
      'x.html',
      'x.svg',
      'x',
      '',
      `${'a'.repeat(200)}.jpg`,
      'x.jpg?y.jpg',
      'x%2f..jpg/',
    ]) {
      expect(isMediaName(name), name).toBe(false)
      await expect(storage.put(name, Buffer.from('x')), name).rejects.toThrow(RangeError)
    }
  })

  test('gives public pictures an address of the site, and private files none', () => {
    const storage = open()
    expect(storage.publicAddress(photo)).toBe(`/media/${photo}`)
    expect(() => storage.publicAddress(proof)).toThrow(RangeError)
  })

  test('signs addresses of private files only', async () => {
    const storage = open()
    await expect(storage.signedAddress(photo as 'private/')).rejects.toThrow(RangeError)
    expect(await storage.signedAddress(proof)).toContain('/private/proofs/sg-0190.jpg?')
  })
})

describe('OPS-11: signed addresses', () => {
  test('of a folder are valid for five minutes and for one file', async () => {
    const url = new URL(await openFolder().signedAddress(proof))
    const signed = {
      expires: Number(url.searchParams.get('expires')),
      signature: url.searchParams.get('signature')!,
    }
    const at = (seconds: number) => () => new Date(clock().getTime() + seconds * 1000)
    expect(isSigned(proof, signed, { key, clock: at(299) })).toBe(true)
    expect(isSigned(proof, signed, { key, clock: at(300) })).toBe(false)
    expect(isSigned('private/proofs/sg-0191.jpg', signed, { key, clock })).toBe(false)
    expect(isSigned(proof, { ...signed, expires: signed.expires + 1 }, { key, clock })).toBe(false)
    expect(isSigned(proof, signed, { key: Buffer.from('another key'), clock })).toBe(false)
    expect(isSigned(proof, { ...signed, signature: '' }, { key, clock })).toBe(false)
  })

  test('of an object store read the file without credentials, and only that file', async () => {
    const storage = openBucket()
    await storage.put(proof, Buffer.from('a proof'))
    await storage.put('private/proofs/other.jpg', Buffer.from('another'))
    const address = await storage.signedAddress(proof)
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('300')
    const response = await fetch(address)
    expect(await response.text()).toBe('a proof')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const forged = await fetch(address.replace('sg-0190', 'other'))
    expect(forged.status).toBe(403)
    await forged.body?.cancel()
    const late = await fetch(address.replace(/X-Amz-Date=\d{8}/, 'X-Amz-Date=20200101'))
    expect(late.status).toBe(403)
    await late.body?.cancel()
  })

  test('of documents in an object store are downloads', async () => {
    const storage = openBucket()
    await storage.put('private/exports/own.json', Buffer.from('{}'))
    const download = await fetch(await storage.signedAddress('private/exports/own.json'))
    expect(download.headers.get('content-disposition')).toBe('attachment')
    await download.body?.cancel()
  })
})

describe('OPS-19: a storage that cannot be used', () => {
  test('is reported by its own error when the store is away, and used again when it is back', async () => {
    const away = await openObjectStore()
    const { endpoint } = away.settings
    await away.close()
    const storage = openBucket({ endpoint })
    await expect(storage.get(photo)).rejects.toThrow(MediaUnavailable)
    await expect(storage.put(photo, Buffer.from('x'))).rejects.toThrow(MediaUnavailable)
    const back = await openObjectStore(Number(new URL(endpoint).port))
    await storage.put(photo, Buffer.from('back'))
    expect(String(await storage.get(photo))).toBe('back')
    await back.close()
  })

  test.each([
    ['a wrong secret', { secretKey: 'wrong' }],
    ['a missing bucket', { bucket: 'no-bucket' }],
  ])('is reported by its own error with %s, without the secret', async (_fault, changes) => {
    const error: unknown = await openBucket(changes)
      .put(photo, Buffer.from('x'))
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(MediaUnavailable)
    expect(String(error)).toMatch(/status 40[34]/)
  })

  test('is reported by its own error when the store does not answer', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const storage = openBucket({ endpoint: `http://127.0.0.1:${port}` }, 20)
    await expect(storage.get(photo)).rejects.toThrow('cannot be reached')
    silent.close()
  })

  test('leaves nothing behind in the folder when the disk is full', async () => {
    const storage = openFolder('full')
    const failing = new Blob(['x'])
    failing.stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('first bytes'))
          controller.error(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
        },
      })
    await expect(storage.put(photo, failing)).rejects.toThrow('ENOSPC')
    expect(readdirSync(join(root, 'full'))).toEqual([])
    expect(existsSync(join(root, 'full', photo))).toBe(false)
  })

  test('is reported by its own error when a folder cannot be read', async () => {
    const storage = openFolder('broken')
    mkdirSync(join(root, 'broken', 'private', 'proofs'), { recursive: true })
    symlinkSync('sg-0190.jpg', join(root, 'broken', 'private', 'proofs', 'sg-0190.jpg'))
    await expect(storage.get(proof)).rejects.toThrow(MediaUnavailable)
    await expect(storage.open(proof)).rejects.toThrow(MediaUnavailable)
  })
})
