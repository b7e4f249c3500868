// Isan food from a street stall: not integrated, the rider orders and pays there.
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

const heat = pickOne('heat', 'พริก', [
  modifier('none', 'ไม่ใส่'),
  modifier('two', '2 เม็ด'),
  modifier('five', '5 เม็ด'),
  modifier('ten', '10 เม็ด'),
])
const extras = pickSome(
  'extras',
  'ใส่เพิ่ม',
  [0, 3],
  [
    modifier('salted-egg', 'ไข่เค็ม', 1_500),
    modifier('crab', 'ปูม้า', 3_000, soldOut),
    modifier('noodles', 'ขนมจีน', 1_000),
    modifier('crackling', 'แคบหมู', 1_500),
  ],
)

export const somTamSaep: CatalogueMerchantInput = {
  ID: 'th-m4',
  name: 'ส้มตำแซ่บริมทาง',
  cuisines: ['อาหารอีสาน', 'ส้มตำ', 'ไก่ย่าง'],
  address: 'ถนนพระราม 4 แขวงคลองเตย เขตคลองเตย กรุงเทพฯ',
  latlng: { latitude: 13.7242, longitude: 100.5589 },
  radius: 5_500,
  isIntegrated: false,
  openingHours: everyDay('Asia/Bangkok', '10:30-22:30'),
  preparationMinutes: 14,
  rating: 4.5,
  voteCount: 1_340,
  ratingShowFlag: { enable: true, minRating: 4.2, minVoteCount: 100 },
  categories: [
    category('tam', 'ส้มตำ', [
      dish('tam-thai', 'ตำไทย', 5_500, 'som-tam', 'ส้มตำใส่ถั่วลิสงและกุ้งแห้ง', {
        englishName: 'Som tam with peanuts',
        modifierGroups: [heat, extras],
      }),
      dish('tam-pu-pla-ra', 'ตำปูปลาร้า', 5_500, 'som-tam-crab', 'ส้มตำใส่ปลาร้าและปูนา', {
        englishName: 'Som tam with field crab and fermented fish',
        modifierGroups: [heat, extras],
      }),
      dish('tam-khao-phot', 'ตำข้าวโพด', 6_000, 'corn-salad', 'ตำข้าวโพดหวาน ไข่เค็ม', {
        englishName: 'Corn som tam',
        modifierGroups: [heat],
      }),
      dish('tam-thot', 'ตำทอด', 7_000, 'ukoy', 'มะละกอทอดกรอบ น้ำยำแยก', {
        englishName: 'Fried papaya som tam',
        modifierGroups: [heat],
      }),
    ]),
    category('grill', 'ย่างและทอด', [
      dish('kai-yang', 'ไก่ย่างครึ่งตัว', 11_000, 'grilled-chicken', 'ไก่ย่างครึ่งตัว น้ำจิ้มมะขาม', {
        englishName: 'Half grilled chicken',
      }),
      dish('pla-phao', 'ปลาเผาเกลือ', 18_900, 'salt-fish', 'ปลาเผาเกลือ ตะไคร้ สมุนไพร', {
        englishName: 'Salt-grilled fish',
      }),
      dish('kai-thot', 'ไก่ทอด', 7_000, 'fried-chicken', 'ไก่ทอด กระเทียมกรอบ', {
        englishName: 'Fried chicken',
      }),
      dish('kho-mu-yang', 'คอหมูย่าง', 9_500, 'grilled-pork', 'คอหมูย่าง น้ำจิ้มพริกคั่ว', {
        englishName: 'Grilled pork neck',
        ...soldOut,
      }),
    ]),
    category('larb', 'ลาบและต้ม', [
      dish('larb-mu', 'ลาบหมู', 7_500, 'larb', 'หมูสับ สะระแหน่ ข้าวคั่ว', { englishName: 'Pork larb' }),
      dish('tom-saep', 'ต้มแซ่บกระดูกอ่อน', 9_900, 'tom-saep', 'ซุปเผ็ดเปรี้ยว กระดูกอ่อน', {
        englishName: 'Hot and sour soup with soft ribs',
      }),
      dish('sticky-rice', 'ข้าวเหนียว', 1_500, 'sticky-rice', 'ข้าวเหนียวในกระติ๊บ', {
        englishName: 'Sticky rice',
      }),
    ]),
    category('drinks', 'เครื่องดื่ม', [
      dish('manao', 'น้ำมะนาว', 3_000, 'lime-juice', 'น้ำมะนาวคั้นสด', { englishName: 'Lime juice' }),
      dish('cha-dam', 'ชาดำเย็น', 2_500, 'sweet-tea', 'ชาดำใส่น้ำแข็ง', {
        englishName: 'Iced black tea',
      }),
    ]),
  ],
}
