// What people in the Philippines type, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const ph: Judged = [
  ['adobo', 'Adobong manok', 'Adobo rice'], ['sinigang na baboy', 'Sinigang na baboy'], ['sinigang hipon', 'Sinigang na hipon'], ['sisig', 'Sisig', 'Sisig Kapampangan'], ['lechon kawali', 'Lechon kawali'], ['litson kawali', 'Lechon kawali'], ['pancit', 'Pancit canton', 'Pancit palabok'], ['pansit canton', 'Pancit canton'],
  ['halo halo', 'Halo-halo', 'Halo-halo special'], ['haluhalo', 'Halo-halo'], ['kare kare', 'Kare-kare', 'Crispy kare-kare'], ['bulalo', 'Bulalo'], ['chicken inasal', 'Chicken inasal'], ['lumpiang shanghai', 'Lumpiang shanghai, 8 pieces'], ['lumpia', 'Lumpiang sariwa'],
  ['tapsilog', 'Tapsilog'], ['longsilog', 'Longsilog'], ['arroz caldo', 'Arroz caldo'], ['lugaw', 'Lugaw'], ['goto', 'Goto', 'Goto espesyal'], ['bibingka', 'Bibingka'], ['leche flan', 'Leche flan'], ['turon', 'Turon, 3 pieces'], ['isaw', 'Isaw, 5 sticks'], ['crispy pata', 'Crispy pata'],
  ['dinuguan', 'Dinuguan'], ['laing', 'Laing'], ['kinilaw', 'Kinilaw na tanigue'], ['siopao', 'Siopao asado'], ['mami', 'Beef mami'], ['batchoy', 'La Paz batchoy'], ['buko juice', 'Buko juice'], ['barako', 'Kapeng barako'], ['ensaymada', 'Ensaymada'],
]
