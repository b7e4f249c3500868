// Kitchens of Phuket's old town, Sam Kong and Saphan Hin.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const phuket = [
  kitchen({
    ID: 'th-pk-mu-hong', name: 'บ้านหมูฮ้องถนนดีบุก', cuisines: ['อาหารใต้', 'อาหารพื้นเมืองภูเก็ต'], address: 'ถนนดีบุก ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.8866, 98.3884], radius: 7_000,
    open: '11:00-21:30', preparationMinutes: 16, rating: 4.6, voteCount: 2_310, level: 1.15, tables: tables('th-pk-mu-hong', 14), promo: 'ฟรีโอต้าว เมื่อสั่งครบ ฿800',
    campaigns: [{ ID: 'th-pk-mu-hong-otao', name: 'ฟรีโอต้าว', tcDetails: 'เมื่อสั่งอาหารครบ ฿800 ออร์เดอร์ละหนึ่งชุด', freeItem: { ID: 'o-tao', name: 'โอต้าว', minSubtotal: 80_000 } }],
    menu: [
      part('พื้นเมืองภูเก็ต', [own('mu-hong', { title: 'หมูฮ้องบ้านดีบุก', description: 'หมูสามชั้น พริกไทยดำ น้ำตาลมะพร้าว ปิดฝาตุ๋นตั้งแต่เช้า' }), 'kaeng-pu-bai-chaphlu', 'nam-phrik-kung-siap', 'bai-liang-phat-khai', 'o-tao', 'lo-ba']),
      part('แกงใต้', ['kaeng-lueang', 'kaeng-tai-pla', 'khua-kling', 'kaeng-khua-kradung']),
      part('ผัดและทอด', ['phat-sato-kung', 'pla-thot-khamin', 'muek-khai-khem', 'khai-chiao-pu']),
      part('เส้นและข้าว', ['phat-mi-hokkien', 'khanom-chin-tai', 'khao-phat-saparot', 'khao-suai']),
      part('หวานและน้ำ', ['tap-thim-krop', 'man-chueam', 'nam-maphrao', 'cha-chak']),
    ],
  }),
  kitchen({
    ID: 'th-pk-hokkien', name: 'หมี่ฮกเกี้ยนวงเวียนโกหยี', cuisines: ['หมี่ฮกเกี้ยน', 'ก๋วยเตี๋ยว', 'อาหารจีน'], address: 'ถนนภูเก็ต ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.8829, 98.3915], radius: 6_000,
    open: '10:00-19:00', dayOff: 'Tue', preparationMinutes: 11, rating: 4.5, voteCount: 1_960, freeDeliveryFrom: 25_000,
    menu: [
      part('หมี่', [own('phat-mi-hokkien', { title: 'หมี่ผัดฮกเกี้ยนโกหยี', description: 'เส้นเหลืองเส้นใหญ่ เตาถ่าน หมู ปลาหมึก ตอกไข่ใส่' }), own('phat-mi-hokkien', { ID: 'mi-nam', title: 'หมี่น้ำฮกเกี้ยน', englishName: 'Hokkien noodles in soup', description: 'กุ้ง หมู น้ำซุปใส', says: 'wheat egg crustacean pork soy', picture: 'prawn-mee' }), own('phat-mi-hokkien', { ID: 'mi-sua', title: 'ผัดหมี่ขาว', englishName: 'Fried white vermicelli', description: 'กับซุปซี่โครงหมูหนึ่งถ้วย', says: 'pork soy; maybe wheat crustacean egg', picture: 'bihun-goreng' }), 'ba-mi-kiao', 'rat-na-mi-krop']),
      part('ของกินพื้นเมือง', ['o-tao', 'lo-ba', 'kanom-kuichai', 'po-pia-sot']),
      part('ข้าว', ['khao-mu-daeng', 'khao-mu-krop', 'ro-jap', 'khao-man-kai-tom', 'khao-na-pet']),
      part('ติ่มซำ', ['khanom-chip', 'ha-kao', 'salapao-mu-daeng']),
      part('น้ำ', ['oliang', 'kafe-boran', 'kek-huai', own('nam-khaeng-sai', { ID: 'o-aeo', title: 'โอ้เอ๋ว', englishName: 'O-aew jelly on shaved ice', description: 'วุ้นเมล็ดโอ้เอ๋ว ถั่วแดง น้ำเชื่อม มีแต่ที่ภูเก็ต', says: 'vegan', price: 3_500, modifierGroups: [] })]),
    ],
  }),
  kitchen({
    ID: 'th-pk-dim-sum', name: 'ติ่มซำเช้าสามกอง', cuisines: ['ติ่มซำ', 'อาหารเช้า'], address: 'ถนนเยาวราช ตำบลรัษฎา อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.9044, 98.3847], radius: 6_500,
    open: '05:30-12:00', preparationMinutes: 10, rating: 4.4, voteCount: 1_620, level: 0.95,
    menu: [
      part('เข่งนึ่ง', ['khanom-chip', 'khanom-chip-kung', own('ha-kao', { title: 'ฮะเก๋าสามกอง', description: 'กุ้งสองตัวต่อลูก รีดแป้งตั้งแต่ตีสี่' }), own('khanom-chip', { ID: 'pu-cha', title: 'ปูจ๋า', englishName: 'Steamed crab and pork cup', description: 'ปู หมู ไข่', price: 5_500, says: 'crustacean pork egg wheat' })]),
      part('ซาลาเปา', ['salapao-mu-daeng', 'salapao-mu-sap', 'salapao-khrim', 'khanom-phak-kat']),
      part('บักกุ๊ดเต๋และโจ๊ก', [own('kao-lao-mu', { ID: 'bak-kut-te', title: 'บักกุ๊ดเต๋', englishName: 'Pork ribs in herbs', description: 'ซี่โครง เห็ดหอม ฟองเต้าหู้', price: 11_000, picture: 'bak-kut-teh', says: 'pork soy; maybe wheat' }), 'jok-mu', 'jok-kai', 'khao-tom-pla']),
      part('เส้นและทอด', ['kuaitiao-mu-sap', 'kuai-chap-nam-khon', 'pa-thong-ko', 'kiao-thot', 'thot-man-kung']),
      part('เครื่องดื่ม', ['kafe-boran', 'oyua', 'cha-chak', 'ovaltine', 'nam-tao-hu']),
    ],
  }),
  kitchen({
    ID: 'th-pk-seafood', name: 'เรือใบซีฟู้ด สะพานหิน', cuisines: ['อาหารทะเล', 'อาหารใต้'], address: 'ถนนภูเก็ต สะพานหิน ตำบลวิชิต อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.8667, 98.3976], radius: 7_000,
    open: '11:00-22:30', lastOrder: 30, preparationMinutes: 24, rating: 4.3, voteCount: 1_380, level: 1.2, tables: tables('th-pk-seafood', 22), orderValueLimit: 800_000,
    menu: [
      part('เผา', ['kung-phao', 'thale-phao', own('muek-yang', { title: 'หมึกไข่ย่างเรือใบ', description: 'หมึกไข่จากเรือไดหมึก น้ำจิ้มเขียว' }), 'hoi-malaeng-phu']),
      part('ปลา', ['pla-kaphong-nueng', 'pla-kaphong-nam-pla', 'pla-sam-rot', 'pla-thot-khamin', 'kaeng-lueang']),
      part('กุ้ง ปู หอย', ['pu-phat-phong-kari', 'pu-nim', 'kung-op-wun-sen', 'hoi-lai', 'hoi-nang-rom', 'thale-your-way']),
      part('ต้มและยำ', ['tom-yam-thale', 'yam-thale', 'kung-chae']),
      part('ข้าวและผัก', ['khao-phat-pu', 'phat-phak-bung', 'bai-liang-phat-khai', 'khao-suai']),
      part('น้ำ', ['nam-maphrao', 'taengmo-pan', 'nam-at-lom']),
    ],
  }),
  kitchen({
    ID: 'th-pk-roti', name: 'โรตีเจ๊ะยะ ถนนถลาง', cuisines: ['อาหารฮาลาล', 'โรตี', 'ข้าวหมก'], address: 'ถนนถลาง ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.8849, 98.3905], radius: 7_000,
    open: '06:30-13:30', dayOff: 'Fri', preparationMinutes: 9, rating: 4.5, voteCount: 1_510, halal: true, level: 0.95,
    menu: [
      part('โรตี', [own('roti-kaeng', { title: 'โรตีแกงเนื้อเจ๊ะยะ', description: 'กรอบนอก ฉีกจิ้มแกงเนื้อวัวน้ำใส', englishName: 'Roti with beef curry', says: 'wheat milk beef; maybe egg fish crustacean; hot 1' }), 'roti-thammada', 'roti-khai', 'roti-kluai']),
      part('มะตะบะ', ['mataba-kai', 'mataba-nuea']),
      part('ข้าวและแกง', ['khao-mok-kai', 'khao-mok-kai-thot', 'kaeng-kari-kai', 'matsaman-nuea', 'sup-hang-wua', 'khao-yam']),
      part('ขนมจีนและของทอด', ['khanom-chin-tai', 'kai-thot-hat-yai', 'sate-kai', 'thot-man-pla']),
      part('ชาและน้ำ', ['cha-chak', 'cha-manao', 'kafe-boran', 'nam-manao', 'mamuang-pan']),
    ],
  }),
  kitchen({
    ID: 'th-pk-old-town-cafe', name: 'ชิโนคาเฟ่ ซอยรมณีย์', cuisines: ['คาเฟ่', 'ของหวาน', 'กาแฟ'], address: 'ซอยรมณีย์ ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต', at: [7.8857, 98.3889], radius: 6_500,
    open: '09:00-19:00', preparationMinutes: 9, rating: 4.4, voteCount: 920, level: 1.1,
    menu: [
      part('กาแฟและชา', ['latte-th', 'americano-maphrao', own('es-yen', { title: 'โกปี๊เย็นซอยรมณีย์', description: 'กาแฟคั่วฮกเกี้ยนโบราณ เนยกับน้ำตาล ใส่น้ำแข็ง', says: 'milk; maybe soy sesame; veg' }), 'cha-thai', 'matcha-th', 'saowarot']),
      part('ขนมพื้นเมือง', [own('khanom-chan', { title: 'ขนมชั้นบาบ๋า', description: 'เก้าชั้น มะพร้าวราไวย์' }), own('khanom-tan', { title: 'อังกู๊', englishName: 'Red tortoise cakes', description: 'ไส้ถั่วเขียวในแป้งข้าวเหนียว', says: 'vegan', picture: 'kuih-talam' }), 'khanom-tom-th', 'khao-tom-mat', 'tao-huai']),
      part('เค้กและไอศกรีม', ['khek-maphrao', 'khek-choko', 'brownie-th', 'aitim-kathi', 'tart-khai']),
      part('จานเบาๆ', ['croissant-th', 'club-th', 'spaghetti-khai-pu', 'caesar-th', 'pancakes-th']),
    ],
  }),
]
