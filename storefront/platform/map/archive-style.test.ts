// Tests of the style of a map archive.
import { expect, test } from 'vitest'
import { archiveStyle, isArchive } from './archive-style.ts'

test.each([
  ['https://maps.example/asia.pmtiles', true],
  ['https://maps.example/asia.pmtiles?key=1', true],
  ['https://maps.example/style.json', false],
])('%s is an archive: %s', (url, expected) => expect(isArchive(url)).toBe(expected))

test('every layer belongs to the archive, and layer ids are unique', () => {
  const { layers, sources } = archiveStyle('https://maps.example/asia.pmtiles', true)
  expect(sources).toHaveProperty('map.url', 'pmtiles://https://maps.example/asia.pmtiles')
  const ids = layers.map((layer) => layer.id)
  expect(new Set(ids).size).toBe(ids.length)
  const archiveLayers = ['earth', 'landuse', 'water', 'buildings', 'roads']
  expect(archiveLayers).toEqual(
    expect.arrayContaining(
      layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])),
    ),
  )
})
