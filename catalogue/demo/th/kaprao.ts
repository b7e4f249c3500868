// One wok, one dish done well; an order has a limit.
import { everyDay } from '../hours.ts'
import { category, dish, modifier, pickOne, pickSome, soldOut, type CatalogueMerchantInput } from '../menu.ts'

const heat = pickOne('heat', 'จำนวนพริก', [modifier('none', 'ไม่ใส่พริก'), modifier('three', '3 เม็ด'), modifier('seven', '7 เม็ด'), modifier('fifteen', '15 เม็ด')])
const egg = pickOne('egg', 'ไข่', [modifier('runny', 'ไข่ดาวไม่สุก'), modifier('done', 'ไข่ดาวสุก'), modifier('century', 'ไข่เยี่ยวม้า', 1_000, soldOut), modifier('without', 'ไม่ใส่ไข่')])
const additions = pickSome('additions', 'เพิ่มเติม', [0, 2], [modifier('rice', 'ข้าวเพิ่ม', 1_000), modifier('egg', 'ไข่ดาวเพิ่ม', 1_500), modifier('basil', 'ใบกะเพรากรอบ', 1_000)])

export const kaprao: CatalogueMerchantInput = {
  ID: 'th-m2',
  name: 'กะเพราเตาฟืน',
  cuisines: ['กะเพรา', 'อาหารตามสั่ง'],
  address: 'ถนนอโศกมนตรี แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพฯ',
  latlng: { latitude: 13.7441, longitude: 100.5621 },
  radius: 5_000,
  openingHours: everyDay('Asia/Bangkok', '09:00-21:00'),
  preparationMinutes: 9,
  rating: 4.6,
  voteCount: 2_730,
  promo: 'ลด 10% กะเพราไก่',
  orderValueLimit: 200_000,
  campaigns: [{ ID: 'th-m2-kai', name: 'ลด 10% กะเพราไก่', tcDetails: 'Chicken krapow, every day. The discount is in the price shown.' }],
  categories: [
    category('kaprao', 'ข้าวกะเพรา', [
      dish('beef', 'กะเพราเนื้อสับ', 10_900, 'pad-krapow', 'Minced beef, holy basil, garlic, chili; rice and egg', { modifierGroups: [heat, egg, additions] }),
      dish('chicken', 'กะเพราไก่สับ', 8_000, { recipe: 'pad-krapow', vessel: 'celadon' }, 'Minced chicken, holy basil; rice and egg', { discountedPrice: 7_200, campaignID: 'th-m2-kai', modifierGroups: [heat, egg, additions] }),
      dish('crispy-pork', 'กะเพราหมูกรอบ', 9_900, 'krapow-crispy-pork', 'Crackling pork belly; rice and egg', { modifierGroups: [heat, egg, additions] }),
      dish('squid', 'กะเพราปลาหมึก', 9_900, 'krapow-squid', 'Squid, holy basil; rice', { ...soldOut, modifierGroups: [heat, egg] }),
    ]),
    category('wok', 'จานผัด', [
      dish('see-ew', 'ผัดซีอิ๊วหมู', 7_500, 'pad-see-ew', 'Wide noodles, dark soy, kale, egg'),
      dish('khao-phat', 'ข้าวผัดหมู', 7_000, { recipe: 'fried-rice', toppings: ['fried-egg'] }, 'Fried rice, pork, fried egg'),
      dish('pad-thai', 'ผัดไทย', 7_500, 'pad-thai', 'Tamarind, tofu, dried shrimp', { modifierGroups: [heat] }),
      dish('katiam', 'หมูกระเทียม', 8_000, 'garlic-pork-rice', 'Pork with garlic and pepper; rice'),
    ]),
    category('side', 'กับแกล้ม', [
      dish('tom-yum', 'ต้มยำกุ้ง', 12_900, 'tom-yum-clear', 'Clear hot and sour soup, prawns', { modifierGroups: [heat] }),
      dish('kai-thot', 'ปีกไก่ทอดน้ำปลา', 7_900, 'fried-wings', 'Wings in fish sauce'),
    ]),
    category('drinks', 'เครื่องดื่ม', [
      dish('cha-yen', 'ชาเย็น', 3_500, 'thai-tea', 'Thai iced tea'),
      dish('manao', 'น้ำมะนาว', 3_500, 'lime-juice', 'Lime juice'),
      dish('kafe', 'กาแฟเย็น', 4_000, 'iced-coffee', 'Iced coffee with milk'),
    ]),
  ],
}
