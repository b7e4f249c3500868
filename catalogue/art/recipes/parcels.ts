// Recipes from which pictures are painted: dim sum, rolls and leaf parcels.
import { bao } from '../ingredients/bread.ts'
import { chunk, mince, slab } from '../ingredients/chunk.ts'
import { omelette } from '../ingredients/egg.ts'
import { coriander, mint, peanuts, scallion, shallots, sprouts } from '../ingredients/herb.ts'
import { coldCut, sausageSlice } from '../ingredients/meat.ts'
import { shreds } from '../ingredients/noodles.ts'
import {
  cutFreshRoll,
  cutRoll,
  dumpling,
  freshRoll,
  leafParcel,
  riceRoll,
  siewMai,
} from '../ingredients/parcel.ts'
import { rice, riceTones } from '../ingredients/rice.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { prawn } from '../ingredients/seafood.ts'
import { tart } from '../ingredients/sweet.ts'
import { tofuBlock } from '../ingredients/tofu.ts'
import { cucumber, lettuce, lime, mushroom } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const still = { turn: 16 }

export const parcels: RecipeBook = {
  'dim-sum': recipe(
    ['steamer'],
    ['chili', 'pandan', 'sky', 'turmeric', 'plum'],
    (b) =>
      lettuce(b, [0, 6], 176, 168, '#A9CF74') +
      (
        [
          [-92, -74, -20],
          [70, -92, 16],
          [-20, 14, 4],
          [112, 46, 30],
          [-112, 86, -10],
          [30, 126, -4],
        ] as const
      )
        .map(([x, y, turn]) =>
          dumpling(b, [x, y, turn, 1.42], { colour: '#FBF3E6', filling: '#FF9A78' }),
        )
        .join(''),
    { turn: 60 },
  ),
  dumplings: recipe(
    ['steamer', 'melamine-yellow', 'stoneware', 'terracotta', 'teal'],
    ['rose', 'lemon', 'mint', 'brick'],
    (b) =>
      (
        [
          [-96, -70, -20],
          [10, -104, 6],
          [106, -56, 24],
          [-60, 26, -10],
          [50, 20, 12],
          [-10, 120, 0],
        ] as const
      )
        .map(([x, y, turn]) => dumpling(b, [x, y, turn, 1.34], { colour: '#F3E2BC' }))
        .join('') +
      dip(b, [134, 112], 52, '#3A1A0B', { bits: [10, ['#F0D880', '#D7261C']] }) +
      scallion(b, 20, 110, { size: 1.2 }),
    { turn: 40 },
  ),
  'siew-mai': recipe(
    ['steamer'],
    0,
    (b) =>
      lettuce(b, [0, 6], 160, 150, '#A9CF74') +
      (
        [
          [-84, -84],
          [60, -96],
          [-10, 0],
          [110, 20],
          [-116, 50],
          [20, 110],
        ] as const
      )
        .map(([x, y]) => siewMai(b, [x, y, 0, 1.3]))
        .join(''),
    { turn: 60 },
  ),
  siomai: recipe(
    ['melamine-green', 'steamer', 'sand'],
    1,
    (b) =>
      (
        [
          [-84, -84],
          [60, -96],
          [-10, 0],
          [110, 6],
          [-110, 50],
        ] as const
      )
        .map(([x, y]) => siewMai(b, [x, y, 0, 1.25], '#F58A2A'))
        .join('') +
      dip(b, [60, 116], 60, '#3A1A0B', { bits: [18, ['#D7261C', '#F2B24A']] }) +
      lime(b, [-60, 140, 20, 1], { rind: '#5E9C33', flesh: '#F7A83A' }),
    { turn: 30 },
  ),
  'char-siew-bao': recipe(
    ['steamer'],
    2,
    (b) =>
      bao(b, [-80, -70, 0, 1.34]) +
      bao(b, [86, -40, 30, 1.3], { filling: '#8E2A1A' }) +
      bao(b, [-10, 90, -20, 1.34], { filling: '#8E2A1A' }),
    { turn: 30 },
  ),
  'chee-cheong-fun': recipe(
    ['plate-pink', 'melamine-green', 'terracotta', 'teal'],
    3,
    (b) =>
      sauce(b, [0, 20], 170, 120, '#5A2A10', { rough: 0.1, shine: 1 }) +
      riceRoll(b, [-10, -66, -12]) +
      riceRoll(b, [0, 8, -12]) +
      riceRoll(b, [10, 82, -12]) +
      sauce(b, [0, 10, -12], 118, 24, '#5A2A10', { jag: 0.3, shine: 1 }) +
      crumbs(b, 50, 110, ['#FFF6DE', '#F2E2B4'], { size: [2, 4] }) +
      scallion(b, 30, 110, { size: 1.3 }) +
      dip(b, [144, -108], 42, '#C4260F'),
    still,
  ),
  'banh-cuon': recipe(
    ['teal', 'celadon'],
    4,
    (b) =>
      riceRoll(b, [-14, -76, -12], false) +
      riceRoll(b, [0, 0, -12], false) +
      riceRoll(b, [14, 76, -12], false) +
      coldCut(b, [-120, 96]) +
      coldCut(b, [-80, 124]) +
      shallots(b, 60, 110) +
      mint(b, [134, 30, 30, 1.4]) +
      dip(b, [130, -110], 56, '#C98A3E', { bits: [16, ['#D7261C', '#F4E3B0']] }) +
      crumbs(b, 30, 100, ['#7A4A26', '#4A2A14'], { size: [4, 8] }),
    still,
  ),
  'lor-mai-gai': recipe(
    ['steamer'],
    5,
    (b) =>
      leafParcel(b, [0, 0, -10], { width: 380, height: 330 }) +
      rice(b, [0, -4], 112, { tone: riceTones.dark, height: 96, grain: 1.2 }) +
      chunk(b, [-30, -30], 40, 32, '#C98A4A', { shine: 0.9 }) +
      mushroom(b, [40, 16, 20, 1.1], '#5A3A26') +
      sausageSlice(b, [-10, 44, 10, 1.2]) +
      sausageSlice(b, [50, -44, -20, 1.2]),
    { turn: 14 },
  ),
  zongzi: recipe(
    ['tray', 'indigo', 'steamer'],
    0,
    (b) =>
      leafParcel(b, [-40, -84, -14], { width: 290, height: 110 }) +
      b.lay(
        [10, 60, -10, 1.05],
        '<rect x="-150" y="-56" width="300" height="112" rx="40" fill="#3E7A35"/>',
        { blur: 10, height: 12, shine: 0.3, shade: 0.5 },
      ) +
      [0, 1, 2]
        .map((index) =>
          b.lay(
            [-76 + index * 92, 76 - index * 16, -10],
            '<ellipse rx="50" ry="56" fill="#EFE6CC"/><ellipse rx="24" ry="28" fill="#E0C060"/>' +
              '<ellipse cx="3" cy="2" rx="13" ry="15" fill="#C98A6A"/>',
            { blur: 6, height: 8, shine: 0.3, rough: 0.5, grain: 0.06 },
          ),
        )
        .join(''),
    still,
  ),
  'num-ansom': recipe(
    ['tray', 'leaf-plate', 'stoneware'],
    1,
    (b) =>
      leafParcel(b, [-40, -90, -14], { width: 290, height: 100 }) +
      [0, 1, 2, 3]
        .map((index) =>
          b.lay(
            [-110 + index * 74, 60 - index * 14 + (index % 2) * 30, -10],
            '<circle r="56" fill="#4F8F3A"/><circle r="51" fill="#F2EBD6"/>' +
              '<circle r="22" fill="#E0C060"/><ellipse cx="3" cy="2" rx="13" ry="11" fill="#C98A6A"/>',
            { blur: 6, height: 8, shine: 0.3, rough: 0.5, grain: 0.06 },
          ),
        )
        .join('') +
      dip(b, [140, 120], 40, '#B3200E'),
    still,
  ),
  'banh-nam': recipe(
    ['tray', 'board', 'indigo'],
    2,
    (b) =>
      leafParcel(b, [-40, -90, -14], { width: 270, height: 84 }) +
      leafParcel(b, [-10, 110, -10], { width: 270, height: 84 }) +
      b.lay(
        [0, 6, -12, 1.05],
        '<rect x="-150" y="-56" width="300" height="112" rx="12" fill="#3E8A35"/>' +
          '<rect x="-116" y="-36" width="232" height="72" rx="14" fill="#F4EBD8"/>',
        { blur: 5, height: 7, shine: 0.5, shade: 0.5 },
      ) +
      crumbs(b, 50, 80, ['#F0703A', '#E8552A', '#F7A07A'], {
        at: [0, 6],
        size: [4, 8],
        height: 24,
      }) +
      dip(b, [140, -96], 48, '#C98A3E', { bits: [12, ['#D7261C']] }),
    still,
  ),
  otak: recipe(
    ['board', 'tray'],
    3,
    (b) =>
      leafParcel(b, [-10, -80, -14], { width: 320, height: 80, charred: true }) +
      leafParcel(b, [0, 10, -12], { width: 320, height: 80, charred: true }) +
      leafParcel(b, [10, 100, -14], { width: 320, height: 80, charred: true }),
    still,
  ),
  popiah: recipe(
    ['melamine-yellow', 'leaf-plate', 'melamine', 'celadon'],
    4,
    (b) =>
      (
        [
          [-100, -86],
          [-30, -100],
          [40, -112],
          [-80, 0],
          [-8, -14],
          [64, -26],
        ] as const
      )
        .map(([x, y]) =>
          cutRoll(b, [x, y, b.whole(0, 90), 1.05], '#FBF0D8', [
            '#E9C98A',
            '#F7A07A',
            '#8FBF4A',
            '#F7CF5E',
            '#D9A86A',
          ]),
        )
        .join('') +
      cutRoll(b, [-60, 86, 20, 1.05], '#FBF0D8', ['#E9C98A', '#F7A07A', '#8FBF4A']) +
      cutRoll(b, [12, 72, 60, 1.05], '#FBF0D8', ['#E9C98A', '#F7A07A', '#8FBF4A']) +
      sauce(b, [-10, -10, -10], 110, 30, '#5A1E0C', { jag: 0.3, shine: 1 }) +
      crumbs(b, 60, 110, ['#E9BF80', '#D9A05A'], { size: [3, 6] }) +
      dip(b, [120, 100], 58, '#B3200E') +
      coriander(b, [140, -50, 20, 1]),
    still,
  ),
  'goi-cuon': recipe(
    ['indigo', 'terracotta', 'stoneware', 'tray', 'teal'],
    ['teal', 'lemon', 'rose', 'brick', 'milk'],
    (b) =>
      lettuce(b, b.arrange([0, -124], [-96, 100], [110, 96]), 150, 66) +
      b.arrange(
        freshRoll(b, [-40, -84, -16, 1.36]) +
          freshRoll(b, [-14, 4, -12, 1.4]) +
          freshRoll(b, [8, 92, -15, 1.36]),
        freshRoll(b, [-58, -62, -62, 1.34]) +
          freshRoll(b, [30, -30, -56, 1.38]) +
          freshRoll(b, [94, 62, -60, 1.3]),
        cutFreshRoll(b, [-94, -74, 0, 1.2]) +
          cutFreshRoll(b, [16, -96, 30, 1.16]) +
          cutFreshRoll(b, [-44, 22, 60, 1.2]) +
          freshRoll(b, [34, 106, -8, 1.36]),
      ) +
      dip(b, b.arrange([144, -104], [-118, 104], [136, 8]), 58, '#B4642A', {
        bits: [30, ['#E8B878', '#D7261C']],
      }) +
      mint(b, [-148, b.arrange(128, -140, 128), -20, 1.4]),
    still,
  ),
  'pho-cuon': recipe(
    ['plate-pink', 'stoneware', 'celadon'],
    5,
    (b) =>
      (
        [
          [-90, -90],
          [0, -100],
          [90, -80],
          [-60, 0],
          [40, 6],
          [-100, 90],
          [0, 100],
        ] as const
      )
        .map(([x, y]) =>
          cutRoll(b, [x, y, b.whole(0, 90), 1.1], '#FDF8EC', [
            '#8A4A30',
            '#5FAF46',
            '#3F8B30',
            '#A9603E',
          ]),
        )
        .join('') +
      dip(b, [116, 96], 60, '#C98A3E', { bits: [20, ['#D7261C', '#F58A2A']] }) +
      coriander(b, [140, -20, 20, 1]),
    still,
  ),
  'bo-bia': recipe(
    ['teal', 'terracotta', 'leaf-plate'],
    0,
    (b) =>
      freshRoll(b, [-24, -70, -14, 1.4]) +
      freshRoll(b, [6, 30, -12, 1.4]) +
      sausageSlice(b, [-110, 104, 20, 1.3]) +
      sausageSlice(b, [-60, 120, -20, 1.3]) +
      dip(b, [120, 110], 62, '#8A3A14', { bits: [30, ['#E8B878', '#D7261C']] }) +
      peanuts(b, 9, 40, { at: [20, 130] }),
    still,
  ),
  'banh-beo': recipe(
    ['tray', 'board', 'indigo'],
    1,
    (b) =>
      (
        [
          [-110, -90],
          [0, -116],
          [110, -90],
          [-120, 20],
          [0, 0],
          [120, 20],
          [-60, 116],
          [60, 116],
        ] as const
      )
        .map(
          ([x, y]) =>
            dip(b, [x, y], 56, '#FBF6EA') +
            crumbs(b, 16, 24, ['#F0703A', '#E8552A', '#F7A07A'], { at: [x, y], size: [4, 7] }) +
            scallion(b, 6, 24, { at: [x, y] }) +
            crumbs(b, 3, 20, ['#E9B45C'], { at: [x, y], size: [6, 9] }),
        )
        .join(''),
    { turn: 30 },
  ),
  'bot-loc': recipe(
    ['leaf-plate', 'stoneware', 'tray'],
    2,
    (b) =>
      (
        [
          [-90, -80, -20],
          [20, -104, 10],
          [110, -50, 40],
          [-50, 10, -30],
          [60, 20, 20],
          [-100, 90, 0],
          [10, 110, -10],
        ] as const
      )
        .map(([x, y, turn]) =>
          b.lay(
            [x, y, turn, 1.1],
            '<path d="M-56 0C-56 -34 -26 -44 0 -44C28 -44 58 -32 56 4C48 30 -46 32 -56 0Z" ' +
              'fill="#EFE3CC" fill-opacity=".82"/><ellipse cx="-8" cy="-6" rx="26" ry="17" ' +
              'fill="#F0703A" opacity=".8"/><ellipse cx="20" cy="-2" rx="13" ry="11" fill="#B9744E" ' +
              'opacity=".7"/>',
            { blur: 9, height: 10, shine: 1.1, spot: 26, shade: 0.4 },
          ),
        )
        .join('') +
      shallots(b, 34, 110) +
      scallion(b, 30, 110, { size: 1.3 }) +
      dip(b, [126, 110], 48, '#C98A3E', { bits: [12, ['#D7261C']] }),
    { turn: 30 },
  ),
  'banh-xeo': recipe(
    ['leaf-plate', 'tray', 'indigo'],
    3,
    (b) =>
      lettuce(b, [-110, 90], 110, 84) +
      b.lay(
        [10, -20, -14, 1.2],
        `<path d="M-180 60A186 180 0 0 1 180 60Q160 84 0 88Q-160 84 -180 60Z" fill="${b.radial(
          [
            [0, '#FFE07A'],
            [0.7, '#F2B82E'],
            [1, '#B9741A'],
          ],
          { cx: 0.5, cy: 0.9, r: 0.9 },
        )}"/>${b.times(
          50,
          () =>
            `<circle cx="${b.whole(-150, 150)}" cy="${b.whole(-80, 70)}" r="${b.whole(2, 6)}" ` +
            `fill="${b.pick(['#C9821A', '#FFEFA8'])}" opacity=".5"/>`,
        )}`,
        { blur: 10, height: 13, shine: 0.4, rough: 0.35, grain: 0.03, shade: 0.5, soft: 6 },
      ) +
      prawn(b, [-60, 60, 20, 0.95]) +
      prawn(b, [30, 50, 100, 0.95]) +
      sprouts(b, 9, 60, [60, 76]) +
      mint(b, [-130, 70, -20, 1.5]) +
      dip(b, [130, 122], 48, '#C98A3E', { bits: [14, ['#D7261C']] }),
    { turn: 12, flips: false },
  ),
  'banh-khot': recipe(
    ['tray', 'leaf-plate', 'board'],
    4,
    (b) =>
      (
        [
          [-100, -90],
          [10, -110],
          [110, -70],
          [-50, 0],
          [60, 10],
          [-110, 90],
          [0, 110],
          [110, 100],
        ] as const
      )
        .map(
          ([x, y]) => tart(b, [x, y, 0, 0.74], '#F7CF5E') + prawn(b, [x, y, b.whole(0, 360), 0.56]),
        )
        .join('') +
      scallion(b, 30, 130, { size: 1.2 }) +
      lettuce(b, [-150, 0], 40, 50),
    { turn: 30 },
  ),
  'pie-tee': recipe(
    ['tray', 'melamine-yellow', 'board', 'celadon'],
    5,
    (b) =>
      (
        [
          [-90, -90],
          [20, -104],
          [116, -60],
          [-40, 10],
          [70, 30],
          [-96, 100],
        ] as const
      )
        .map(
          ([x, y]) =>
            b.lay(
              [x, y],
              '<circle r="62" fill="#D9963E"/><circle r="54" fill="#F0C27A"/><circle r="46" fill="#B9762A"/>',
              { blur: 4, height: 7, shine: 0.4, rough: 0.3, grain: 0.06, shade: 0.5 },
            ) +
            shreds(b, [x, y], 44, {
              count: 22,
              colours: ['#F2D9A0', '#E9B878', '#F58A2A'],
              length: [22, 40],
            }) +
            prawn(b, [x, y, b.whole(0, 360), 0.6]) +
            coriander(b, [x + 14, y + 10, 20, 0.5]),
        )
        .join('') + dip(b, [96, 122], 46, '#D8341A'),
    { turn: 30 },
  ),
  lobak: recipe(
    ['leaf-plate', 'board'],
    0,
    (b) =>
      b.times(7, (index) =>
        slab(b, [-100 + index * 34, -20 + (index % 2) * 18, 70], 150, 44, '#8E4A1A', {
          corner: 16,
          rough: 0.5,
          over: '<rect x="-66" y="-14" width="132" height="20" rx="8" fill="#E6B98E"/>',
        }),
      ) +
      dip(b, [120, 110], 52, '#C4200F') +
      dip(b, [20, 134], 46, '#5A2A10') +
      cucumber(b, [-100, 120], 34),
    still,
  ),
  'egg-tarts': recipe(
    ['board', 'sand', 'celadon', 'steamer', 'tray'],
    1,
    (b) => tart(b, [-90, -74, 0, 1.28]) + tart(b, [88, -50, 0, 1.28]) + tart(b, [-4, 96, 0, 1.28]),
    { turn: 40 },
  ),
  'rice-paper': recipe(
    ['tray', 'board'],
    2,
    (b) =>
      omelette(b, [0, 0], 160, 150, '#F2D48A') +
      mince(b, [0, 0], 120, ['#8E4A20', '#D9552B', '#F7CF5E'], { count: 60, size: [8, 14] }) +
      scallion(b, 60, 130, { size: 1.4 }) +
      drizzle(b, [0, 0], 110, '#FFF6DE', { width: 7 }) +
      drizzle(b, [0, 0, 50], 100, '#D8341A', { width: 6 }),
    { turn: 30 },
  ),
  'tofu-pockets': recipe(
    ['plate-pink', 'celadon'],
    3,
    (b) =>
      (
        [
          [-70, -70, 10],
          [60, -80, -10],
          [-60, 50, -6],
          [76, 40, 12],
        ] as const
      )
        .map(
          ([x, y, turn]) =>
            slab(b, [x, y, turn], 116, 90, '#D9A255', { corner: 16, rough: 0.5, grain: 0.06 }) +
            tofuBlock(b, [x, y - 20, turn, 0.6]),
        )
        .join('') + dip(b, [0, 140], 42, '#C4200F'),
    still,
  ),
}
