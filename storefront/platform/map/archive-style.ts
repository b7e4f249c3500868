// A MapLibre style for a Protomaps archive: ground, green areas, water, buildings, roads. It has no
// labels, because those need fonts.
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

export const isArchive = (url: string): boolean =>
  new URL(url, 'https://any.invalid').pathname.endsWith('.pmtiles')

type Palette = {
  ground: string
  green: string
  water: string
  building: string
  road: string
  roadEdge: string
}

// These colours are the same as those of the drawn map on an order's tracking page.
const lightPalette: Palette = {
  ground: '#E9EFE6',
  green: '#D5E5CF',
  water: '#C6DAE8',
  building: '#DCE2D8',
  road: '#FFFFFF',
  roadEdge: '#D3DACF',
}
const darkPalette: Palette = {
  ground: '#20251F',
  green: '#243025',
  water: '#182530',
  building: '#2A302A',
  road: '#3D443C',
  roadEdge: '#171B17',
}

export function archiveStyle(url: string, isDark: boolean): StyleSpecification {
  const palette = isDark ? darkPalette : lightPalette
  const fill = (id: string, color: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'map',
    'source-layer': id,
    paint: { 'fill-color': color },
  })
  const line = (id: string, color: string, extraWidth: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'map',
    'source-layer': 'roads',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        8,
        0.5 + extraWidth,
        14,
        2.5 + extraWidth,
        18,
        14 + extraWidth,
      ],
    },
  })
  return {
    version: 8,
    sources: { map: { type: 'vector', url: `pmtiles://${url}`, attribution: '© OpenStreetMap' } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': palette.water } },
      fill('earth', palette.ground),
      fill('landuse', palette.green),
      fill('water', palette.water),
      fill('buildings', palette.building),
      line('road-edges', palette.roadEdge, 2),
      line('roads', palette.road, 0),
    ],
  }
}
