// A Bangkok cook shop, open around the clock.
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

const heat = pickOne('heat', 'ระดับความเผ็ด', [
  modifier('none', 'ไม่เผ็ด'),
  modifier('mild', 'เผ็ดน้อย'),
  modifier('normal', 'เผ็ดกลาง'),
  modifier('hot', 'เผ็ดมาก'),
])
const noodles = pickOne('noodles', 'เส้น', [
  modifier('chan', 'เส้นจันท์'),
  modifier('wunsen', 'วุ้นเส้น', 500),
  modifier('big', 'เส้นใหญ่', 0, soldOut),
])
const additions = pickSome(
  'additions',
  'เพิ่มเติม',
  [0, 3],
  [
    modifier('prawns', 'กุ้งสด 3 ตัว', 4_000),
    modifier('fried-egg', 'ไข่ดาว', 1_500),
    modifier('egg-net', 'ห่อไข่', 2_000),
    modifier('rice', 'ข้าวสวย', 1_500),
  ],
)
const sweetness = pickOne('sweetness', 'ความหวาน', [
  modifier('normal', 'หวานปกติ'),
  modifier('less', 'หวานน้อย'),
  modifier('none', 'ไม่หวาน'),
])

export const khruaPaDaeng: CatalogueMerchantInput = {
  ID: 'th-m1',
  name: 'ครัวป้าแดง สุขุมวิท',
  cuisines: ['อาหารไทย', 'ผัดไทย', 'ส้มตำ'],
  address: 'ซอยสุขุมวิท 23 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพฯ',
  latlng: { latitude: 13.7392, longitude: 100.5634 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Bangkok'),
  preparationMinutes: 13,
  rating: 4.8,
  voteCount: 4_120,
  promo: 'ลด 16% กะเพราหมูสับ',
  campaigns: [
    {
      ID: 'th-m1-kaprao',
      name: 'ลด 16% กะเพราหมูสับ',
      tcDetails: 'กะเพราหมูสับ ทุกวัน ราคาที่แสดงหักส่วนลดแล้ว',
    },
  ],
  categories: [
    category('rice-wok', 'ข้าวและผัด', [
      dish(
        'pad-thai',
        'ผัดไทยกุ้งสด',
        9_500,
        'pad-thai',
        'เส้นจันท์ผัดกุ้งสด ซอสมะขาม ถั่วงอก ใบกุยช่าย ถั่วลิสง',
        { englishName: 'Pad thai with fresh prawns', modifierGroups: [noodles, heat, additions] },
      ),
      dish(
        'kaprao',
        'กะเพราหมูสับไข่ดาว',
        8_900,
        'pad-krapow',
        'หมูสับผัดใบกะเพราและพริก ข้าวหอมมะลิ ไข่ดาวกรอบ',
        {
          englishName: 'Minced pork with holy basil and a fried egg',
          discountedPrice: 7_500,
          campaignID: 'th-m1-kaprao',
          modifierGroups: [heat, additions],
        },
      ),
      dish('khao-phat', 'ข้าวผัดกุ้ง', 9_000, 'shrimp-fried-rice', 'ข้าวผัด กุ้ง ไข่ มะนาว', {
        englishName: 'Prawn fried rice',
      }),
      dish('khao-man-kai', 'ข้าวมันไก่ต้ม', 7_000, 'chicken-rice', 'ไก่ต้ม ข้าวหุงน้ำซุป น้ำจิ้มเต้าเจี้ยวขิง', {
        englishName: 'Poached chicken rice',
      }),
    ]),
    category('soup-curry', 'ต้มและแกง', [
      dish('tom-yum', 'ต้มยำกุ้งน้ำข้น', 14_900, 'tom-yum', 'ต้มยำน้ำข้นรสจัด กุ้งแม่น้ำ', {
        englishName: 'Creamy tom yum with river prawns',
        modifierGroups: [heat],
      }),
      dish(
        'green-curry',
        'แกงเขียวหวานไก่',
        9_900,
        'green-curry',
        'แกงเขียวหวานไก่ มะเขือ โหระพา พร้อมข้าว',
        { englishName: 'Green curry with chicken', modifierGroups: [heat] },
      ),
      dish('khao-soi', 'ข้าวซอยไก่', 8_900, 'khao-soi', 'แกงข้าวซอยแบบเหนือ โรยเส้นกรอบ', {
        englishName: 'Khao soi with chicken',
        ...soldOut,
      }),
    ]),
    category('salad', 'ยำและส้มตำ', [
      dish('som-tam', 'ส้มตำไทย', 6_500, 'som-tam', 'มะละกอดิบ ถั่วลิสง กุ้งแห้ง มะนาว', {
        englishName: 'Som tam with peanuts',
        modifierGroups: [heat],
      }),
      dish(
        'kai-thot',
        'ไก่ทอดหาดใหญ่',
        8_500,
        { recipe: 'fried-chicken', toppings: ['shallots'] },
        'ไก่ทอดแบบใต้ หอมเจียวกรอบ',
        { englishName: 'Hat Yai fried chicken' },
      ),
    ]),
    category('dessert', 'ของหวาน', [
      dish('mango', 'ข้าวเหนียวมะม่วง', 11_000, 'mango-sticky-rice', 'มะม่วง ข้าวเหนียวมูน หัวกะทิ', {
        englishName: 'Mango sticky rice',
      }),
    ]),
    category('drinks', 'เครื่องดื่ม', [
      dish('cha-yen', 'ชาไทยเย็น', 4_500, 'thai-tea', 'ชาไทยใส่นม เย็น', {
        englishName: 'Thai iced tea',
        modifierGroups: [sweetness],
      }),
      dish('manao', 'น้ำมะนาวโซดา', 5_000, 'lime-soda', 'มะนาวโซดา สะระแหน่', {
        englishName: 'Lime soda',
      }),
      dish('oliang', 'โอเลี้ยง', 4_000, 'iced-black-coffee', 'กาแฟคั่วเข้มใส่น้ำแข็ง', {
        englishName: 'Iced black coffee',
        modifierGroups: [sweetness],
      }),
    ]),
  ],
}
