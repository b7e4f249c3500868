// Broken rice in an alley; an order has a limit.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const rice = pickOne('com', 'Cơm', [
  modifier('vua', 'Cơm vừa'),
  modifier('nhieu', 'Cơm nhiều', 5_000),
  modifier('it', 'Cơm ít'),
])
const sides = pickSome(
  'mon-them',
  'Món thêm',
  [0, 3],
  [
    modifier('bi', 'Bì', 10_000),
    modifier('cha', 'Chả trứng', 12_000),
    modifier('op-la', 'Trứng ốp la', 8_000),
    modifier('lap-xuong', 'Lạp xưởng', 15_000, soldOut),
  ],
)

export const comTamHem: CatalogueMerchantInput = {
  ID: 'vn-m2',
  name: 'Cơm Tấm Hẻm 47',
  cuisines: ['Cơm tấm', 'Món Việt'],
  address: '47/12 Võ Văn Tần, Quận 3, TP. Hồ Chí Minh',
  latlng: { latitude: 10.7768, longitude: 106.6915 },
  radius: 5_000,
  openingHours: everyDay('Asia/Ho_Chi_Minh', '06:00-14:00', '16:30-22:00'),
  preparationMinutes: 10,
  rating: 4.6,
  voteCount: 2_290,
  promo: 'Sườn bì chả giảm 15%',
  orderValueLimit: 1_500_000,
  campaigns: [
    {
      ID: 'vn-m2-suon',
      name: 'Sườn bì chả giảm 15%',
      tcDetails: 'Áp dụng cho cơm tấm sườn bì chả, mỗi ngày. Giá đã gồm khuyến mãi.',
    },
  ],
  categories: [
    category('com-tam', 'Cơm tấm', [
      dish(
        'suon-bi-cha',
        'Cơm tấm sườn bì chả',
        60_000,
        'com-tam',
        'Sườn nướng than, bì, chả trứng, mỡ hành',
        { discountedPrice: 51_000, campaignID: 'vn-m2-suon', modifierGroups: [rice, sides] },
      ),
      dish(
        'suon-que',
        'Cơm tấm sườn que',
        55_000,
        { recipe: 'com-tam', vessel: 'indigo' },
        'Sườn que nướng mật ong',
        { modifierGroups: [rice, sides] },
      ),
      dish('ga-nuong', 'Cơm tấm gà nướng', 52_000, 'com-tam-ga', 'Đùi gà nướng sả', {
        modifierGroups: [rice, sides],
      }),
      dish('ga-chien', 'Cơm gà chiên giòn', 55_000, 'fried-chicken', 'Gà góc tư, cơm chiên', {
        modifierGroups: [rice],
      }),
    ]),
    category('mon-mam', 'Món mặn', [
      dish('thit-kho', 'Thịt kho trứng', 48_000, 'thit-kho', 'Ba rọi kho nước dừa, cơm trắng'),
      dish(
        'ca-nuong',
        'Cá nướng lá chuối',
        85_000,
        'grilled-fish',
        'Cá diêu hồng, mỡ hành, đậu phộng',
      ),
      dish('bo-luc-lac', 'Bò lúc lắc', 89_000, 'lok-lak', 'Bò áp chảo, xà lách, trứng, cơm'),
      dish(
        'canh-chua',
        'Canh chua cá',
        45_000,
        'canh-chua',
        'Me, cà chua, bạc hà, đậu bắp',
        soldOut,
      ),
    ]),
    category('an-kem', 'Ăn kèm', [
      dish('cha-gio', 'Chả giò, 4 cuốn', 40_000, 'cha-gio', 'Thịt, tôm, khoai môn'),
      dish('canh', 'Canh rau ngày', 12_000, 'canh-rau', 'Tùy chợ sáng'),
    ]),
    category('do-uong', 'Đồ uống', [
      dish('tra-da', 'Trà đá', 5_000, 'water-tea', 'Ly lớn'),
      dish('ca-phe', 'Cà phê đen đá', 22_000, 'iced-black-coffee', 'Cà phê phin'),
      dish('chanh-day', 'Chanh muối', 25_000, 'salted-lime', 'Chanh muối, soda'),
    ]),
  ],
}
