// Tests of pictures: rendering on request and in the background, photos and unused files.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureID } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { listPrerendered, paintInBackground, readPicture } from './actions.ts'
import { openMediaFolder, writeAtomically } from './folder.ts'
import { startPainter, type Painter } from './painter.ts'
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
            { ID: 'free-tea', name: 'Teh', price: 150, picture: 'teh-tarik' },
            { ID: 'lime', name: 'Lime', price: 300, picture: 'lime-juice' },
            { ID: 'plain', name: 'Rice', price: 300 },
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

const hrefOf = (dish: string) =>
  api.deps.catalogue
    .find('warung')!
    .merchant.menu.categories[0]!.items.find((item) => item.ID === dish)!.imgHref
const small = (href: string, format = 'avif') => href.replace('-640.webp', `-160.${format}`)

describe('pictures', () => {
  test('renders a dish on the first request, in the size and format of its name, cacheable for ever', async () => {
    const answer = await api.app.inject(small(hrefOf('lime')))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'heif',
      width: 160,
      height: 160,
    })
    const webp = await api.app.inject(small(hrefOf('lime'), 'webp'))
    expect(webp.headers['content-type']).toBe('image/webp')
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160 })
  })

  test('renders the same bytes for the same name', async () => {
    const first = (await api.app.inject(small(hrefOf('lime'), 'webp'))).rawPayload
    rmSync(join(mediaDir, small(hrefOf('lime'), 'webp').replace('/media/', '')))
    const other = await openTestApp({
      countries: [],
      catalogues: [withPicture],
      config: { mediaDir },
    })
    try {
      expect((await other.app.inject(small(hrefOf('lime'), 'webp'))).rawPayload.equals(first)).toBe(
        true,
      )
    } finally {
      await other.close()
    }
  })

  test('renders covers in the shapes card and wide', async () => {
    const { imgHref } = api.deps.catalogue.find('warung')!.merchant
    expect(imgHref).toMatch(/^\/media\/cover-teh-tarik\.[0-9a-f]{10}-c960\.webp$/)
    const card = await api.app.inject(imgHref.replace('-c960', '-c320'))
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 320, height: 200 })
    const wide = await api.app.inject(imgHref.replace('-c960', '-w800'))
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 800, height: 250 })
  })

  test('responds 202 if rendering takes long, and has the picture later', async () => {
    const hasty = await openTestApp({
      countries: [],
      catalogues: [withPicture],
      config: { mediaDir: join(root, 'hasty') },
      mediaPatienceMs: 0,
    })
    try {
      const answer = await hasty.app.inject(small(hrefOf('lime')))
      expect([
        answer.statusCode,
        answer.headers['cache-control'],
        answer.rawPayload.length,
      ]).toEqual([202, 'no-store', 0])
      await expect
        .poll(async () => (await hasty.app.inject(small(hrefOf('lime')))).statusCode, {
          timeout: 60_000,
        })
        .toBe(200)
    } finally {
      await hasty.close()
    }
  })

  test('a dish without a recipe has no picture', () => {
    expect(hrefOf('plain')).toBe('')
  })

  test.each([
    '..%2fpackage.json',
    '%2e%2e%2fmedia.ts',
    'none.webp',
    'laksa.0123456789-640.webp',
    '/etc/passwd',
  ])('refuses %j and renders nothing', async (file) => {
    const before = readdirSync(mediaDir)
    expect((await api.app.inject(`/media/${file}`)).statusCode).toBe(404)
    expect(readdirSync(mediaDir)).toEqual(before)
  })

  test('does not render other sizes', async () => {
    expect((await api.app.inject(hrefOf('lime').replace('-640', '-641'))).statusCode).toBe(404)
    expect((await api.app.inject(hrefOf('lime').replace('-640', '-w1600'))).statusCode).toBe(404)
  })
})

