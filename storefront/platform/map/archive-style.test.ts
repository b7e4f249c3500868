// The look of an archive of maps.
import { expect, test } from 'vitest'
import { archiveStyle, isArchive } from './archive-style.ts'

test.each([
  ['https://maps.example/asia.pmtiles', true],
  ['https://maps.example/asia.pmtiles?key=1', true],
  ['https://maps.example/style.json', false],
])('%s is an archive: %s', (url, expected) => expect(isArchive(url)).toBe(expected))

test('every layer is one of the archive, and each id stands once', () => {
  const { layers, sources } = archiveStyle('https://maps.example/asia.pmtiles', true)
  expect(sources).toHaveProperty('map.url', 'pmtiles://https://maps.example/asia.pmtiles')
  const ids = layers.map((layer) => layer.id)
  expect(new Set(ids).size).toBe(ids.length)
  const known = ['earth', 'landuse', 'water', 'buildings', 'roads']
  expect(known).toEqual(
    expect.arrayContaining(
      layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])),
    ),
  )
})
