// Huế noodles, closed for now.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const heat = pickOne('cay', 'Độ cay', [
  modifier('khong', 'Không cay'),
  modifier('vua', 'Cay vừa'),
  modifier('hue', 'Cay kiểu Huế'),
])
const extras = pickSome(
  'them',
  'Thêm',
  [0, 3],
  [
    modifier('gio', 'Giò heo', 20_000),
    modifier('cha-cua', 'Chả cua', 12_000),
    modifier('huyet', 'Huyết', 5_000),
  ],
)

export const bunBoMeLan: CatalogueMerchantInput = {
  ID: 'vn-m3',
  name: 'Bún Bò Mệ Lan',
  cuisines: ['Món Huế', 'Bún'],
  address: '19 Mạc Đĩnh Chi, Quận 1, TP. Hồ Chí Minh',
  latlng: { latitude: 10.7858, longitude: 106.6994 },
  radius: 4_500,
  openingHours: everyDayBut(0, 'Asia/Ho_Chi_Minh', '06:00-21:00'),
  temporarilyClosed: true,
  preparationMinutes: 11,
  rating: 4.7,
  voteCount: 1_150,
  categories: [
    category('bun', 'Bún và mì', [
      dish('bun-bo', 'Bún bò Huế', 65_000, 'bun-bo-hue', 'Bắp bò, chả cua, giò heo, sả, ruốc', {
        modifierGroups: [heat, extras],
      }),
      dish('bun-hen', 'Bún hến', 45_000, 'bun-thit-nuong', 'Hến xào, tóp mỡ, rau thơm', {
        modifierGroups: [heat],
      }),
      dish(
        'bun-thit-nuong',
        'Bún thịt nướng',
        52_000,
        'bun-thit-nuong',
        'Thịt nướng sả, đậu phộng, rau sống',
      ),
      dish('mi-quang', 'Mì Quảng tôm thịt', 58_000, 'mi-quang', 'Sợi vàng, tôm, thịt, bánh đa'),
    ]),
    category('banh-hue', 'Bánh Huế', [
      dish('beo', 'Bánh bèo, 10 chén', 45_000, 'banh-beo', 'Tôm chấy, mỡ hành'),
      dish('bot-loc', 'Bánh bột lọc, 10 cái', 45_000, 'bot-loc', 'Nhân tôm thịt, vỏ trong'),
      dish('nam', 'Bánh nậm, 6 cái', 42_000, 'banh-nam', 'Lá chuối, tôm xay'),
    ]),
    category('cuon', 'Cuốn và nem', [
      dish('nem-ran', 'Nem rán, 5 cuốn', 48_000, 'cha-gio', 'Thịt, mộc nhĩ, nước mắm'),
      dish('nem-lui', 'Nem lụi, 6 cây', 60_000, 'nem-lui', 'Nướng trên sả, tương đậu phộng'),
      dish('goi-cuon', 'Cuốn tôm chua', 42_000, 'goi-cuon', 'Tôm chua, thịt luộc, rau thơm'),
    ]),
    category('do-uong', 'Đồ uống và chè', [
      dish('che', 'Chè đậu thập cẩm', 25_000, 'che', 'Đậu đỏ, bánh lọt lá dứa, nước cốt dừa'),
      dish('chanh', 'Chanh tươi', 20_000, 'lime-juice', 'Đá xay'),
      dish('ca-phe', 'Cà phê muối', 30_000, 'salted-coffee', 'Kem muối, cà phê phin'),
    ]),
  ],
}
