// A plain look for a Protomaps archive, whose layers are known: ground, green, water, buildings, roads. No labels, which need fonts.
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

export const isArchive = (url: string): boolean =>
  new URL(url, 'https://any.invalid').pathname.endsWith('.pmtiles')

type Look = {
  ground: string
  green: string
  water: string
  building: string
  road: string
  roadEdge: string
}

// White streets on a pale ground, as on the tracking page; and the same by night.
const light: Look = {
  ground: '#E9EFE6',
  green: '#D5E5CF',
  water: '#C6DAE8',
  building: '#DCE2D8',
  road: '#FFFFFF',
  roadEdge: '#D3DACF',
}
const dark: Look = {
  ground: '#20251F',
  green: '#243025',
  water: '#182530',
  building: '#2A302A',
  road: '#3D443C',
  roadEdge: '#171B17',
}

export function archiveStyle(url: string, isDark: boolean): StyleSpecification {
  const look = isDark ? dark : light
  const fill = (id: string, color: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'map',
    'source-layer': id,
    paint: { 'fill-color': color },
  })
  const line = (id: string, color: string, more: number): LayerSpecification => ({
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
        0.5 + more,
        14,
        2.5 + more,
        18,
        14 + more,
      ],
    },
  })
  return {
    version: 8,
    sources: { map: { type: 'vector', url: `pmtiles://${url}`, attribution: '© OpenStreetMap' } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': look.water } },
      fill('earth', look.ground),
      fill('landuse', look.green),
      fill('water', look.water),
      fill('buildings', look.building),
      line('road-edges', look.roadEdge, 2),
      line('roads', look.road, 0),
    ],
  }
}
