// Tests of uploaded photos: sizes, focus, metadata, refused files and limits.
import { crc32 } from 'node:zlib'
import type { EditedMerchant, UploadedPicture } from '@tingkat/contract/console/merchant-editing'
import { fillPath, paths } from '@tingkat/contract/paths'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPhotoPainter } from '../media/photo-painter.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openStaffSession } from '../testing/staff.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  ;({ cookie } = await openStaffSession(api, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
    console: 'kitchen',
  }))
})
afterAll(() => api.close())

async function upload(bytes: Uint8Array, contentType: string, query = '?kind=dish') {
  const response = await api.app.inject({
    method: 'POST',
    url: fillPath(paths.kitchenPictures, { merchantID: 'warung' }) + query,
    headers: { cookie, origin: api.deps.config.consoleUrl, 'content-type': contentType },
    payload: Buffer.from(bytes),
  })
  return { status: response.statusCode, body: response.json() }
}
const download = async (href: string) => (await api.app.inject(href)).rawPayload

/** Returns a picture whose left half is red and whose right half is blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#0000ff' },
      },
      left: width / 2,
      top: 0,
    },
  ])
/** Returns the red, green and blue values of the pixel in the middle. */
async function middleOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const start =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(start, start + 3)]
}

test('a rotated photo becomes upright pictures without metadata (LIVE-12 LIVE-13)', async () => {
  const photo = await twoColours(600, 400)
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { status, body } = await upload(photo, 'image/jpeg', '?kind=dish&name=Satay%20Ayam.JPG')
  expect(status).toBe(201)
  const { picture, files } = body as UploadedPicture
  expect(picture.stored).toMatch(/^photo-satay-ayam\.[0-9a-f]{32}$/)
  expect(files.map(({ type, width, height }) => `${type} ${width}x${height}`)).toEqual([
    'image/avif 336x336',
    'image/webp 336x336',
    'image/avif 640x640',
    'image/webp 640x640',
  ])
  for (const { href, width } of files) {
    const bytes = await download(href)
    const meta = await sharp(bytes).metadata()
    expect(meta).toMatchObject({ width, height: width, space: 'srgb' })
    expect([meta.exif, meta.xmp, meta.icc, meta.iptc, meta.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    expect(bytes.includes('Secret Camera')).toBe(false)
  }
  // The photo is rotated, so its red left half is now at the top.
  const [red] = await sharp(await download(files[1]!.href))
    .extract({ left: 168, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(200)
})

test('pictures are cut around the chosen point, in the shapes of their kind (LIVE-12)', async () => {
  const photo = await twoColours(800, 200).png().toBuffer()
  const middles = []
  for (const focusX of [0, 1]) {
    const query = `?kind=cover&focusX=${focusX}&focusY=0.5`
    const { body } = await upload(photo, 'image/png', query)
    const { files } = body as UploadedPicture
    expect(files.map(({ width, height }) => `${width}x${height}`)).toEqual(
      ['360x225', '640x400', '800x250', '1280x400'].flatMap((size) => [size, size]),
    )
    middles.push(await middleOf(await download(files[0]!.href)))
  }
  const [left, right] = middles as [number[], number[]]
  expect(left[0]).toBeGreaterThan(left[2]! + 100)
  expect(right[2]).toBeGreaterThan(right[0]! + 100)
})

/**
 * Returns a small PNG whose header claims that width and height
 * are `side` pixels. Decoding such a file could fill the memory.
 */
async function bomb(side: number): Promise<Buffer> {
  const png = await twoColours(10, 10).png().toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'

test('LIVE-13 files of another type, damaged or too large ones are refused with the reason', async () => {
  const jpeg = await twoColours(400, 400).jpeg().toBuffer()
  const refusals: [string, Uint8Array, string][] = [
    ['type_mismatch', jpeg, 'image/png'],
    ['damaged', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
    ['damaged', Buffer.from('no picture'), 'image/jpeg'],
    // The decoder does not read SVG, so that it does not even recognise the file.
    ['damaged', Buffer.from(svg), 'image/png'],
    ['unsupported_type', await twoColours(10, 10).gif().toBuffer(), 'image/png'],
    ['too_many_pixels', await bomb(30_000), 'image/png'],
  ]
  for (const [reason, bytes, contentType] of refusals)
    expect(await upload(bytes, contentType), reason).toMatchObject({
      status: 422,
      body: { code: 'picture_refused', context: { reason } },
    })
  expect((await upload(jpeg, 'image/gif')).status).toBe(415)
  expect((await upload(Buffer.alloc(20_000_001), 'image/jpeg')).body.code).toBe('body_too_large')
})

test('a photo that takes too long is given up (LIVE-13)', async () => {
  const bytes = await twoColours(400, 400).jpeg().toBuffer()
  const job = {
    bytes,
    contentType: 'image/jpeg',
    kind: 'dish',
    focus: { x: 0.5, y: 0.5 },
    name: '',
  } as const
  expect(await createPhotoPainter({ limitMs: 1 }).paint(job)).toEqual({ refused: 'too_slow' })
})

test('a merchant has at most 3,000 pictures (LIVE-13)', async () => {
  await api.database.query(
    `insert into merchant_picture (country, merchant_id, id, kind, uploaded_by, uploaded_at)
     select 'sg', 'warung', 'photo-' || n, 'dish', 'p', $1 from generate_series(1, 3000) n`,
    [api.deps.clock()],
  )
  const photo = await twoColours(40, 40).png().toBuffer()
  expect((await upload(photo, 'image/png')).body.code).toBe('pictures_full')
})

test('60 photos an hour are allowed, refused ones included (LIVE-12 LIVE-13)', async () => {
  await api.database.query('delete from merchant_picture')
  await api.database.query('delete from staff_attempt')
  const tries = (count: number, secondsAgo: number) =>
    api.database.query(
      `insert into staff_attempt (kind, subject, at)
       select 'picture', 'sg:warung', $2::timestamptz - make_interval(secs => $3::int)
       from generate_series(1, $1::int)`,
      [count, api.deps.clock(), secondsAgo],
    )
  await tries(60, 3_601)
  await tries(58, 3_599)
  const photo = await twoColours(40, 40).png().toBuffer()
  expect((await upload(photo, 'image/png')).status).toBe(201)
  expect((await upload(Buffer.from('no picture'), 'image/jpeg')).status).toBe(422)
  for (let more = 0; more < 2; more += 1)
    expect(await upload(photo, 'image/png')).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
})

test('a draft names only pictures that the merchant has (LIVE-03 LIVE-12)', async () => {
  await api.database.query('delete from staff_attempt')
  const headers = { cookie, origin: api.deps.config.consoleUrl }
  const url = fillPath(paths.kitchenDraft, { merchantID: 'warung' })
  const { published } = (await api.app.inject({ url, headers })).json<EditedMerchant>()
  const save = async (version: number, stored: string) => {
    const [first, ...others] = published.categories
    const [dish, ...dishes] = first!.dishes
    const categories = [
      { ...first, dishes: [{ ...dish, picture: { stored } }, ...dishes] },
      ...others,
    ]
    const payload = { version, file: { ...published, categories } }
    return (await api.app.inject({ method: 'PUT', url, headers, payload })).json()
  }
  expect(await save(0, 'photo-unknown.0123456789')).toMatchObject({
    faultCount: 1,
    faults: [
      {
        path: 'categories[0].dishes[0].picture.stored',
        message: 'is no uploaded picture',
        place: ['Mains', 'Laksa'],
      },
    ],
  })
  const photo = await twoColours(60, 60).png().toBuffer()
  const { picture } = (await upload(photo, 'image/png')).body as UploadedPicture
  expect(await save(1, picture.stored)).toMatchObject({ faults: [], faultCount: 0 })
})
