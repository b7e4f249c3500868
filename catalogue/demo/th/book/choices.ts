// The choices that Thailand's kitchens offer: shared stock, in the words of the counter.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const phet = pickOne('phet', 'ระดับความเผ็ด', [
  modifier('mai-phet', 'ไม่เผ็ด'),
  modifier('phet-noi', 'เผ็ดน้อย'),
  modifier('phet-klang', 'เผ็ดกลาง'),
  modifier('phet-mak', 'เผ็ดมาก'),
])
export const phrik = pickOne('phrik', 'จำนวนพริก', [
  modifier('phrik-0', 'ไม่ใส่พริก'),
  modifier('phrik-1', '1 เม็ด'),
  modifier('phrik-3', '3 เม็ด'),
  modifier('phrik-5', '5 เม็ด'),
  modifier('phrik-10', '10 เม็ด'),
])
export const size = pickOne('size', 'ขนาด', [
  modifier('thammada', 'ธรรมดา'),
  modifier('phiset', 'พิเศษ', 1_000),
])
export const meat = pickOne('meat', 'เนื้อสัตว์', [
  modifier('mu', 'หมู'),
  modifier('kai', 'ไก่'),
  modifier('mu-krop', 'หมูกรอบ', 1_500),
  modifier('kung', 'กุ้ง', 2_000),
])
export const khai = pickSome(
  'khai',
  'เพิ่มไข่',
  [0, 2],
  [
    modifier('khai-dao', 'ไข่ดาว', 1_000),
    modifier('khai-chiao', 'ไข่เจียว', 1_500),
    modifier('khai-tom', 'ไข่ต้ม', 1_000),
  ],
)
export const khao = pickOne('khao', 'ข้าว', [
  modifier('khao-suai', 'ข้าวสวย'),
  modifier('khao-klong', 'ข้าวกล้อง', 500),
  modifier('khao-noi', 'ข้าวน้อย'),
  modifier('khao-mak', 'เพิ่มข้าว', 1_000),
])
export const sen = pickOne('sen', 'เส้น', [
  modifier('sen-lek', 'เส้นเล็ก'),
  modifier('sen-yai', 'เส้นใหญ่'),
  modifier('sen-mi', 'เส้นหมี่'),
  modifier('ba-mi', 'บะหมี่'),
  modifier('wun-sen', 'วุ้นเส้น'),
])
export const nam = pickOne('nam', 'น้ำหรือแห้ง', [modifier('nam', 'น้ำ'), modifier('haeng', 'แห้ง')])
export const noodleMore = pickSome(
  'noodle-more',
  'เพิ่มเติม',
  [0, 3],
  [
    modifier('luk-chin', 'ลูกชิ้น', 1_000),
    modifier('kak-mu', 'กากหมู', 500),
    modifier('khaep-mu', 'แคบหมู', 1_000),
    modifier('phak-bung', 'ผักบุ้ง'),
  ],
)
export const krueng = pickSome(
  'krueng',
  'ใส่เพิ่ม',
  [0, 3],
  [
    modifier('khai-khem', 'ไข่เค็ม', 1_500),
    modifier('khanom-chin', 'ขนมจีน', 1_000),
    modifier('mu-yo', 'หมูยอ', 1_500),
    modifier('pu-ma', 'ปูม้าดอง', 3_500),
  ],
)
export const chim = pickOne('chim', 'น้ำจิ้ม', [
  modifier('chaeo', 'แจ่ว'),
  modifier('kai-sot', 'น้ำจิ้มไก่'),
  modifier('sifut', 'ซีฟู้ด'),
])
export const pad = pickOne('pad', 'ปรุงแบบ', [
  modifier('pad-phong-kari', 'ผัดผงกะหรี่'),
  modifier('pad-phrik-thai-dam', 'ผัดพริกไทยดำ'),
  modifier('op-wun-sen', 'อบวุ้นเส้น'),
  modifier('nueng-manao', 'นึ่งมะนาว'),
])
export const wan = pickOne('wan', 'ความหวาน', [
  modifier('wan-100', 'หวานปกติ'),
  modifier('wan-50', 'หวานน้อย'),
  modifier('wan-25', 'หวานนิดเดียว'),
  modifier('wan-0', 'ไม่หวาน'),
])
export const ron = pickOne('ron', 'ร้อนหรือเย็น', [
  modifier('ron', 'ร้อน'),
  modifier('yen', 'เย็น', 500),
])
export const topping = pickSome(
  'topping',
  'ท็อปปิ้ง',
  [0, 2],
  [
    modifier('khai-muk', 'ไข่มุก', 1_000),
    modifier('chao-kuai', 'เฉาก๊วย', 1_000),
    modifier('whip', 'วิปครีม', 1_500),
  ],
)
export const roti = pickSome(
  'roti-on',
  'ราดหน้า',
  [0, 2],
  [
    modifier('nom-khon', 'นมข้น'),
    modifier('choko', 'ช็อกโกแลต', 500),
    modifier('namtan', 'น้ำตาลทราย'),
  ],
)
export const kapkhao = pickSome(
  'kapkhao',
  'เลือกกับข้าว',
  [2, 3],
  [
    modifier('pla-thu', 'ปลาทูทอด'),
    modifier('khai-luk-khoei', 'ไข่ลูกเขย'),
    modifier('phat-phak', 'ผัดผักรวม'),
    modifier('kaeng-som', 'แกงส้มผักรวม'),
    modifier('mu-pa-lo', 'หมูพะโล้', 1_000),
  ],
)
export const fan = pickOne('fan', 'ส่วน', [
  modifier('nong', 'น่อง'),
  modifier('ok', 'อก'),
  modifier('pik', 'ปีก'),
])
export const done = pickOne('done', 'ความสุก', [
  modifier('medium-rare', 'Medium rare'),
  modifier('medium', 'Medium'),
  modifier('well', 'Well done'),
])
