// A phở kitchen in Quận 1, open around the clock.
import { aroundTheClock } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const size = pickOne('co', 'Cỡ tô', [
  modifier('thuong', 'Tô thường'),
  modifier('lon', 'Tô lớn', 15_000),
  modifier('dac-biet', 'Tô đặc biệt', 30_000, soldOut),
])
const noodles = pickOne('banh', 'Bánh phở', [
  modifier('tuoi', 'Bánh tươi'),
  modifier('kho', 'Bánh khô'),
  modifier('it', 'Ít bánh'),
])
const additions = pickSome(
  'them',
  'Thêm',
  [0, 4],
  [
    modifier('trung', 'Trứng chần', 8_000),
    modifier('bo-vien', 'Bò viên, 3 viên', 18_000),
    modifier('quay', 'Quẩy, 2 cái', 8_000),
    modifier('gan', 'Gân bò', 20_000),
  ],
)
const sauce = pickOne('cham', 'Nước chấm', [
  modifier('mam', 'Nước mắm chua ngọt'),
  modifier('tuong', 'Tương đậu phộng'),
])
const ice = pickOne('duong', 'Độ ngọt', [
  modifier('thuong', 'Bình thường'),
  modifier('it', 'Ít ngọt'),
  modifier('khong', 'Không đường'),
])

export const bepCoBa: CatalogueMerchantInput = {
  ID: 'vn-m1',
  name: 'Bếp Cô Ba, Nguyễn Trãi',
  cuisines: ['Phở', 'Bún', 'Cơm tấm'],
  address: '86 Nguyễn Trãi, Quận 1, TP. Hồ Chí Minh',
  latlng: { latitude: 10.7695, longitude: 106.6919 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Ho_Chi_Minh'),
  preparationMinutes: 12,
  rating: 4.7,
  voteCount: 3_870,
  promo: 'Bánh mì giảm 20%',
  campaigns: [
    {
      ID: 'vn-m1-banh-mi',
      name: 'Bánh mì giảm 20%',
      tcDetails: 'Áp dụng cho bánh mì đặc biệt, mỗi ngày. Giá đã gồm khuyến mãi.',
    },
  ],
  categories: [
    category('pho-bun', 'Phở và bún', [
      dish(
        'pho-tai-chin',
        'Phở bò tái chín',
        65_000,
        'pho',
        'Bánh phở tươi, bò tái, nạm chín, hành, rau thơm, chanh, ớt',
        { modifierGroups: [size, noodles, additions] },
      ),
      dish(
        'bun-bo-hue',
        'Bún bò Huế',
        68_000,
        'bun-bo-hue',
        'Nước dùng sả ớt, bắp bò, chả Huế, rau sống',
        soldOut,
      ),
      dish('pho-ga', 'Phở gà ta', 62_000, 'pho-ga', 'Gà ta xé, lá chanh, hành trần', {
        modifierGroups: [size, noodles],
      }),
      dish(
        'bun-cha',
        'Bún chả Hà Nội',
        60_000,
        'bun-cha',
        'Chả nướng than, đu đủ chua ngọt, rau sống',
      ),
    ]),
    category('com', 'Cơm', [
      dish(
        'com-tam',
        'Cơm tấm sườn trứng',
        69_000,
        'com-tam',
        'Sườn nướng mật ong, trứng ốp la, đồ chua',
      ),
      dish(
        'com-ga',
        'Cơm gà Hội An',
        62_000,
        'com-ga',
        'Gà luộc, cơm nghệ, rau răm, nước mắm gừng',
      ),
    ]),
    category('banh-mi', 'Bánh mì', [
      dish(
        'banh-mi',
        'Bánh mì đặc biệt',
        35_000,
        'banh-mi',
        'Pa tê, chả lụa, thịt nguội, đồ chua, ngò',
        { discountedPrice: 28_000, campaignID: 'vn-m1-banh-mi' },
      ),
    ]),
    category('cuon-chien', 'Cuốn và chiên', [
      dish(
        'goi-cuon',
        'Gỏi cuốn tôm thịt',
        42_000,
        'goi-cuon',
        'Ba cuốn, tôm, thịt luộc, bún, rau thơm, tương đậu phộng',
      ),
      dish('cha-gio', 'Chả giò', 45_000, 'cha-gio', 'Bốn cuốn giòn, rau sống', {
        modifierGroups: [sauce],
      }),
    ]),
    category('do-uong', 'Đồ uống', [
      dish('ca-phe', 'Cà phê sữa đá', 29_000, 'drip-coffee', 'Cà phê phin, sữa đặc, đá', {
        modifierGroups: [ice],
      }),
      dish('da-chanh', 'Đá chanh', 22_000, 'lime-juice', 'Chanh tươi, đường, đá', {
        modifierGroups: [ice],
      }),
      dish('tra-sua', 'Trà sữa trân châu', 39_000, 'boba', 'Trà đen, sữa, trân châu đường đen', {
        modifierGroups: [ice],
      }),
    ]),
  ],
}
