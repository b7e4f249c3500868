// Recipes from which pictures are painted: satay and other skewers.
import type { Brush, Spot } from '../brush.ts'
import { chunk } from '../ingredients/chunk.ts'
import { wholeEgg } from '../ingredients/egg.ts'
import { chili, chiliRings, leaves, onion, scallion } from '../ingredients/herb.ts'
import { skewer, type SkewerLook } from '../ingredients/meat.ts'
import { shreds } from '../ingredients/noodles.ts'
import { leafParcel } from '../ingredients/parcel.ts'
import { riceCube } from '../ingredients/rice.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { calamansi, cucumber, lime, okra, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const stick = (b: Brush, look: SkewerLook, rows = 4): string =>
  b.times(rows, (index) =>
    skewer(b, [-62 + index * 38, -118 + index * 54, -34 + b.between(-3, 3), 1.24], look),
  )
const peanutDip = (b: Brush, spot: Spot): string =>
  dip(b, spot, 80, '#C0702C', { bits: [44, ['#E8B06A', '#8a4513', '#F0C27C', '#c2441c']] })
const still = { turn: 18 }

export const skewers: RecipeBook = {
  satay: recipe(
    ['leaf-red', 'leaf-green', 'tray', 'board', 'leaf-cobalt'],
    ['pandan', 'turmeric', 'cobalt', 'brick', 'sky'],
    (b) =>
      stick(b, { colour: '#CB6A1E' }) +
      peanutDip(b, [-122, 98]) +
      cucumber(b, [130, 118], 36) +
      cucumber(b, [88, 152], 36) +
      onion(b, 7, 38, { at: [20, 152], colour: '#E2A9D2', width: 7 }) +
      riceCube(b, [-166, -44, 20]) +
      riceCube(b, [-128, 6, 48]),
    still,
  ),
  'beef-satay': recipe(
    ['leaf-cobalt', 'leaf-steel', 'tray'],
    1,
    (b) =>
      stick(b, { colour: '#8A421A' }) +
      peanutDip(b, [-122, 98]) +
      cucumber(b, [130, 118], 36) +
      tomato(b, [84, 150], 34) +
      onion(b, 7, 38, { at: [20, 152], colour: '#E2A9D2', width: 7 }) +
      riceCube(b, [-160, -30, 30]),
    still,
  ),
  'lamb-satay': recipe(
    ['leaf-green', 'leaf-steel', 'board'],
    2,
    (b) =>
      stick(b, { colour: '#7A3A1C' }) +
      drizzle(b, [-6, -34, -34], 80, '#2B130A', { width: 7 }) +
      onion(b, 9, 44, { at: [-116, 96], colour: '#D98AC0', width: 7 }) +
      tomato(b, [130, 116], 34) +
      tomato(b, [84, 148], 32) +
      chiliRings(b, 5, 40, { at: [-110, 90], colour: '#4F9A3B' }) +
      lime(b, [20, 156, 0, 1]) +
      riceCube(b, [-160, -30, 30]),
    still,
  ),
  'sate-padang': recipe(
    ['leaf-plate', 'leaf-green', 'terracotta'],
    3,
    (b) =>
      riceCube(b, [-150, 20, 10]) +
      riceCube(b, [-126, 86, 30]) +
      riceCube(b, [-70, 126, 50]) +
      stick(b, { colour: '#8E4A22' }) +
      sauce(b, [0, -24, -34], 126, 96, '#D9901E', {
        jag: 0.2,
        shine: 0.9,
        bits: [30, ['#F2C84A', '#A9601D']],
      }) +
      b.times(3, (index) =>
        skewer(b, [-40 + index * 44, -96 + index * 60, -34, 1.05], { colour: '#8E4A22' }),
      ) +
      crumbs(b, 50, 110, ['#C67F31', '#E0B060'], { size: [3, 7] }) +
      chili(b, [110, 116, -10, 0.8]),
    still,
  ),
  'sate-lilit': recipe(
    ['leaf-cobalt', 'tray', 'leaf-red'],
    4,
    (b) =>
      b.times(
        4,
        (index) =>
          skewer(b, [-62 + index * 38, -118 + index * 54, -34, 1.24], {
            colour: '#C98A3A',
            pieces: 0,
          }) +
          chunk(b, [-40 + index * 38, -134 + index * 54, -34], 96, 30, '#CF9240', {
            rough: 0.7,
            grain: 0.05,
            blur: 9,
            height: 11,
            jag: 0.06,
            over: '<path d="M-60 6q60 12 120 0" stroke="#7A3A10" stroke-width="6" fill="none" opacity=".5"/>',
          }),
      ) +
      mince(b) +
      lime(b, [128, 120, -20, 1]) +
      leaves(b, [[80, 150, 80, 1]], '#4F8F3A'),
    still,
  ),
  'sate-taichan': recipe(
    ['leaf-plate', 'terracotta', 'melamine-yellow'],
    5,
    (b) =>
      stick(b, { colour: '#E9C9A0' }) +
      sauce(b, [-116, 92], 66, 54, '#C4260F', { bits: [30, ['#F0603A', '#F4B13C']] }) +
      lime(b, [126, 120, -20, 1.1]) +
      lime(b, [80, 150, 30, 1]) +
      riceCube(b, [-160, -30, 30]),
    still,
  ),
  'pork-skewers': recipe(
    ['plate-red', 'leaf-plate', 'basket', 'board', 'tray'],
    ['chili', 'lemon', 'teal', 'milk', 'plum'],
    (b) =>
      stick(b, { colour: '#B5431A', pieces: 4 }) +
      drizzle(b, [-6, -34, -34], 70, '#E8641E', { width: 4 }) +
      dip(b, [-126, 100], 66, '#C4531A', { bits: [16, ['#D7261C', '#F4E3B0']] }) +
      cucumber(b, [130, 118], 34) +
      shreds(b, [70, 150], 40, { count: 24, colours: ['#F58A2A', '#FBF3E0'], length: [30, 60] }),
    { ...still, toppings: [[], ['sesame'], ['scallion']] },
  ),
  'grey-skewers': recipe(
    ['leaf-red', 'leaf-steel', 'board'],
    0,
    (b) =>
      stick(b, { colour: '#A9805E' }) +
      peanutDip(b, [-122, 98]) +
      cucumber(b, [130, 118], 36) +
      lime(b, [86, 150, -20, 1]) +
      chiliRings(b, 4, 60, { at: [100, 110] }),
    still,
  ),
  isaw: recipe(
    ['leaf-plate', 'basket', 'board'],
    1,
    (b) =>
      stick(b, { colours: ['#A9662E', '#C2803E', '#8E5020'], pieces: 7, round: true }) +
      dip(b, [-126, 100], 64, '#D9B48A', { bits: [26, ['#C77BAF', '#D7261C', '#3F8B30']] }) +
      calamansi(b, [128, 120, -20, 1.2]) +
      cucumber(b, [80, 150], 34),
    still,
  ),
  'meatball-skewers': recipe(
    ['leaf-green', 'basket', 'plate-cobalt', 'board'],
    2,
    (b) =>
      stick(b, { colours: ['#8E5A3E', '#9E6848'], pieces: 4, round: true }) +
      drizzle(b, [-6, -34, -34], 76, '#3A1A0B', { width: 6 }) +
      dip(b, [-126, 100], 66, '#C4260F', { bits: [20, ['#F2B24A']] }) +
      cucumber(b, [130, 118], 34) +
      scallion(b, 16, 80),
    still,
  ),
  'quail-skewers': recipe(
    ['leaf-plate', 'terracotta', 'indigo'],
    3,
    (b) =>
      b.times(b.arrange(3, 4), (index) => {
        const [x, y] = [-62 + index * b.arrange(56, 40), -104 + index * b.arrange(76, 56)]
        return (
          skewer(b, [x, y, -34, 1.24], { pieces: 0 }) +
          b.times(4, (step) => {
            const along = -70 + step * 66
            return wholeEgg(
              b,
              [x + Math.cos(-0.593) * along, y + Math.sin(-0.593) * along, -34 + 90, 0.6],
              b.arrange('#F0DDB8', '#E2853A'),
            )
          })
        )
      }) +
      crumbs(b, 40, 110, ['#3F8B30', '#8b1f10'], { size: [2, 4] }) +
      dip(b, [-126, 104], 58, '#C4260F', { bits: [20, ['#F2B24A', '#7d1408']] }) +
      lime(b, [128, 124, -20, 1]),
    still,
  ),
  'okra-grill': recipe(
    ['plate-pink', 'celadon', 'leaf-plate', 'board'],
    4,
    (b) =>
      b.times(7, (index) =>
        okra(b, [-90 + index * 30, -80 + index * 26, -46 + b.between(-6, 6), 1.24]),
      ) +
      b.times(20, () => {
        const [x, y] = b.within(110)
        return chunk(b, [x, y, -46], 13, 4, '#3a2a10', { shine: 0.1 })
      }) +
      crumbs(b, 60, 120, ['#FFF6DE', '#F2E2B4'], { size: [2, 4] }) +
      dip(b, [-124, 104], 58, '#A9621C') +
      chili(b, [120, 110, -20, 0.7]),
    still,
  ),
  otah: recipe(
    ['tray', 'board', 'leaf-steel', 'plate-cobalt'],
    5,
    (b) =>
      (
        [
          [-30, -120, -20],
          [-14, -44, -18],
          [4, 34, -22],
          [24, 112, -17],
        ] as const
      )
        .map(
          ([x, y, turn], index) =>
            leafParcel(b, [x, y, turn], { width: 330, height: 60, charred: true }) +
            (index === 1
              ? chunk(b, [x, y, turn], 104, 20, '#E0581E', { rough: 0.6, jag: 0.06 })
              : ''),
        )
        .join('') + lime(b, [146, 134, -30, 0.9]),
    still,
  ),
}

function mince(b: Brush): string {
  return sauce(b, [-120, 96], 62, 52, '#B3200E', {
    bits: [40, ['#E0502A', '#7d1408', '#FBF1DE', '#5DA63F']],
    rough: 0.6,
  })
}
