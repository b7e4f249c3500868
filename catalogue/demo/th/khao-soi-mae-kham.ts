// Northern noodles, closed for the family's holiday.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const meat = pickOne('meat', 'เนื้อสัตว์', [
  modifier('chicken', 'ไก่'),
  modifier('beef', 'เนื้อ', 2_000),
  modifier('tofu', 'เต้าหู้'),
])
const extras = pickSome(
  'extras',
  'เพิ่มเติม',
  [0, 3],
  [
    modifier('crisp', 'หมี่กรอบ', 1_000),
    modifier('pickles', 'ผักกาดดอง', 500),
    modifier('coconut', 'หัวกะทิ', 500),
  ],
)

export const khaoSoiMaeKham: CatalogueMerchantInput = {
  ID: 'th-m3',
  name: 'ข้าวซอยแม่คำ',
  cuisines: ['อาหารเหนือ', 'ข้าวซอย'],
  address: 'ซอยเอกมัย 12 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ',
  latlng: { latitude: 13.7318, longitude: 100.5852 },
  radius: 5_000,
  openingHours: everyDayBut(2, 'Asia/Bangkok', '10:00-16:00'),
  temporarilyClosed: true,
  preparationMinutes: 11,
  rating: 4.7,
  voteCount: 960,
  categories: [
    category('khao-soi', 'ข้าวซอย', [
      dish('khao-soi', 'ข้าวซอย', 8_500, 'khao-soi', 'เส้นไข่ในน้ำแกงกะทิ ผักดอง มะนาว', {
        englishName: 'Khao soi',
        modifierGroups: [meat, extras],
      }),
      dish('nam-ngiao', 'ขนมจีนน้ำเงี้ยว', 7_500, 'nam-ngiao', 'ขนมจีน น้ำแกงมะเขือเทศซี่โครงหมู', {
        englishName: 'Rice noodles in tomato and pork broth',
      }),
      dish('khao-soi-dry', 'ข้าวซอยแห้ง', 8_900, 'beef-noodles-fried', 'ข้าวซอยแห้ง น้ำซุปแยก', {
        englishName: 'Dry khao soi',
        modifierGroups: [meat],
      }),
    ]),
    category('north', 'กับข้าวเหนือ', [
      dish('hang-le', 'แกงฮังเล', 11_900, 'massaman', 'แกงหมูสามชั้นแบบเหนือ ขิง มะขาม พร้อมข้าว', {
        englishName: 'Hang le pork belly curry',
      }),
      dish('sai-ua', 'ไส้อั่ว', 9_500, 'sai-ua', 'ไส้อั่วสมุนไพร หั่นเมื่อสั่ง', {
        englishName: 'Northern herb sausage',
      }),
      dish('nam-prik', 'น้ำพริกหนุ่ม แคบหมู', 7_500, 'num-dip', 'น้ำพริกพริกเขียวย่าง แคบหมู', {
        englishName: 'Roasted green chilli dip, pork crackling',
      }),
      dish('satay', 'หมูสะเต๊ะ 10 ไม้', 9_000, 'satay', 'หมูสะเต๊ะ น้ำจิ้มถั่วลิสง แตงกวา', {
        englishName: 'Pork satay, 10 sticks',
      }),
      dish('kai-thot', 'ไก่ทอดมะแขว่น', 8_900, 'fried-chicken', 'ไก่ทอดหอมมะแขว่น', {
        englishName: 'Fried chicken with prickly ash',
      }),
    ]),
    category('salad', 'ยำ', [
      dish('tam-mamuang', 'ตำมะม่วง', 6_500, 'mango-salad', 'มะม่วงดิบตำ กุ้งแห้ง', {
        englishName: 'Green mango som tam',
      }),
      dish('larb', 'ลาบคั่ว', 8_500, 'larb-dark', 'ลาบเมือง เครื่องเทศคั่ว', {
        englishName: 'Northern larb, roasted spices',
      }),
    ]),
    category('sweet', 'ของหวานและเครื่องดื่ม', [
      dish('mango', 'ข้าวเหนียวมะม่วง', 9_900, 'mango-sticky-rice', 'มะม่วง ข้าวเหนียวมูน หัวกะทิ', {
        englishName: 'Mango sticky rice',
      }),
      dish('cha', 'ชาเย็น', 4_000, 'thai-tea', 'ชาไทยใส่น้ำแข็ง', { englishName: 'Thai iced tea' }),
      dish('longan', 'น้ำลำไย', 3_500, 'longan', 'น้ำลำไยเย็น', { englishName: 'Iced longan drink' }),
    ]),
  ],
}