describe('the painter', () => {
  const folder = openMediaFolder(join(root, 'painted'))
  const dish = (seed: number) =>
    ({ kind: 'dish', painting: { recipe: 'teh-tarik', seed } }) as const
  const fileOf = (seed: number) =>
    ({ id: pictureID(dish(seed)), shape: 'dish', width: 160, format: 'webp' }) as const
  let painter: Painter
  beforeAll(() => {
    painter = startPainter({ folder: folder.path, log: silentLog })
  })
  afterAll(() => painter.close())

  test('renders a file once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => painter.paint(dish(1), fileOf(1))),
    )
    expect(new Set(answers)).toEqual(new Set(['painted']))
    expect(painter.isIdle()).toBe(true)
    expect(readdirSync(folder.path)).toEqual([
      expect.stringMatching(/^teh-tarik\.[0-9a-f]{10}-160\.webp$/),
    ])
  })

  test('throws if rendering fails, and renders the next file', async () => {
    const wrong = { kind: 'dish', painting: { recipe: 'no-such-dish', seed: 1 } } as const
    await expect(painter.paint(wrong, fileOf(2))).rejects.toThrow('there is no recipe no-such-dish')
    expect(await painter.paint(dish(3), fileOf(3))).toBe('painted')
  })

  test('refuses requests when the queue is full', async () => {
    const busy = startPainter({ folder: folder.path, log: silentLog })
    const asked = Array.from({ length: 400 }, (_, index) =>
      busy.paint(dish(100 + index), fileOf(100 + index)).catch(() => 'closed'),
    )
    const settled = await Promise.race([Promise.all(asked.slice(300)), Promise.all(asked)])
    expect(new Set(settled)).toEqual(new Set(['full']))
    await busy.close()
    expect(await Promise.all(asked.slice(0, 10))).toContain('closed')
    expect(await busy.paint(dish(999), fileOf(999))).toBe('full')
  })

  test('renders all files of the catalogue in the background, and nothing in a second run', async () => {
    const catalogue = {
      of: (country: string) =>
        country === 'sg' ? { pictures: new Map([[pictureID(dish(5)), dish(5)]]) } : undefined,
    } as never
    const round = () =>
      paintInBackground(
        { folder, painter, catalogue },
        { log: silentLog, signal: new AbortController().signal, now: new Date() },
      )
    await round()
    const names = readdirSync(folder.path).filter((name) => name.startsWith(pictureID(dish(5))))
    expect(names.toSorted()).toEqual(
      [160, 320, 640].map((width) => `${pictureID(dish(5))}-${width}.avif`).toSorted(),
    )
    const idle = {
      ...painter,
      paint: () => {
        throw new Error('painted twice')
      },
    } as unknown as Painter
    await expect(
      paintInBackground(
        { folder, painter: idle, catalogue },
        {
          log: {
            ...silentLog,
            warn: () => {
              throw new Error('failed')
            },
          },
          signal: new AbortController().signal,
          now: new Date(),
        },
      ),
    ).resolves.toBeUndefined()
    expect(listPrerendered(catalogue)).toHaveLength(3)
  })

  test('deletes unused files after a month, and keeps photos and used files', async () => {
    const tidy = openMediaFolder(join(root, 'tidy'))
    const names = [
      'laksa.0123456789-160.webp',
      'satay.0123456789-160.webp',
      'photo-stall.0123456789-160.webp',
      'fresh.0123456789-160.webp',
      'notes.txt',
    ]
    for (const name of names) {
      writeFileSync(join(tidy.path, name), 'x')
      if (!name.startsWith('fresh'))
        utimesSync(join(tidy.path, name), new Date('2026-01-01'), new Date('2026-01-01'))
    }
    expect(await tidy.deleteUnused((id) => id.startsWith('satay'), new Date('2026-11-21'))).toBe(1)
    expect(readdirSync(tidy.path).toSorted()).toEqual(names.slice(1).toSorted())
  })

  test('writes files atomically', async () => {
    await expect(
      writeAtomically(join(root, 'no-such-folder'), 'a.webp', Buffer.from('x')),
    ).rejects.toThrow('ENOENT')
    await writeAtomically(root, 'b.webp', Buffer.from('x'))
    expect(readdirSync(root).filter((name) => name.includes('.webp'))).toEqual(['b.webp'])
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
    const name = merchant.menu.categories[0]!.items[0]!.imgHref.replace('/media/', '')
    expect(name).toMatch(/^photo-stall\.[0-9a-f]{10}-640\.webp$/)
    const painter = startPainter({ folder: media.path, log: silentLog })
    const bytes = (await readPicture(
      { folder: media, painter, catalogue, patienceMs: 60_000 },
      name,
    )) as Buffer
    const meta = await sharp(bytes).metadata()
    expect(meta).toMatchObject({ width: 640, height: 640 })
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined])
    expect(
      await readPicture(
        { folder: media, painter, catalogue, patienceMs: 60_000 },
        merchant.imgHref.replace('/media/', '').replace('c960', 'w1600'),
      ),
    ).toBeInstanceOf(Buffer)
    expect(
      await readPicture(
        { folder: media, painter, catalogue, patienceMs: 60_000 },
        'photo-stall.aaaaaaaaaa-640.webp',
      ),
    ).toBe('unknown')
    await painter.close()
    catalogue.close()
  })

  test('an unreadable photo has a message', async () => {
    expect((await readPhotos(fileWith('broken.png'), beside, media)).get('broken.png')).toEqual({
      fault: 'is not a readable JPEG, PNG, WebP or AVIF file',
    })
    expect(
      (await readPhotos(fileWith('absent.png'), beside, media)).get('absent.png'),
    ).toBeUndefined()
  })
})
