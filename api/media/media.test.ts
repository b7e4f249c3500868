// Tests of pictures over HTTP: those of the repository, photos of operators, previews of links.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileName, readFileName } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { createMedia, readPicture } from './actions.ts'
import { openMediaFolder, writeAtomically } from './folder.ts'
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

describe('folders', () => {
  test('a file is read from the first folder that has it', async () => {
    const file = { id: 'laksa.0123456789', shape: 'dish', width: 640, format: 'avif' } as const
    for (const name of ['first', 'second']) {
      mkdirSync(join(root, name))
      writeFileSync(join(root, name, fileName(file)), name)
    }
    rmSync(join(root, 'first', fileName(file)))
    const media = createMedia(
      openMediaFolder(join(root, 'first')),
      openMediaFolder(join(root, 'second')),
    )
    expect(String(await readPicture(media, file))).toBe('second')
  })

  test('a file is written completely or not at all', async () => {
    await expect(
      writeAtomically(join(root, 'no-such-folder'), 'a.avif', Buffer.from('x')),
    ).rejects.toThrow('ENOENT')
    await writeAtomically(root, 'b.avif', Buffer.from('x'))
    expect(readdirSync(root).filter((name) => name.includes('.avif'))).toEqual(['b.avif'])
  })
})

describe('photos', () => {
  const beside = join(root, 'stall')
  const media = openMediaFolder(join(root, 'photos'))
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
    expect(photos.get('stall.jpg')).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{10}$/) })
    const store = new CatalogueStore(api.database.kysely)
    await importCatalogue(store, { ...json, country: 'sg' }, { photos })
    const catalogue = await openCatalogue(store, { log: silentLog })
    const { merchant } = catalogue.find('counter')!
    const read = (href: string) =>
      readPicture(createMedia(media), readFileName(href.replace('/media/', ''))!)
    const { imgHref } = merchant.menu.categories[0]!.items[0]!
    expect(imgHref).toMatch(/^\/media\/photo-stall\.[0-9a-f]{10}-640\.avif$/)
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
