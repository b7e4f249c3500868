// The choices that Indonesia's kitchens offer: shared stock, in the words of the warung.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const pedas = pickOne('pedas', 'Tingkat pedas', [
  modifier('tidak-pedas', 'Tidak pedas'),
  modifier('pedas-sedang', 'Sedang'),
  modifier('pedas', 'Pedas'),
  modifier('pedas-banget', 'Pedas banget', 1_000),
])
export const level = pickOne('level', 'Level sambal', [
  modifier('level-0', 'Level 0'),
  modifier('level-1', 'Level 1, 3 cabai'),
  modifier('level-3', 'Level 3, 8 cabai'),
  modifier('level-5', 'Level 5, 15 cabai', 2_000),
])
export const tambahNasgor = pickSome(
  'tambah-nasgor',
  'Tambahan',
  [0, 3],
  [
    modifier('ceplok', 'Telur ceplok', 5_000),
    modifier('kerupuk', 'Kerupuk', 3_000),
    modifier('pete', 'Pete', 6_000),
    modifier('sosis', 'Sosis ayam', 6_000),
  ],
)
export const nasi = pickOne('nasi', 'Nasi', [
  modifier('nasi-putih', 'Nasi putih'),
  modifier('nasi-setengah', 'Setengah porsi'),
  modifier('nasi-uduk', 'Nasi uduk', 4_000),
  modifier('tanpa-nasi', 'Tanpa nasi'),
])
export const potongan = pickOne('potongan', 'Potongan', [
  modifier('paha', 'Paha'),
  modifier('dada', 'Dada'),
])
export const lalapan = pickSome(
  'lalapan',
  'Tambah',
  [0, 3],
  [
    modifier('tahu', 'Tahu goreng', 4_000),
    modifier('tempe', 'Tempe goreng', 4_000),
    modifier('sambal-extra', 'Sambal ekstra', 3_000),
    modifier('terong', 'Terong goreng', 5_000),
  ],
)
export const laukPadang = pickSome(
  'lauk-padang',
  'Tambah lauk',
  [0, 3],
  [
    modifier('telur-dadar', 'Telur dadar Padang', 10_000),
    modifier('perkedel', 'Perkedel', 6_000),
    modifier('daun-singkong', 'Daun singkong', 5_000),
    modifier('sambal-ijo', 'Sambal ijo', 4_000),
  ],
)
export const laukGudeg = pickSome(
  'lauk-gudeg',
  'Tambah lauk',
  [0, 3],
  [
    modifier('telur-pindang', 'Telur pindang', 6_000),
    modifier('tahu-bacem', 'Tahu bacem', 4_000),
    modifier('tempe-bacem', 'Tempe bacem', 4_000),
    modifier('ceker', 'Ceker', 6_000),
  ],
)
export const jenisMie = pickOne('jenis-mie', 'Mie', [
  modifier('mie-kuning', 'Mie kuning'),
  modifier('bihun', 'Bihun'),
  modifier('mie-bihun', 'Campur'),
  modifier('tanpa-mie', 'Tanpa mie'),
])
export const isiBakso = pickSome(
  'isi-bakso',
  'Tambah isi',
  [0, 4],
  [
    modifier('bakso-halus', 'Bakso halus, 3 butir', 9_000),
    modifier('bakso-urat', 'Bakso urat, 1 butir', 8_000),
    modifier('tahu-bakso', 'Tahu bakso', 5_000),
    modifier('pangsit-goreng', 'Pangsit goreng', 4_000),
  ],
)
export const rasaMie = pickOne('rasa-mie', 'Rasa', [
  modifier('asin', 'Asin'),
  modifier('manis-kecap', 'Yamin manis'),
])
export const gorengRebus = pickOne('goreng-rebus', 'Masaknya', [
  modifier('goreng', 'Goreng'),
  modifier('nyemek', 'Nyemek'),
  modifier('godhog', 'Godhog, berkuah'),
])
export const isiSoto = pickSome(
  'isi-soto',
  'Tambah',
  [0, 3],
  [
    modifier('telur-rebus', 'Telur rebus', 5_000),
    modifier('perkedel-soto', 'Perkedel', 5_000),
    modifier('emping', 'Emping', 5_000),
    modifier('sate-usus', 'Sate usus', 4_000),
  ],
)
export const bumbu = pickOne('bumbu', 'Bumbu', [
  modifier('bumbu-kacang', 'Kacang'),
  modifier('bumbu-kecap', 'Kecap'),
  modifier('bumbu-campur', 'Campur'),
])
export const karbo = pickOne('karbo', 'Lontong atau nasi', [
  modifier('lontong', 'Lontong', 5_000),
  modifier('sate-nasi', 'Nasi putih', 5_000),
  modifier('polos', 'Tanpa'),
])
export const karedok = pickOne('cabai', 'Cabai diulek', [
  modifier('cabai-0', 'Tanpa cabai'),
  modifier('cabai-2', '2 cabai'),
  modifier('cabai-5', '5 cabai'),
  modifier('cabai-10', '10 cabai'),
])
export const cuko = pickOne('cuko', 'Cuko', [
  modifier('cuko-sedang', 'Sedang'),
  modifier('cuko-pedas', 'Pedas'),
  modifier('cuko-pisah', 'Dipisah'),
])
export const porsi = pickOne('porsi', 'Porsi', [
  modifier('porsi-kecil', 'Kecil, 2 orang'),
  modifier('porsi-sedang', 'Sedang, 4 orang', 35_000),
  modifier('porsi-besar', 'Besar, 6 orang', 70_000),
])
export const telurMartabak = pickOne('telur-martabak', 'Telur', [
  modifier('dua-telur', 'Biasa, 2 telur'),
  modifier('tiga-telur', 'Istimewa, 3 telur', 10_000),
  modifier('telur-bebek', 'Telur bebek', 16_000),
])
export const topingManis = pickSome(
  'toping-manis',
  'Tambah topping',
  [0, 3],
  [
    modifier('tambah-keju', 'Keju', 12_000),
    modifier('tambah-kacang', 'Kacang', 8_000),
    modifier('tambah-cokelat', 'Meses cokelat', 8_000),
    modifier('tambah-wijen', 'Wijen', 4_000),
  ],
)
export const suhu = pickOne('suhu', 'Suhu', [
  modifier('dingin', 'Dingin'),
  modifier('panas', 'Panas'),
])
export const gula = pickOne('gula', 'Gula', [
  modifier('gula-normal', 'Normal'),
  modifier('gula-sedikit', 'Sedikit'),
  modifier('gula-tanpa', 'Tanpa gula'),
])
export const ukuran = pickOne('ukuran', 'Ukuran', [
  modifier('reguler', 'Reguler'),
  modifier('besar', 'Besar', 6_000),
])
export const isiGelas = pickSome(
  'isi-gelas',
  'Topping',
  [0, 2],
  [
    modifier('boba', 'Boba', 5_000),
    modifier('cincau', 'Cincau', 4_000),
    modifier('jeli', 'Jeli kopi', 5_000),
    modifier('krim', 'Krim keju', 7_000),
  ],
)
export const susu = pickOne('susu', 'Susu', [
  modifier('susu-segar', 'Susu segar'),
  modifier('susu-oat', 'Susu oat', 8_000),
])
export const matang = pickOne('matang', 'Kematangan', [
  modifier('setengah-matang', 'Medium'),
  modifier('agak-matang', 'Medium well'),
  modifier('matang-penuh', 'Well done'),
])
export const sausSteak = pickOne('saus-steak', 'Saus', [
  modifier('saus-lada', 'Lada hitam'),
  modifier('saus-jamur', 'Jamur'),
  modifier('saus-bbq', 'Barbekyu'),
])
export const isiBurger = pickSome(
  'isi-burger',
  'Tambah',
  [0, 3],
  [
    modifier('lembar-keju', 'Keju', 5_000),
    modifier('telur-burger', 'Telur', 5_000),
    modifier('dobel-daging', 'Daging dobel', 15_000),
  ],
)
export const dagingKebuli = pickOne('daging-kebuli', 'Daging', [
  modifier('kebuli-ayam', 'Ayam'),
  modifier('kebuli-kambing', 'Kambing', 20_000),
])
export const rasaIkan = pickOne('rasa-ikan', 'Dimasak', [
  modifier('ikan-bakar-kecap', 'Bakar kecap'),
  modifier('ikan-bakar-rica', 'Bakar rica'),
  modifier('ikan-goreng', 'Goreng'),
  modifier('ikan-asam-manis', 'Asam manis', 5_000),
])
