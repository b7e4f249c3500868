// Northern noodles, closed for the family's holiday.
import { everyDayBut } from '../hours.ts'
import { category, dish, modifier, pickOne, pickSome, type CatalogueMerchantInput } from '../menu.ts'

const meat = pickOne('meat', 'เนื้อสัตว์', [modifier('chicken', 'ไก่'), modifier('beef', 'เนื้อ', 2_000), modifier('tofu', 'เต้าหู้')])
const extras = pickSome('extras', 'เพิ่มเติม', [0, 3], [modifier('crisp', 'หมี่กรอบ', 1_000), modifier('pickles', 'ผักกาดดอง', 500), modifier('coconut', 'หัวกะทิ', 500)])

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
      dish('khao-soi', 'ข้าวซอย', 8_500, 'khao-soi', 'Egg noodles in curried coconut broth, pickles, lime', { modifierGroups: [meat, extras] }),
      dish('nam-ngiao', 'ขนมจีนน้ำเงี้ยว', 7_500, 'nam-ngiao', 'Rice noodles, tomato and pork rib broth'),
      dish('khao-soi-dry', 'ข้าวซอยแห้ง', 8_900, 'beef-noodles-fried', 'Dry khao soi, soup on the side', { modifierGroups: [meat] }),
    ]),
    category('north', 'กับข้าวเหนือ', [
      dish('hang-le', 'แกงฮังเล', 11_900, 'massaman', 'Northern pork belly curry, ginger, tamarind; rice'),
      dish('sai-ua', 'ไส้อั่ว', 9_500, 'sai-ua', 'Herb sausage, cut to order'),
      dish('nam-prik', 'น้ำพริกหนุ่ม แคบหมู', 7_500, 'num-dip', 'Roasted green chili dip, pork crackling'),
      dish('satay', 'หมูสะเต๊ะ 10 ไม้', 9_000, 'satay', 'Pork satay, peanut sauce, cucumber'),
      dish('kai-thot', 'ไก่ทอดมะแขว่น', 8_900, 'fried-chicken', 'Fried chicken with prickly ash'),
    ]),
    category('salad', 'ยำ', [
      dish('tam-mamuang', 'ตำมะม่วง', 6_500, 'mango-salad', 'Pounded green mango, dried shrimp'),
      dish('larb', 'ลาบคั่ว', 8_500, 'larb-dark', 'Northern larb, roasted spices'),
    ]),
    category('sweet', 'ของหวานและเครื่องดื่ม', [
      dish('mango', 'ข้าวเหนียวมะม่วง', 9_900, 'mango-sticky-rice', 'Mango, sticky rice, coconut cream'),
      dish('cha', 'ชาเย็น', 4_000, 'thai-tea', 'Thai iced tea'),
      dish('longan', 'น้ำลำไย', 3_500, 'longan', 'Longan drink, iced'),
    ]),
  ],
}
