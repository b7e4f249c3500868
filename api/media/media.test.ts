// Tests of pictures over HTTP: pictures of the code repository, photos that a catalogue file names,
// and link previews.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileName, readFileName } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { readServerKey } from '../platform/keys/server-key.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { createMedia, pictureFolder, readPicture } from './actions.ts'
import { openFolderStorage } from './folder-storage.ts'
import { mediaKeyOf, openMediaStorage } from './open-storage.ts'
import { readPhotos } from './photos.ts'

const root = mkdtempSync(join(tmpdir(), 'tingkat-media-test-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let api: TestApp
const mediaDir = join(root, 'served')
const withPicture = {
  ...castCatalogue,
  merchants: [
    {
      ...castMerchants.warung,
      categories: [
        {
          ID: 'mains',
          name: 'Mains',
          dishes: [
            { ID: 'lime', name: 'Lime', price: 300, picture: 'lime-juice' },
            { ID: 'laksa', name: 'Laksa', price: 900, picture: 'laksa' },
            { ID: 'plain', name: 'Rice', price: 300 },
            { ID: 'free-tea', name: 'Teh', price: 150 },
          ],
        },
      ],
    },
  ],
}
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [withPicture], config: { mediaDir } })
})
afterAll(() => api.close())

const merchant = () => api.deps.catalogue.find('warung')!.merchant
const hrefOf = (dish: string) =>
  merchant().menu.categories[0]!.items.find((item) => item.ID === dish)!.imgHref

describe('pictures of the repository', () => {
  test.each([640, 336])('a picture of a dish is served at once, %i pixels wide', async (width) => {
    const answer = await api.app.inject(hrefOf('lime').replace('-640', `-${width}`))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'heif',
      width,
      height: width,
    })
  })

  test('a cover is served in a shape for cards and in a wide one for the top of the page', async () => {
    const { imgHref } = merchant()
    expect(imgHref).toMatch(/^\/media\/cover-laksa\.[0-9a-f]{10}-c640\.avif$/)
    const card = await api.app.inject(imgHref.replace('-c640', '-c360'))
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 360, height: 225 })
    const wide = await api.app.inject(imgHref.replace('-c640', '-w1280'))
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 1280, height: 400 })
  })

  test('a link preview is a cover as JPEG; dishes and other sizes have no JPEG', async () => {
    const preview = merchant().imgHref.replace('.avif', '.jpg')
    const [answer, again] = [await api.app.inject(preview), await api.app.inject(preview)]
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 400,
    })
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
    for (const href of [hrefOf('lime'), merchant().imgHref.replace('-c640', '-w1280')])
      expect((await api.app.inject(href.replace('.avif', '.jpg'))).statusCode).toBe(404)
  })

  test('a dish without a picture has an empty URL', () => {
    expect(hrefOf('plain')).toBe('')
  })

  test.each([
    '..%2fpackage.json',
    '%2e%2e%2fmanifest.json',
    'manifest.json',
    'none.avif',
    'laksa.0123456789-640.avif',
    'laksa.0123456789-640.webp',
    '/etc/passwd',
  ])('%j is no picture', async (file) => {
    expect((await api.app.inject(`/media/${file}`)).statusCode).toBe(404)
  })

  test('an unknown size is not found', async () => {
    expect((await api.app.inject(hrefOf('lime').replace('-640', '-641'))).statusCode).toBe(404)
    expect((await api.app.inject(hrefOf('lime').replace('-640', '-w1280'))).statusCode).toBe(404)
  })

  test('serving writes no files', () => {
    expect(readdirSync(mediaDir)).toEqual([])
  })
})

