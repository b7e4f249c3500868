// Recipes from which pictures are painted: noodle soups of Malaysia, Singapore, Java and Vietnam.
import type { Spot } from '../brush.ts'
import { cracker } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { ball, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, eggRibbons, wholeEgg } from '../ingredients/egg.ts'
import {
  chiliRings,
  leaf,
  leaves,
  mint,
  onion,
  scallion,
  shallots,
  sprouts,
  strips,
} from '../ingredients/herb.ts'
import { beef, coldCut, fannedSlices, redPork, rib } from '../ingredients/meat.ts'
import { noodleKinds, noodles } from '../ingredients/noodles.ts'
import { sauce } from '../ingredients/sauce.ts'
import { fishcake, tofuPuff } from '../ingredients/tofu.ts'
import { beans, cucumber, greensStalk, lime, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { herbs, prawns, shredded } from '../spread.ts'

const kinds = noodleKinds
const wide = { turn: 70 }

export const noodleSoups: RecipeBook = {
  laksa: recipe(
    ['bowl-red', 'bowl-cobalt', 'bowl-rooster', 'bowl-stone'],
    0,
    (b) =>
      broth(b, '#E5802A', { swirl: '#FFDCA6', oil: '#D9420F', drops: 90 }) +
      noodles(b, [8, 16], 152, { ...kinds.thick, shade: 0.2 }) +
      tofuPuff(b, [-122, -66, 18]) +
      tofuPuff(b, [-76, -122, -12]) +
      tofuPuff(b, [104, 104, 30, 0.95]) +
      fishcake(b, [126, -58, 30]) +
      fishcake(b, [126, -6, 14]) +
      egg(b, [-108, 66, 24, 1.15]) +
      prawns(b, [20, -104, 20, 1.22], [60, 46, 190, 1.22], [-30, 20, 120, 1.1]) +
      sprouts(b, 9, 48, [-16, 132]) +
      strips(b, 16, 44, '#2F7A2C', { at: [0, -14] }) +
      sauce(b, [-38, -34], 34, 26, '#B0200C', { bits: [12, ['#E0552A', '#6d1006']] }) +
      herbs(b, [74, -30, 30, 0.85]),
    wide,
  ),
  'asam-laksa': recipe(
    ['bowl-green', 'bowl-rooster', 'bowl-celadon'],
    1,
    (b) =>
      broth(b, '#A8521E', { oil: '#D9772E', drops: 70, swirl: '#C98A4A' }) +
      noodles(b, [0, 20], 150, { ...kinds.thick, shade: 0.2 }) +
      pieces(
        b,
        [
          [-60, -50],
          [10, -80],
          [50, -20],
        ],
        ['#C9B49A', '#AE9478'],
        34,
      ) +
      cucumber(b, [-110, 70], 34) +
      cucumber(b, [-76, 112], 32) +
      strips(b, 20, 44, '#D9628A', { at: [96, 60], width: 6 }) +
      onion(b, 8, 46, { at: [90, -76], colour: '#C77BAF', width: 7 }) +
      mint(b, [-90, -100, -20, 1.5]) +
      leaf(b, [30, 120, 70, 1]) +
      chiliRings(b, 5, 60) +
      lime(b, [150, 20, -80, 0.9]),
    wide,
  ),
  'curry-mee': recipe(
    ['bowl-rooster', 'bowl-yellow', 'bowl-black'],
    2,
    (b) =>
      broth(b, '#E08A22', { swirl: '#FFD08A', oil: '#C4300C', drops: 110 }) +
      noodles(b, [0, 12], 152, { ...kinds.yellow, strands: 56, shade: 0.2 }) +
      tofuPuff(b, [-110, -70, 10]) +
      tofuPuff(b, [-60, -126, -20]) +
      tofuPuff(b, [110, 86, 34]) +
      prawns(b, [30, -96, 30, 1.2], [96, -30, 150, 1.15]) +
      egg(b, [-100, 74, 30, 1.15]) +
      beans(b, [
        [20, 110, 20],
        [-10, 126, 12],
        [40, 92, 26],
      ]) +
      sauce(b, [10, 10], 38, 30, '#A81C0A', { bits: [16, ['#E0552A', '#6d1006']] }) +
      mint(b, [-40, -20, 20, 1.3]),
    wide,
  ),
  'prawn-mee': recipe(
    ['bowl-rooster', 'bowl-cobalt', 'bowl-red'],
    3,
    (b) =>
      broth(b, '#B8501A', { oil: '#E8621E', drops: 110 }) +
      noodles(b, [0, 10], 150, { ...kinds.yellow, strands: 58, shade: 0.2 }) +
      prawns(b, [-70, -80, 10, 1.3], [30, -104, 60, 1.3], [100, -30, 130, 1.25]) +
      egg(b, [96, 76, -20, 1.15]) +
      redPork(b, [-110, 20, 20], 76, 32) +
      redPork(b, [-92, 52, 14], 76, 32) +
      greensStalk(b, [-30, 120, 100, 0.9]) +
      shallots(b, 40, 60, [10, 30]) +
      sprouts(b, 8, 44, [30, 120]) +
      sauce(b, [0, -10], 28, 22, '#A81C0A'),
    wide,
  ),
  'soto-ayam': recipe(
    ['bowl-cobalt', 'bowl-rooster', 'bowl-green'],
    0,
    (b) =>
      broth(b, '#F0B422', { oil: '#FFF0A8', drops: 80, clear: true }) +
      noodles(b, [10, 10], 132, { ...kinds.glass, strands: 60 }) +
      shredded(b, 14, -22, '#F6E2BC') +
      egg(b, [-104, 60, 24, 1.15]) +
      egg(b, [-60, 118, 50, 1.1]) +
      tomato(b, [112, -66], 36) +
      tomato(b, [130, 2], 32) +
      sprouts(b, 9, 44, [84, 96]) +
      herbs(b, [-50, -96, -20, 1.1], [10, -40, 30, 0.9]) +
      shallots(b, 44, 80, [10, 0]) +
      lime(b, [-148, -40, 96, 1.05]),
    { ...wide, toppings: [[], ['cracker'], ['scallion']] },
  ),
  'soto-betawi': recipe(
    ['bowl-red', 'bowl-rooster', 'bowl-cobalt'],
    4,
    (b) =>
      broth(b, '#F2CE94', { swirl: '#FFF3DA', oil: '#D98A2E', drops: 80 }) +
      pieces(
        b,
        [
          [-80, -40],
          [-10, -80],
          [60, -40],
          [10, 10],
          [-60, 50],
          [80, 50],
        ],
        ['#8E5A38', '#A9714A'],
        44,
      ) +
      tomato(b, [110, -90], 36) +
      tomato(b, [-110, 90], 34) +
      cracker(b, [104, 110, 0, 0.66], '#F2DDA0') +
      cracker(b, [40, 140, 0, 0.6], '#F2DDA0') +
      scallion(b, 40, 120, { size: 1.2 }) +
      shallots(b, 34, 80) +
      lime(b, [-150, 10, 90, 1]),
    wide,
  ),
  bakso: recipe(
    ['bowl-rooster', 'bowl-green', 'bowl-celadon', 'bowl-cobalt'],
    ['lime', 'chili', 'sky', 'brick'],
    (b) => {
      const balls = b.arrange<readonly Spot[]>(
        [
          [-84, -74, 60],
          [26, -104, 56],
          [104, -40, 52],
          [-30, 20, 62],
          [58, 36, 50],
        ],
        [
          [-108, -20, 58],
          [-30, -96, 60],
          [70, -84, 54],
          [10, 4, 64],
          [-60, 84, 48],
          [96, 12, 46],
        ],
      )
      return (
        broth(b, '#D9A84E', { oil: '#FFF3CF', drops: 80, clear: true }) +
        noodles(b, [64, 110], 96, { ...kinds.yellow, strands: 46, width: 8 }) +
        noodles(b, [-100, 104], 76, { ...kinds.vermicelli, strands: 50 }) +
        greensStalk(b, [150, -20, 70, 0.8]) +
        greensStalk(b, [-150, -86, -50, 0.75]) +
        tofuPuff(b, [-146, 26, 20, 0.8]) +
        balls.map(([x, y, radius]) => ball(b, [x, y], radius ?? 54, '#A98C76')).join('') +
        shallots(b, 46, 60, [10, 80]) +
        scallion(b, 60, 120, { size: 1.3 }) +
        sauce(b, [120, 84], 30, 24, '#C4260F', { bits: [10, ['#F2B24A']] })
      )
    },
    wide,
  ),
  'bakso-big': recipe(
    ['bowl-green', 'bowl-rooster'],
    ['brick', 'mint', 'turmeric'],
    (b) =>
      broth(b, '#E2B45A', { oil: '#FFF3CF', drops: 50, clear: true }) +
      noodles(b, [0, 70], 140, { ...kinds.vermicelli, strands: 60 }) +
      ball(b, [-6, -26], 122, '#9A7560') +
      sauce(b, [26, 8, 40], 48, 30, '#E8D8C4', { bits: [22, ['#A58069', '#C4260F', '#F2D9A0']] }) +
      wholeEgg(b, [104, 80, 10, 0.62], '#F3E7D0') +
      wholeEgg(b, [-114, 96, -20, 0.62], '#F3E7D0') +
      greensStalk(b, [132, -66, 40, 0.9]) +
      scallion(b, 36, 120, { size: 1.3 }) +
      shallots(b, 26, 80, [0, 40]) +
      chiliRings(b, 4, 110),
    wide,
  ),
  pho: recipe(
    ['bowl-cobalt', 'bowl-celadon', 'bowl-stone', 'bowl-rooster'],
    ['rattan', 'chili', 'lemon', 'cobalt'],
    (b) =>
      broth(b, '#D89A48', { oil: '#FFEFC4', drops: 60, clear: true }) +
      noodles(b, [10, 34], 140, { ...kinds.flat, strands: 46, width: 11, shade: 0.24 }) +
      (
        [
          [-104, -62, -36],
          [-60, -112, -14],
          [12, -132, 4],
          [86, -108, 28],
          [-20, -72, -12],
          [56, -66, 16],
        ] as const
      )
        .map(([x, y, turn], index) =>
          beef(
            b,
            [x, y, turn, 1.16],
            (['#B5584A', '#8F5140', '#C26A5C', '#8F5140', '#A05A44', '#B5584A'] as const)[index],
          ),
        )
        .join('') +
      onion(b, 7, 70, { at: [10, 30], colour: '#FFF6EE', width: 5 }) +
      scallion(b, 44, 96, { at: [6, 40], size: 1.3 }) +
      leaves(b, [
        [-128, 66, -40, 1.2],
        [-112, 104, -90, 1.1],
        [-88, 132, -130, 1.05],
      ]) +
      herbs(b, [64, 60, 60, 1], [10, 104, -10, 0.95]) +
      sprouts(b, 8, 42, [114, 50]) +
      chiliRings(b, 5, 70, { at: [0, 50] }) +
      lime(b, [-152, -4, 96, 1]),
    wide,
  ),
  'pho-ga': recipe(
    ['bowl-rooster', 'bowl-celadon', 'bowl-indigo'],
    1,
    (b) =>
      broth(b, '#E9C46A', { oil: '#FFF6D0', drops: 60, clear: true }) +
      noodles(b, [6, 30], 146, { ...kinds.flat, strands: 48, width: 11, shade: 0.24 }) +
      fannedSlices(b, [-20, -70, -8], 6, { length: 110, step: 34, skin: '#F0CC6E' }) +
      shredded(b, 90, 10, '#F8E9CC') +
      onion(b, 6, 60, { at: [-60, 50], colour: '#FFF6EE' }) +
      scallion(b, 44, 100, { at: [0, 50], size: 1.3 }) +
      strips(b, 24, 60, '#2C6E2B', { at: [-10, -60] }) +
      lime(b, [150, 60, -70, 1]) +
      chiliRings(b, 4, 70, { at: [0, 60] }) +
      leaves(b, [
        [-130, 40, -60, 1.1],
        [-112, 84, -100, 1],
      ]),
    wide,
  ),
  'bun-bo-hue': recipe(
    ['bowl-red', 'bowl-stone', 'bowl-rooster'],
    ['blush', 'teal', 'lemon', 'indigo'],
    (b) =>
      broth(b, '#D0481A', { oil: '#F2701E', drops: 140 }) +
      noodles(b, [4, 34], 142, { ...kinds.thick, shade: 0.24 }) +
      beef(b, [-96, -70, -34, 1.16], '#9A5040') +
      beef(b, [-36, -112, -8, 1.16], '#B06652') +
      beef(b, [38, -104, 14, 1.16], '#8F4A38') +
      coldCut(b, [106, -48, 0, 1]) +
      coldCut(b, [118, 10, 0, 0.95]) +
      rib(b, [-110, 20, 30, 0.9], '#A9644A') +
      onion(b, 7, 50, { at: [-30, 40], colour: '#F2E3EC' }) +
      scallion(b, 40, 96, { at: [0, 40], size: 1.3 }) +
      leaves(b, [
        [-122, 90, -60, 1.1],
        [-92, 124, -110, 1.05],
      ]) +
      chiliRings(b, 5, 70, { at: [20, 50] }) +
      herbs(b, [24, 108, 0, 1]) +
      lime(b, [152, 70, -80, 1]),
    wide,
  ),
  'bun-rieu': recipe(
    ['bowl-cobalt', 'bowl-green', 'bowl-celadon'],
    2,
    (b) =>
      broth(b, '#E2622A', { oil: '#FFB24A', drops: 110 }) +
      noodles(b, [0, 30], 140, { ...kinds.vermicelli }) +
      pieces(
        b,
        [
          [-70, -70],
          [0, -96],
          [70, -70],
        ],
        ['#E9B98A', '#D99E6E', '#F0C79C'],
        42,
        { rough: 0.8 },
      ) +
      tomato(b, [-120, 0], 38) +
      tomato(b, [118, 0], 38) +
      tofuPuff(b, [-60, 100, 16, 0.9]) +
      tofuPuff(b, [90, 92, 40, 0.9]) +
      prawns(b, [0, -30, 80, 0.9]) +
      scallion(b, 40, 100, { size: 1.3 }) +
      leaves(
        b,
        [
          [20, 120, 80, 1.05],
          [-10, 132, 120, 1],
        ],
        '#7A3A5A',
      ),
    wide,
  ),
  'bun-thang': recipe(
    ['bowl-celadon', 'bowl-rooster', 'bowl-cobalt'],
    3,
    (b) =>
      broth(b, '#E6C470', { oil: '#FFF6D0', drops: 50, clear: true }) +
      noodles(b, [0, 0], 164, { ...kinds.vermicelli, strands: 80 }) +
      b.around(-70, -70, () => eggRibbons(b, 30, 58)) +
      shredded(b, 84, -66, '#F6E2BC') +
      b.times(12, (index) =>
        slab(b, [-96 + (index % 4) * 14, 60 + index * 6, b.whole(-20, 20)], 84, 13, '#F0CBB8', {
          corner: 5,
        }),
      ) +
      strips(b, 40, 56, '#8A5A2A', { at: [80, 70], width: 5 }) +
      scallion(b, 40, 60, { size: 1.3 }) +
      herbs(b, [0, 20, 0, 1]),
    wide,
  ),
  'hu-tieu': recipe(
    ['bowl-rooster', 'bowl-celadon', 'bowl-red'],
    4,
    (b) =>
      broth(b, '#E3BC6A', { oil: '#FFF3CF', drops: 60, clear: true }) +
      noodles(b, [0, 20], 148, { ...kinds.vermicelli, width: 6 }) +
      prawns(b, [-80, -80, 10, 1.2], [0, -114, 50, 1.2]) +
      redPork(b, [80, -80, 30], 80, 32) +
      redPork(b, [104, -46, 24], 80, 32) +
      mince(b, [-60, 40], 60, ['#C98F72', '#B97A5A', '#D9A88A'], { count: 60 }) +
      ball(b, [100, 50], 36, '#C9B49A') +
      shallots(b, 34, 60, [20, 20]) +
      scallion(b, 40, 100, { size: 1.2 }) +
      greensStalk(b, [20, 130, 96, 0.8]) +
      lime(b, [-152, 10, 96, 1]),
    wide,
  ),
}
