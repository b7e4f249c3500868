// Hà Nội bún chả in the South, with tables upstairs.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  tables,
  type CatalogueMerchantInput,
} from '../menu.ts'

const portion = pickOne('suat', 'Suất', [
  modifier('thuong', 'Thường'),
  modifier('day-du', 'Đầy đủ', 20_000),
])
const extras = pickSome(
  'them',
  'Gọi thêm',
  [0, 3],
  [
    modifier('bun', 'Bún', 5_000),
    modifier('nem', 'Nem cua bể, 1 cái', 18_000),
    modifier('cha', 'Chả viên', 20_000),
    modifier('rau', 'Rau sống', 0, soldOut),
  ],
)

export const bunChaNgoNho: CatalogueMerchantInput = {
  ID: 'vn-m5',
  name: 'Bún Chả Ngõ Nhỏ',
  cuisines: ['Bún chả', 'Món Bắc', 'Nem'],
  address: '26 Lê Thánh Tôn, Quận 1, TP. Hồ Chí Minh',
  latlng: { latitude: 10.7806, longitude: 106.7046 },
  radius: 5_500,
  openingHours: everyDay('Asia/Ho_Chi_Minh', '10:00-21:30'),
  preparationMinutes: 15,
  rating: 4.8,
  voteCount: 1_520,
  promo: 'Tặng trà chanh đơn từ 200.000 ₫',
  tables: tables('vn-m5', 10),
  campaigns: [
    {
      ID: 'vn-m5-tra',
      name: 'Tặng trà chanh',
      tcDetails: 'Một ly trà chanh cho đơn từ 200.000 ₫. Mỗi đơn một ly.',
      freeItem: { ID: 'tra-chanh', name: 'Trà chanh', minSubtotal: 200_000 },
    },
  ],
  categories: [
    category('bun-cha', 'Bún chả', [
      dish(
        'bun-cha',
        'Bún chả Hà Nội',
        65_000,
        'bun-cha',
        'Chả miếng, chả viên, nước chấm ấm, rau sống',
        { modifierGroups: [portion, extras] },
      ),
      dish('que-tre', 'Bún chả que tre', 72_000, 'bamboo-pork', 'Thịt nướng kẹp tre', {
        modifierGroups: [portion, extras],
      }),
      dish('bun-nem', 'Bún nem cua bể', 68_000, 'square-rolls', 'Nem vuông, nhân cua', {
        modifierGroups: [extras],
      }),
    ]),
    category('pho-bun', 'Phở và bún nước', [
      dish('pho-bo', 'Phở bò Hà Nội', 68_000, 'pho', 'Nước trong, bò chín, hành hoa'),
      dish('bun-thang', 'Bún thang', 65_000, 'bun-thang', 'Gà xé, giò, trứng tráng mỏng'),
      dish('bun-rieu', 'Bún riêu cua', 58_000, 'bun-rieu', 'Riêu cua, cà chua, đậu rán', soldOut),
    ]),
    category('mon-bac', 'Món Bắc', [
      dish('cha-ca', 'Chả cá thì là', 145_000, 'cha-ca', 'Cá lăng, nghệ, thì là, chảo nóng'),
      dish('pho-cuon', 'Phở cuốn', 60_000, 'pho-cuon', 'Bò xào, bánh phở, rau thơm'),
      dish('nem-ran', 'Nem rán, 5 cái', 55_000, 'cha-gio', 'Thịt, miến, mộc nhĩ'),
      dish('ga-rang', 'Gà rán lá chanh', 89_000, 'ayam-goreng', 'Nửa con, lá chanh giòn'),
    ]),
    category('do-uong', 'Đồ uống', [
      dish('tra-chanh', 'Trà chanh', 20_000, 'lime-tea', 'Trà mạn, chanh'),
      dish('ca-phe', 'Cà phê nâu đá', 29_000, 'iced-coffee', 'Phin, sữa'),
      dish('chanh', 'Chanh muối soda', 30_000, 'salted-lime', 'Chanh muối một năm'),
    ]),
  ],
}
