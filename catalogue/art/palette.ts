// The colours that several pictures share: rims of enamelware, glazes, leaves, sauces, broths.
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

export const reds = {
  sambal: '#B3200E',
  chili: '#D7261C',
  tomato: '#E8452C',
  ketchup: '#C4200F',
} as const satisfies Record<string, Colour>

export const browns = {
  crisp: '#C9751F',
  char: '#7A3614',
  dark: '#5A2A0E',
  soy: '#3A1A0B',
  peanut: '#B46A28',
  palmSugar: '#6B2E0C',
  toast: '#D9964A',
  batter: '#E0A145',
  beef: '#8E4A28',
  pork: '#C98A5A',
} as const satisfies Record<string, Colour>

export const creams = {
  rice: '#FFFFFC',
  coconut: '#FFF8EA',
  noodle: '#FFF6DF',
  dough: '#F3E6CC',
  tofu: '#FBF3DF',
  egg: '#F7CF5E',
} as const satisfies Record<string, Colour>
