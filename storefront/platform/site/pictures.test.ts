// Tests of picture URLs.
import { expect, test } from 'vitest'
import { artPicture, sizedPicture, widePicture, pictureSize } from './pictures.ts'

test('a dish has three sizes and two formats', () => {
  expect(sizedPicture('/media/laksa.3f2a9c1b20-640.webp')).toEqual({
    src: '/media/laksa.3f2a9c1b20-640.webp',
    srcSet:
      '/media/laksa.3f2a9c1b20-160.webp 160w, /media/laksa.3f2a9c1b20-320.webp 320w, /media/laksa.3f2a9c1b20-640.webp 640w',
    avif: '/media/laksa.3f2a9c1b20-160.avif 160w, /media/laksa.3f2a9c1b20-320.avif 320w, /media/laksa.3f2a9c1b20-640.avif 640w',
  })
})

test('a cover has one aspect ratio in lists, another at the top of its page', () => {
  const href = '/media/cover-laksa.3f2a9c1b20-c960.webp'
  expect(sizedPicture(href)).toMatchObject({
    src: href,
    avif: expect.stringContaining('/media/cover-laksa.3f2a9c1b20-c640.avif 640w'),
  })
  expect(widePicture(href)).toEqual({
    src: '/media/cover-laksa.3f2a9c1b20-w1600.webp',
    srcSet:
      '/media/cover-laksa.3f2a9c1b20-w800.webp 800w, /media/cover-laksa.3f2a9c1b20-w1600.webp 1600w',
    avif: '/media/cover-laksa.3f2a9c1b20-w800.avif 800w, /media/cover-laksa.3f2a9c1b20-w1600.avif 1600w',
  })
})

test('an empty URL and a URL in another format stay unchanged', () => {
  for (const form of [sizedPicture, widePicture]) {
    expect(form('')).toBe('')
    expect(form('https://elsewhere.example/laksa-640.webp')).toEqual({
      src: 'https://elsewhere.example/laksa-640.webp',
    })
  }
})

test('drawings of the storefront have both formats', () => {
  expect(artPicture('cut-laksa')).toEqual({
    src: '/art/cut-laksa.webp',
    avif: '/art/cut-laksa.avif',
  })
})

test('PROD-02: reads the size of a rendered picture from its name', () => {
  expect(pictureSize('/media/cover-m1.3f2a9c1b20-c960.webp')).toEqual({ width: 960, height: 600 })
  expect(pictureSize('/media/laksa.3f2a9c1b20-640.webp')).toEqual({ width: 640, height: 640 })
  expect(pictureSize('https://pictures.example/laksa-640.webp')).toBeUndefined()
})
