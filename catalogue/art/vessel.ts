// Paints plates, bowls and glasses (vessels) by name. Food has a radius of 200 units on a plate and
// 218 in a bowl.
import type { Brush } from './brush.ts'
import { rims } from './palette.ts'
import {
  board,
  hotPlate,
  paper,
  paperBasket,
  riceBasket,
  steamer,
  wovenTray,
} from './vessels/board.ts'
import { clayPot, enamelBowl, glazedBowl, roosterBowl } from './vessels/bowl.ts'
import { bananaLeaf, leafRound } from './vessels/leaf.ts'
import { enamelPlate, glazedPlate, steelTray } from './vessels/plate.ts'

const onLeaf = (b: Brush, plate: string): string =>
  plate + bananaLeaf(b, 520, 350, b.between(-30, 30))

const plates = {
  'plate-cobalt': (b) => enamelPlate(b, rims.cobalt),
  'plate-green': (b) => enamelPlate(b, rims.green),
  'plate-red': (b) => enamelPlate(b, rims.red),
  'plate-black': (b) => enamelPlate(b, rims.black),
  'plate-orange': (b) => enamelPlate(b, rims.orange),
  'plate-pink': (b) => enamelPlate(b, rims.pink),
  celadon: (b) => glazedPlate(b, '#A9C7B0'),
  indigo: (b) => glazedPlate(b, '#2F4A86', { edge: '#F1EDE4' }),
  teal: (b) => glazedPlate(b, '#2B7F83'),
  stoneware: (b) => glazedPlate(b, '#5A5048', { speckle: '#D9CDB8' }),
  sand: (b) => glazedPlate(b, '#D8BE93', { speckle: '#6b4a26' }),
  terracotta: (b) => glazedPlate(b, '#B5623C'),
  melamine: (b) => glazedPlate(b, '#F08A8E'),
  'melamine-green': (b) => glazedPlate(b, '#7CC2A0'),
  'melamine-yellow': (b) => glazedPlate(b, '#F5C64A'),
  steel: steelTray,
  tray: (b) => wovenTray(b) + leafRound(b, 226),
  'leaf-cobalt': (b) => onLeaf(b, enamelPlate(b, rims.cobalt)),
  'leaf-green': (b) => onLeaf(b, enamelPlate(b, rims.green)),
  'leaf-red': (b) => onLeaf(b, enamelPlate(b, rims.red)),
  'leaf-steel': (b) => steelTray(b) + leafRound(b, 216),
  'leaf-plate': (b) => enamelPlate(b, rims.cobalt) + leafRound(b, 206),
} as const satisfies Record<string, (b: Brush) => string>

const bowls = {
  'bowl-cobalt': (b) => enamelBowl(b, rims.cobalt),
  'bowl-green': (b) => enamelBowl(b, rims.green),
  'bowl-red': (b) => enamelBowl(b, rims.red),
  'bowl-black': (b) => enamelBowl(b, rims.black),
  'bowl-orange': (b) => enamelBowl(b, rims.orange),
  'bowl-rooster': roosterBowl,
  'bowl-celadon': (b) => glazedBowl(b, '#9FBFA8'),
  'bowl-indigo': (b) => glazedBowl(b, '#2F4A86', { lip: '#F1EDE4' }),
  'bowl-stone': (b) => glazedBowl(b, '#6A5E54', { speckle: '#E4D8C4' }),
  'bowl-yellow': (b) => glazedBowl(b, '#F0BE3E'),
  'bowl-pink': (b) => glazedBowl(b, '#F08A8E'),
  clay: clayPot,
} as const satisfies Record<string, (b: Brush) => string>

const others = {
  board: (b) => board(b, 540, 360) + paper(b, 470, 290, '#FFFDF6', b.between(-8, 8)),
  'board-square': (b) => board(b, 470, 430),
  basket: (b) => paperBasket(b),
  'basket-green': (b) => paperBasket(b, '#2E8B57'),
  'basket-yellow': (b) => paperBasket(b, '#E5A81E'),
  hotplate: hotPlate,
  steamer,
  'rice-basket': riceBasket,
  none: () => '',
} as const satisfies Record<string, (b: Brush) => string>

const vessels: Readonly<Record<Vessel, (b: Brush) => string>> = { ...plates, ...bowls, ...others }

export type Plate = keyof typeof plates
export type Bowl = keyof typeof bowls
export type Vessel = Plate | Bowl | keyof typeof others

export const plateNames = Object.keys(plates) as Plate[]
export const bowlNames = Object.keys(bowls) as Bowl[]
export const vesselNames = [...plateNames, ...bowlNames, ...Object.keys(others)] as Vessel[]

export const paintVessel = (b: Brush, vessel: Vessel): string => vessels[vessel](b)

// Sets of plates and bowls from which recipes choose.
export const whitePlates: readonly Plate[] = [
  'plate-cobalt',
  'plate-green',
  'plate-red',
  'plate-orange',
]
/** Dark plates for white and pale food. */
export const darkPlates: readonly Plate[] = ['indigo', 'teal', 'stoneware', 'terracotta']
export const colouredPlates: readonly Plate[] = [
  'celadon',
  'indigo',
  'teal',
  'stoneware',
  'sand',
  'melamine-green',
]
export const leafPlates: readonly Plate[] = ['leaf-cobalt', 'leaf-green', 'leaf-red', 'leaf-plate']