describe('private files', () => {
  const name = 'private/exports/orders.csv'
  const openStorage = async () =>
    openMediaStorage({
      config: api.deps.config,
      key: mediaKeyOf(await readServerKey(api.database, undefined)),
      clock: api.deps.clock,
      log: silentLog,
    })

  test('OPS-11: are read by their signed address and never cached', async () => {
    const storage = await openStorage()
    await storage.put(name, Buffer.from('id,total'))
    const address = await storage.signedAddress(name)
    expect(address).toMatch(/^https:\/\/tingkat\.test\/media\/private\//)
    const answer = await api.app.inject(address)
    expect(answer.body).toBe('id,total')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '8',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    await storage.remove(name)
    expect((await api.app.inject(address)).statusCode).toBe(404)
  })

  test('OPS-11: are not found without a signature or with that of another file', async () => {
    const storage = await openStorage()
    await storage.put(name, Buffer.from('id,total'))
    const other = await storage.signedAddress('private/exports/other.csv')
    for (const address of [
      `/media/${name}`,
      `/media/${name}?expires=9999999999&signature=`,
      other.replace('other.csv', 'orders.csv'),
      `/media/${encodeURIComponent(name)}`,
    ])
      expect([400, 404], address).toContain((await api.app.inject(address)).statusCode)
    await storage.remove(name)
  })
})

test('OPS-19: a picture that cannot be read is 503 and not cached, and others are served', async () => {
  const broken = 'laksa.ffffffffff-640.avif'
  // A symbolic link to itself cannot be read, even by root, so the storage fails for this file.
  symlinkSync(broken, join(mediaDir, broken))
  const answer = await api.app.inject(`/media/${broken}`)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await api.app.inject(hrefOf('lime'))).statusCode).toBe(200)
  expect((await api.app.inject('/api/v1/merchants/warung')).statusCode).toBe(200)
  rmSync(join(mediaDir, broken))
})

describe('folders', () => {
  test('a file is read from the first folder that has it', async () => {
    const file = { id: 'laksa.0123456789', shape: 'dish', width: 640, format: 'avif' } as const
    for (const name of ['first', 'second']) {
      mkdirSync(join(root, name))
      writeFileSync(join(root, name, fileName(file)), name)
    }
    rmSync(join(root, 'first', fileName(file)))
    const media = createMedia(
      pictureFolder(join(root, 'first')),
      pictureFolder(join(root, 'second')),
    )
    expect(String(await readPicture(media, file))).toBe('second')
  })
})

describe('photos', () => {
  const beside = join(root, 'stall')
  const media = openFolderStorage(join(root, 'photos'), {
    publicUrl: '',
    key: Buffer.from('unused'),
    clock: () => new Date(),
  })
  const fileWith = (picture: string) => ({
    ...castCatalogue,
    merchants: [
      {
        ...castMerchants.counter,
        picture,
        categories: [{ ID: 'c', name: 'C', dishes: [{ ID: 'd', name: 'D', price: 100, picture }] }],
      },
    ],
  })

  beforeAll(async () => {
    await import('node:fs/promises').then(({ mkdir }) => mkdir(beside, { recursive: true }))
    const photo = sharp({ create: { width: 900, height: 400, channels: 3, background: '#c8321e' } })
    // A rotated photo with GPS metadata, as phones store it.
    await photo
      .clone()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(join(beside, 'stall.jpg'))
    writeFileSync(join(beside, 'broken.png'), 'not a picture')
  })

  test('a photo gets all sizes, upright and without metadata, and is served', async () => {
    const json = fileWith('stall.jpg')
    const photos = await readPhotos(json, beside, media)
    expect(photos.get('stall.jpg')).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const store = new CatalogueStore(api.database.kysely)
    await importCatalogue(store, { ...json, country: 'sg' }, { photos })
    const catalogue = await openCatalogue(store, { log: silentLog })
    const { merchant } = catalogue.find('counter')!
    const read = (href: string) =>
      readPicture(createMedia(media), readFileName(href.replace('/media/', ''))!)
    const { imgHref } = merchant.menu.categories[0]!.items[0]!
    expect(imgHref).toMatch(/^\/media\/photo-stall\.[0-9a-f]{32}-640\.avif$/)
    const meta = await sharp(await read(imgHref)).metadata()
    expect(meta).toMatchObject({ width: 640, height: 640 })
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined])
    expect(await read(merchant.imgHref.replace('c640', 'w1280'))).toBeInstanceOf(Buffer)
    expect(await read('photo-stall.aaaaaaaaaa-640.avif')).toBeUndefined()
    catalogue.close()
  })

  test('an unreadable photo is returned as a message', async () => {
    expect((await readPhotos(fileWith('broken.png'), beside, media)).get('broken.png')).toEqual({
      fault: 'is not a readable JPEG, PNG, WebP or AVIF file',
    })
    expect(
      (await readPhotos(fileWith('absent.png'), beside, media)).get('absent.png'),
    ).toBeUndefined()
  })
})
