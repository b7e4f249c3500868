// Tests of picture URLs.
import { expect, test } from 'vitest'
import { artPicture, clothOf, previewPicture, sizedPicture, widePicture } from './pictures.ts'

const cover = '/media/cover-laksa.3f2a9c1b20-c640.avif'

test('a dish has two sizes', () => {
  expect(sizedPicture('/media/laksa.3f2a9c1b20-640.avif')).toEqual({
    src: '/media/laksa.3f2a9c1b20-640.avif',
    srcSet: '/media/laksa.3f2a9c1b20-336.avif 336w, /media/laksa.3f2a9c1b20-640.avif 640w',
  })
})

test('a cover has one aspect ratio in lists, another at the top of its page', () => {
  expect(sizedPicture(cover)).toEqual({
    src: cover,
    srcSet:
      '/media/cover-laksa.3f2a9c1b20-c360.avif 360w, /media/cover-laksa.3f2a9c1b20-c640.avif 640w',
  })
  expect(widePicture(cover)).toEqual({
    src: '/media/cover-laksa.3f2a9c1b20-w1280.avif',
    srcSet:
      '/media/cover-laksa.3f2a9c1b20-w800.avif 800w, /media/cover-laksa.3f2a9c1b20-w1280.avif 1280w',
  })
})

test('an empty URL and a URL in another format stay unchanged', () => {
  for (const form of [sizedPicture, widePicture]) {
    expect(form('')).toBe('')
    expect(form('https://elsewhere.example/laksa-640.avif')).toEqual({
      src: 'https://elsewhere.example/laksa-640.avif',
    })
  }
})

test('drawings of the storefront are AVIF', () => {
  expect(artPicture('cut-laksa')).toEqual({ src: '/art/cut-laksa.avif' })
})

test('PROD-02: the preview of a link is the cover as JPEG, with its size', () => {
  expect(previewPicture(cover)).toEqual({
    url: '/media/cover-laksa.3f2a9c1b20-c640.jpg',
    width: 640,
    height: 400,
  })
  for (const other of ['', '/media/laksa.3f2a9c1b20-640.avif', 'https://a.example/b.png'])
    expect(previewPicture(other)).toBeNull()
})

test('a merchant always gets the same cloth, and all eight cloths are used', () => {
  expect(clothOf('sg-m1')).toBe(clothOf('sg-m1'))
  const cloths = Array.from({ length: 60 }, (_, index) => clothOf(`sg-m${index}`))
  expect(new Set(cloths).size).toBe(8)
})
