// A bánh mì cart: not integrated, the rider orders and pays there.
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

const chili = pickOne('ot', 'Ớt', [
  modifier('khong', 'Không ớt'),
  modifier('it', 'Ít ớt'),
  modifier('nhieu', 'Nhiều ớt'),
])
const extras = pickSome(
  'kep',
  'Kẹp thêm',
  [0, 3],
  [
    modifier('trung', 'Trứng ốp la', 8_000),
    modifier('pate', 'Pa tê', 6_000),
    modifier('cha-lua', 'Chả lụa', 10_000),
    modifier('bo', 'Bơ trứng', 5_000, soldOut),
  ],
)

export const banhMiBaTu: CatalogueMerchantInput = {
  ID: 'vn-m4',
  name: 'Bánh Mì Bà Tư',
  cuisines: ['Bánh mì', 'Ăn sáng', 'Cà phê'],
  address: '132 Cống Quỳnh, Quận 1, TP. Hồ Chí Minh',
  latlng: { latitude: 10.7663, longitude: 106.6886 },
  radius: 4_000,
  isIntegrated: false,
  openingHours: everyDay('Asia/Ho_Chi_Minh', '05:30-23:30'),
  preparationMinutes: 6,
  rating: 4.5,
  voteCount: 4_010,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 200 },
  categories: [
    category('banh-mi', 'Bánh mì', [
      dish(
        'thit',
        'Bánh mì thịt nguội',
        30_000,
        'banh-mi',
        'Pa tê, chả, thịt nguội, dưa leo, ngò',
        { modifierGroups: [chili, extras] },
      ),
      dish('xiu-mai', 'Bánh mì xíu mại', 28_000, 'xiu-mai', 'Xíu mại sốt cà, chén riêng', {
        modifierGroups: [chili],
      }),
      dish('heo-quay', 'Bánh mì heo quay', 38_000, 'banh-mi-roast', 'Da giòn, đồ chua, tương', {
        modifierGroups: [chili, extras],
      }),
      dish('op-la', 'Bánh mì ốp la', 28_000, 'banh-mi-egg', 'Hai trứng, xì dầu', {
        modifierGroups: [chili],
      }),
      dish('chay', 'Bánh mì chay', 25_000, 'banh-mi-tofu', 'Đậu hũ sả, nấm, đồ chua', {
        modifierGroups: [chili],
      }),
    ]),
    category('xoi', 'Xôi và cuốn', [
      dish('xoi-ga', 'Xôi gà', 32_000, 'xoi', 'Gà xé, hành phi', soldOut),
      dish('goi-cuon', 'Gỏi cuốn, 2 cuốn', 24_000, 'goi-cuon', 'Tôm, thịt, bún'),
      dish('cha-gio', 'Chả giò rế, 4 cuốn', 36_000, 'cha-gio', 'Vỏ rế giòn'),
      dish('bo-bia', 'Bò bía, 3 cuốn', 24_000, 'bo-bia', 'Củ sắn, lạp xưởng, trứng'),
    ]),
    category('do-uong', 'Đồ uống', [
      dish('sua-da', 'Cà phê sữa đá', 22_000, 'drip-coffee', 'Phin, sữa đặc'),
      dish('bac-xiu', 'Bạc xỉu nóng', 25_000, 'latte', 'Nhiều sữa, ít cà phê'),
      dish('tac', 'Trà tắc', 18_000, 'lime-tea', 'Trà, tắc, đường'),
      dish('chanh', 'Chanh dây', 22_000, 'passionfruit', 'Mật ong, đá'),
    ]),
  ],
}
