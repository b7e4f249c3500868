// Lists colours that several pictures share: rims of enamelware, and leaves.
import type { Colour } from './colour.ts'

export const rims = {
  cobalt: '#1F4FA3',
  green: '#0B6B50',
  red: '#C8321E',
  black: '#26221F',
  orange: '#E07A1F',
  pink: '#D9748A',
} as const satisfies Record<string, Colour>

export const greens = {
  herb: '#3E8E35',
  dark: '#2F7A2C',
  bright: '#4FA63A',
  light: '#8FBF4A',
  lettuce: '#86C24C',
  bean: '#4F9A3B',
  scallion: '#7DC050',
  pale: '#C9E27A',
} as const satisfies Record<string, Colour>
