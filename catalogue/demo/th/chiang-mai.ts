// Kitchens of Chiang Mai: the old city, Nimman, Santitham, Chang Moi and the river.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const chiangMai = [
  kitchen({
    ID: 'th-cm-khao-soi', name: 'ข้าวซอยแม่บัวจันทร์', cuisines: ['ข้าวซอย', 'อาหารเหนือ'], address: 'ถนนเจริญราษฎร์ ตำบลวัดเกต อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7926, 99.0053], radius: 7_000,
    open: '09:00-16:00', dayOff: 'Mon', shut: ['2027-04-13', '2027-04-14', '2027-04-15'], preparationMinutes: 9, rating: 4.6, voteCount: 3_260, promo: 'ลด 10% ข้าวซอยไก่',
    campaigns: [{ ID: 'th-cm-khao-soi-kai', name: 'ลด 10% ข้าวซอยไก่', tcDetails: 'ข้าวซอยไก่ ทุกวัน ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ข้าวซอย', [own('khao-soi-kai', { title: 'ข้าวซอยไก่แม่บัวจันทร์', description: 'น่องไก่ร่อนกระดูก กะทิคั้นตอนรุ่งสาง ผักดองทำเอง', off: 10, campaignID: 'th-cm-khao-soi-kai' }), 'khao-soi-nuea', 'khao-soi-mu', 'khao-soi-nam-na']),
      part('ขนมจีน', ['nam-ngiao', 'khanom-chin-nam-ya', 'khanom-chin-kaeng-khiao']),
      part('กับข้าวเมือง', ['hang-le', 'sai-ua-n', 'nam-phrik-num', 'nam-phrik-ong', 'khao-kan-chin', 'kaeng-ho']),
      part('เคียง', ['mu-sate', 'khaep-mu', 'khao-niao', 'tam-khanun']),
      part('หวานและน้ำ', ['bua-loi-th', 'khao-niao-sangkhaya', 'lam-yai', 'cha-thai', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-cm-huen', name: 'เฮือนคำหล้า', cuisines: ['อาหารเหนือ', 'ลาบ', 'ไส้อั่ว'], address: 'ถนนราชมรรคา ตำบลพระสิงห์ อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7868, 98.9846], radius: 6_000,
    open: '10:00-21:00', preparationMinutes: 15, rating: 4.5, voteCount: 1_480, level: 1.1, tables: tables('th-cm-huen', 14),
    menu: [
      part('ขันโตก', [own('or-doep', { title: 'ออร์เดิร์ฟเมืองเฮือนคำหล้า', description: 'ไส้อั่ว แหนม น้ำพริกสองอย่าง แคบหมู ไข่ บนขันโตก' }), 'sai-ua-n', 'naem-mok', 'mu-thot-n', 'khaep-mu']),
      part('แกงเมือง', ['hang-le', 'kaeng-khae', 'kaeng-khanun', 'kaeng-o', 'jo-phak-kat', 'kaeng-ho']),
      part('ลาบและยำ', ['larb-khua', 'yam-cin-kai', 'tam-khanun', 'larb-pet']),
      part('น้ำพริก', ['nam-phrik-num', 'nam-phrik-ong']),
      part('ข้าวและเส้น', ['khao-niao', 'nam-ngiao', 'khao-kan-chin', 'khao-suai']),
      part('น้ำ', ['nam-takhrai', 'anchan', 'makham']),
    ],
  }),
  kitchen({
    ID: 'th-cm-chin-haw', name: 'ข้าวซอยอิสลามบ้านฮ่อ', cuisines: ['อาหารฮาลาล', 'ข้าวซอย', 'ข้าวหมก'], address: 'ถนนเจริญประเทศ ซอย 1 ตำบลช้างคลาน อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7856, 99.0016], radius: 6_000,
    open: '08:00-17:00', dayOff: 'Fri', preparationMinutes: 10, rating: 4.4, voteCount: 960, halal: true, level: 0.9,
    menu: [
      part('ข้าวซอยและเส้น', [own('khao-soi-isalam', { title: 'ข้าวซอยเนื้อบ้านฮ่อ', description: 'แบบกองคาราวานยูนนาน เนื้อวัว กะทิ เส้นตัดมือ' }), own('khao-soi-isalam', { ID: 'khao-soi-phae', title: 'ข้าวซอยแพะ', englishName: 'Khao soi with goat', description: 'แพะติดกระดูก ผักดอง', price: 9_500, says: 'wheat egg; maybe fish soy; hot 1' }), own('khao-soi-isalam', { ID: 'khao-soi-kai-haw', title: 'ข้าวซอยไก่อิสลาม', englishName: 'Khao soi with halal chicken', description: 'น่องไก่ เส้นกรอบ', price: 6_000, says: 'wheat egg; maybe fish soy; hot 1' }), 'kuaitiao-kaeng']),
      part('ข้าว', ['khao-mok-kai', 'khao-mok-phae', 'khao-mok-nuea', 'nuea-daeng', 'khao-mok-kai-thot']),
      part('แกงและซุป', ['sup-hang-wua', 'sup-kai', 'matsaman-nuea', 'kurma-phae']),
      part('สะเต๊ะและโรตี', ['sate-nuea', 'sate-kai', 'mataba-kai', 'roti-thammada', 'roti-kluai']),
      part('น้ำ', ['cha-chak', 'cha-manao', 'lam-yai', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-cm-nimman-cafe', name: 'ดอยดำคอฟฟี่ นิมมาน', cuisines: ['กาแฟ', 'คาเฟ่', 'ของหวาน'], address: 'ถนนนิมมานเหมินท์ ซอย 9 ตำบลสุเทพ อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7981, 98.9672], radius: 5_500,
    open: '07:30-20:00', preparationMinutes: 8, rating: 4.6, voteCount: 1_830, level: 0.95, promo: 'ฟรีอเมริกาโน่ เมื่อสั่งครบ ฿300',
    campaigns: [{ ID: 'th-cm-nimman-cafe-am', name: 'ฟรีอเมริกาโน่', tcDetails: 'เมื่อสั่งอาหารครบ ฿300 ออร์เดอร์ละหนึ่งชุด', freeItem: { ID: 'americano-th', name: 'อเมริกาโน่', minSubtotal: 30_000 } }],
    menu: [
      part('กาแฟดอย', [own('americano-th', { description: 'อราบิกาดอยสะเก็ด คั่วอ่อน' }), 'latte-th', 'cappuccino-th', own('dirty', { title: 'เดอร์ตี้ดอยดำ', description: 'ริสเทรตโตฮันนีโพรเซสบนนมแช่เย็นจัด' }), 'es-yen', 'americano-som']),
      part('ชาและผลไม้', ['matcha-th', 'cha-khiao', 'satoboeri-pan', 'saowarot', 'avocado-pan', 'lam-yai']),
      part('บรันช์', ['breakfast-th', 'avo-th', 'pancakes-th', 'croissant-th', 'caesar-th']),
      part('เค้กและน้ำแข็งไส', ['khek-maphrao', 'khek-choko', 'bingsu-mamuang', own('chocolate-banana-toast', soldOut)]),
    ],
  }),
  kitchen({
    ID: 'th-cm-chang-phueak', name: 'ขาหมูช้างเผือกป้าอี๊ด', cuisines: ['ข้าวขาหมู', 'สตรีทฟู้ด'], address: 'ถนนมณีนพรัตน์ ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7958, 98.9857], radius: 6_000,
    open: '17:00-00:00', preparationMinutes: 7, rating: 4.5, voteCount: 4_010, isIntegrated: false,
    menu: [
      part('ขาหมู', [own('khao-kha-mu', { title: 'ข้าวขาหมูป้าอี๊ด', description: 'ขาหมูสับหน้าประตูทุกคืน ไข่ยางมะตูม ผักกาดดอง' }), own('khao-kha-mu', { ID: 'kha-mu-plao', title: 'ขาหมูจานใหญ่', englishName: 'Plate of braised pork leg', description: 'หนัง เนื้อ ไข่', price: 15_000, picture: 'dark-braise', modifierGroups: [] }), 'ro-jap', 'khao-mu-krop']),
      part('ก๋วยเตี๋ยวและสุกี้', ['suki-haeng', 'suki-nam', 'kuaitiao-tom-yam', 'kuai-chap', 'rat-na-mi-krop']),
      part('ข้าวเหนียวและย่าง', ['khao-niao-mu-thot', 'mu-ping', 'sai-krok-isan', 'pik-kai-yang', 'khao-niao']),
      part('โจ๊กและข้าวต้ม', ['jok-mu', 'khao-tom-mu', 'khao-tom-kung']),
      part('หวานและน้ำ', ['roti-thammada', 'bua-loi-nga-dam', 'nam-tao-hu', 'kek-huai', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-cm-santitham', name: 'ไก่ย่างสันติธรรมเตาดิน', cuisines: ['อาหารอีสาน', 'ไก่ย่าง'], address: 'ถนนหัสดิเสวี ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.8017, 98.9822], radius: 6_000,
    open: '10:00-20:00', dayOff: 'Mon', preparationMinutes: 13, rating: 4.4, voteCount: 1_290, freeDeliveryFrom: 25_000, level: 0.9,
    menu: [
      part('ไก่ย่าง', ['kai-yang', 'kai-yang-tua', own('pik-kai-yang', { title: 'ปีกไก่ย่างสันติธรรม', description: 'ขมิ้นกับกะทิ ควันไม้มะม่วง' }), 'kho-mu-yang', 'suea-rong-hai']),
      part('ส้มตำ', ['tam-thai', 'tam-pu-pla-ra', 'tam-lao', 'tam-khao-phot', 'tam-mamuang']),
      part('ลาบและต้ม', ['larb-mu', 'nam-tok-mu', 'tom-saep', 'kaeng-om', 'larb-khua']),
      part('ทอดและหมก', ['kai-thot-makhwaen', 'mok-pla', 'sai-ua-n']),
      part('ข้าวและน้ำ', ['khao-niao', 'nam-manao', 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-cm-jay-green', name: 'บุญมีมังสวิรัติ', cuisines: ['มังสวิรัติ', 'อาหารเจ', 'อาหารเพื่อสุขภาพ'], address: 'ถนนสิงหราช ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ เชียงใหม่', at: [18.7926, 98.9812], radius: 6_500,
    open: '08:00-19:00', dayOff: 'Sun', preparationMinutes: 11, rating: 4.5, voteCount: 810, vegetarian: true, level: 0.95,
    menu: [
      part('เหนือแบบเจ', [own('je-khao-soi', { title: 'ข้าวซอยเห็ดบุญมี', description: 'เห็ดนางรมแม่ริม กะทิ ผักดอง' }), own('je-namphrik', { title: 'น้ำพริกอ่องเจ', englishName: 'Vegan tomato relish', description: 'ถั่วเน่า มะเขือเทศลูกเล็ก', says: 'soy; maybe wheat; hot 1; vegan' }), 'khao-fuen', own('je-larb', { title: 'ลาบคั่วเห็ด', englishName: 'Northern mushroom larb', description: 'ดีปลี ข้าวคั่ว', says: 'maybe soy wheat; hot 2; vegan' })]),
      part('ราดข้าว', ['je-kaphrao', 'je-khao-klong', 'je-khao-phat', 'je-khao-man']),
      part('เส้น', ['je-phat-thai', 'je-kuaitiao', 'je-kuai-chap', 'je-rat-na']),
      part('แกงและผัด', ['je-khiao-wan', 'je-tom-yam', 'je-phat-phak', 'je-pa-lo']),
      part('ของทอดและสลัด', ['je-het-thot', 'je-pheuak', 'je-salad']),
      part('หวานและน้ำ', ['khao-niao-mamuang', 'kluai-buat-chi', 'nam-tao-hu', 'bai-bua-bok']),
    ],
  }),
]
