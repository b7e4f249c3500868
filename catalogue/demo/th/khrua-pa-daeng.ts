// A Bangkok cook shop, open around the clock.
import { aroundTheClock } from '../hours.ts'
import { category, dish, modifier, pickOne, pickSome, soldOut, type CatalogueMerchantInput } from '../menu.ts'

const heat = pickOne('heat', 'ระดับความเผ็ด', [modifier('none', 'ไม่เผ็ด'), modifier('mild', 'เผ็ดน้อย'), modifier('normal', 'เผ็ดกลาง'), modifier('hot', 'เผ็ดมาก')])
const noodles = pickOne('noodles', 'เส้น', [modifier('chan', 'เส้นจันท์'), modifier('wunsen', 'วุ้นเส้น', 500), modifier('big', 'เส้นใหญ่', 0, soldOut)])
const additions = pickSome('additions', 'เพิ่มเติม', [0, 3], [modifier('prawns', 'กุ้งสด 3 ตัว', 4_000), modifier('fried-egg', 'ไข่ดาว', 1_500), modifier('egg-net', 'ห่อไข่', 2_000), modifier('rice', 'ข้าวสวย', 1_500)])
const sweetness = pickOne('sweetness', 'ความหวาน', [modifier('normal', 'หวานปกติ'), modifier('less', 'หวานน้อย'), modifier('none', 'ไม่หวาน')])

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
  campaigns: [{ ID: 'th-m1-kaprao', name: 'ลด 16% กะเพราหมูสับ', tcDetails: 'Minced pork krapow, every day. The discount is in the price shown.' }],
  categories: [
    category('rice-wok', 'ข้าวและผัด', [
      dish('pad-thai', 'ผัดไทยกุ้งสด', 9_500, 'pad-thai', 'Pad thai with fresh prawns: tamarind, bean sprouts, chives, peanuts', { modifierGroups: [noodles, heat, additions] }),
      dish('kaprao', 'กะเพราหมูสับไข่ดาว', 8_900, 'pad-krapow', 'Minced pork with holy basil and chili, jasmine rice, crisp fried egg', { discountedPrice: 7_500, campaignID: 'th-m1-kaprao', modifierGroups: [heat, additions] }),
      dish('khao-phat', 'ข้าวผัดกุ้ง', 9_000, 'shrimp-fried-rice', 'Fried rice, prawns, egg, lime'),
      dish('khao-man-kai', 'ข้าวมันไก่ต้ม', 7_000, 'chicken-rice', 'Poached chicken, rice in stock, ginger soybean sauce'),
    ]),
    category('soup-curry', 'ต้มและแกง', [
      dish('tom-yum', 'ต้มยำกุ้งน้ำข้น', 14_900, 'tom-yum', 'Creamy hot and sour soup with river prawns', { modifierGroups: [heat] }),
      dish('green-curry', 'แกงเขียวหวานไก่', 9_900, 'green-curry', 'Green curry with chicken, eggplant, sweet basil, rice', { modifierGroups: [heat] }),
      dish('khao-soi', 'ข้าวซอยไก่', 8_900, 'khao-soi', 'Northern curry noodles, crisp noodles on top', soldOut),
    ]),
    category('salad', 'ยำและส้มตำ', [
      dish('som-tam', 'ส้มตำไทย', 6_500, 'som-tam', 'Green papaya, peanuts, dried shrimp, lime', { modifierGroups: [heat] }),
      dish('kai-thot', 'ไก่ทอดหาดใหญ่', 8_500, { recipe: 'fried-chicken', toppings: ['shallots'] }, 'Southern fried chicken, crisp shallots'),
    ]),
    category('dessert', 'ของหวาน', [
      dish('mango', 'ข้าวเหนียวมะม่วง', 11_000, 'mango-sticky-rice', 'Mango, sticky rice, coconut cream'),
    ]),
    category('drinks', 'เครื่องดื่ม', [
      dish('cha-yen', 'ชาไทยเย็น', 4_500, 'thai-tea', 'Thai tea with milk, iced', { modifierGroups: [sweetness] }),
      dish('manao', 'น้ำมะนาวโซดา', 5_000, 'lime-soda', 'Lime soda, mint'),
      dish('oliang', 'โอเลี้ยง', 4_000, 'iced-black-coffee', 'Dark roasted coffee over ice', { modifierGroups: [sweetness] }),
    ]),
  ],
}
