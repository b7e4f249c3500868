// Thai sweets and teas, with tables in the garden.
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

const sweetness = pickOne('sweetness', 'ความหวาน', [
  modifier('100', '100%'),
  modifier('50', '50%'),
  modifier('25', '25%'),
  modifier('0', '0%'),
])
const toppings = pickSome(
  'toppings',
  'ท็อปปิ้ง',
  [0, 2],
  [
    modifier('pearls', 'ไข่มุก', 1_000),
    modifier('grass-jelly', 'เฉาก๊วย', 1_000),
    modifier('pudding', 'พุดดิ้ง', 1_500, soldOut),
  ],
)

export const khanomBanSuan: CatalogueMerchantInput = {
  ID: 'th-m5',
  name: 'ขนมหวานบ้านสวน',
  cuisines: ['ของหวาน', 'ชา', 'ของว่าง'],
  address: 'ซอยสุขุมวิท 31 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ',
  latlng: { latitude: 13.7345, longitude: 100.5668 },
  radius: 6_000,
  openingHours: everyDay('Asia/Bangkok', '10:00-23:00'),
  preparationMinutes: 8,
  rating: 4.9,
  voteCount: 1_610,
  promo: 'ฟรีชาไทย เมื่อสั่งครบ ฿250',
  tables: tables('th-m5', 9),
  campaigns: [
    {
      ID: 'th-m5-cha',
      name: 'ฟรีชาไทยเย็น',
      tcDetails: 'ชาไทยเย็นหนึ่งแก้ว เมื่อสั่งอาหารครบ ฿250 ออร์เดอร์ละหนึ่งแก้ว',
      freeItem: { ID: 'cha-thai', name: 'ชาไทยเย็น', minSubtotal: 25_000 },
    },
  ],
  categories: [
    category('sweet', 'ของหวาน', [
      dish('mango', 'ข้าวเหนียวมะม่วง', 12_000, 'mango-sticky-rice', 'มะม่วงน้ำดอกไม้ ข้าวเหนียวมูน หัวกะทิ', {
        englishName: 'Mango sticky rice',
      }),
      dish('lot-chong', 'ลอดช่องน้ำกะทิ', 5_500, 'cendol', 'ลอดช่องใบเตย น้ำตาลมะพร้าว กะทิ', {
        englishName: 'Pandan noodles in coconut milk',
      }),
      dish('khanom-tom', 'ขนมต้มใบเตย', 4_500, 'khanom-tom', 'ขนมต้มใบเตย ไส้น้ำตาลมะพร้าว คลุกมะพร้าว', {
        englishName: 'Pandan dumplings in coconut',
      }),
      dish('bua-loi', 'บัวลอยไข่หวาน', 5_500, 'bua-loi', 'เม็ดบัวลอยในกะทิอุ่น ไข่หวาน', {
        englishName: 'Rice pearls in coconut milk, sweet egg',
      }),
      dish('tako', 'ตะโก้เผือก', 4_500, 'tako', 'เผือกและกะทิในกระทง', {
        englishName: 'Taro and coconut cups',
        ...soldOut,
      }),
    ]),
    category('toast', 'ขนมปัง', [
      dish('sangkhaya', 'ขนมปังสังขยา', 6_500, 'pandan-toast', 'ขนมปังปิ้งกับสังขยาใบเตย', {
        englishName: 'Toast with pandan custard',
      }),
      dish('roti', 'โรตีนมข้น', 5_500, 'roti-sweet', 'โรตีกรอบ นมข้น', {
        englishName: 'Roti with condensed milk',
      }),
    ]),
    category('savory', 'ของคาว', [
      dish('po-pia', 'ปอเปี๊ยะทอด', 7_500, 'lumpia', 'ปอเปี๊ยะทอด น้ำจิ้มบ๊วย', {
        englishName: 'Fried spring rolls',
      }),
      dish('satay', 'ไก่สะเต๊ะ 8 ไม้', 9_500, 'satay', 'ไก่สะเต๊ะ น้ำจิ้มถั่วลิสง', {
        englishName: 'Chicken satay, 8 sticks',
      }),
    ]),
    category('drinks', 'เครื่องดื่ม', [
      dish('cha-thai', 'ชาไทยเย็น', 5_500, 'thai-tea', 'ชาไทยใส่น้ำแข็ง', {
        englishName: 'Thai iced tea',
        modifierGroups: [sweetness, toppings],
      }),
      dish('nom-sot', 'นมสดบราวน์ชูการ์ไข่มุก', 7_500, 'brown-sugar-boba', 'นมสด ไข่มุกบราวน์ชูการ์', {
        englishName: 'Brown sugar fresh milk with pearls',
        modifierGroups: [sweetness],
      }),
      dish('kafe', 'กาแฟเย็น', 6_000, 'iced-coffee', 'กาแฟเย็น เมล็ดจากเชียงราย', {
        englishName: 'Iced coffee with milk',
        modifierGroups: [sweetness],
      }),
      dish('manao', 'น้ำผึ้งมะนาว', 5_500, 'honey-lime', 'น้ำผึ้งกับมะนาว', {
        englishName: 'Honey and lime',
      }),
    ]),
  ],
}
