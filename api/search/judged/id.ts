// What people in Indonesia type, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const id: Judged = [
  ['nasi goreng', 'Nasi goreng', 'Nasi goreng spesial'], ['nasgor', 'Nasi goreng'], ['nasi gorng', 'Nasi goreng'], ['nasgor kambing', 'Nasi goreng kambing'], ['mie ayam', 'Mie ayam', 'Mie ayam pangsit'], ['mi ayam bakso', 'Mie ayam bakso'],
  ['baso', 'Bakso', 'Bakso urat'], ['bakso urat', 'Bakso urat'], ['sate ayam', 'Sate ayam Madura'], ['satay ayam', 'Sate ayam Madura'], ['soto ayam', 'Soto ayam', 'Soto ayam Lamongan'], ['soto betawi', 'Soto Betawi'],
  ['ayam geprek', 'Ayam geprek', 'Ayam geprek mozarella'], ['ayam penyet', 'Ayam penyet'], ['gado gado', 'Gado-gado', 'Gado-gado Surabaya'], ['ketoprak', 'Ketoprak'], ['pempek', 'Pempek lenjer besar', 'Pempek campur, 5 buah'], ['martabak manis', 'Martabak manis keju susu', 'Martabak manis cokelat kacang'],
  ['martabak telor', 'Martabak telur'], ['es teh manis', 'Es teh manis'], ['kopi susu gula aren', 'Es kopi susu gula aren'], ['gudeg', 'Gudeg telur', 'Gudeg ayam suwir'], ['rawon', 'Rawon buntut'], ['nasi uduk', 'Nasi uduk', 'Nasi uduk Betawi'],
  ['bebek goreng', 'Bebek goreng Madura'], ['ikan bakar', 'Ikan bakar'], ['bubur ayam', 'Bubur ayam'], ['siomay', 'Siomay', 'Siomay Bandung'], ['batagor', 'Batagor', 'Batagor kuah'], ['es campur', 'Es campur'], ['es teler', 'Es teler'], ['sop buntut', 'Sop buntut'],
  ['fried rice', 'Fried rice with goat'], ['pecel lele', 'Pecel lele'], ['seblak', 'Seblak', 'Seblak ceker'], ['dawet', 'Es dawet ayu'], ['chendol', 'Es cendol'],
]
