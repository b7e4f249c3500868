import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(`@fontsource/noto-sans-khmer/files/${file}`))

test('KITCH-21 a WOFF file is unpacked to a TrueType font of the size that its header states', () => {
  const packed = read('noto-sans-khmer-khmer-400-normal.woff')
  const font = unpackWoff(packed)
  expect(font.readUInt32BE(0)).toBe(0x0001_0000)
  expect(font.readUInt16BE(4)).toBe(packed.readUInt16BE(12))
  expect(font.length).toBe(packed.readUInt32BE(16))
})

test('KITCH-21 a file that is no WOFF 1.0 font is refused', () => {
  expect(() => unpackWoff(read('noto-sans-khmer-khmer-400-normal.woff2'))).toThrow('no WOFF')
})
