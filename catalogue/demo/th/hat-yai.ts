// Kitchens of Hat Yai: round Kim Yong market, Niphat Uthit and the university.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const hatYai = [
  kitchen({
    ID: 'th-hy-fried-chicken', name: 'ไก่ทอดบังเลาะหาดใหญ่', cuisines: ['อาหารฮาลาล', 'ไก่ทอด', 'ข้าวหมก'], address: 'ถนนศุภสารรังสรรค์ ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา', at: [7.0049, 100.4719], radius: 7_000,
    open: '06:00-21:00', preparationMinutes: 9, rating: 4.6, voteCount: 3_540, halal: true, promo: 'ลด 10% ข้าวหมกไก่ทอด',
    campaigns: [{ ID: 'th-hy-fried-chicken-mok', name: 'ลด 10% ข้าวหมกไก่ทอด', tcDetails: 'ทุกวันก่อนละหมาดค่ำ ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ไก่ทอด', [own('kai-thot-hat-yai', { title: 'ไก่ทอดหาดใหญ่บังเลาะ', description: 'เมล็ดผักชีและยี่หร่า หอมเจียวพูนจาน' }), own('kai-thot-hat-yai', { ID: 'khao-niao-kai', title: 'ข้าวเหนียวไก่ทอด', englishName: 'Fried chicken with sticky rice', price: 5_500, description: 'สะโพกหนึ่งชิ้น หอมเจียว น้ำจิ้มไก่' }), own('kai-thot-hat-yai', { ID: 'pik', title: 'ปีกไก่ทอดหอมเจียว', englishName: 'Fried wings with shallots', price: 7_000, picture: 'fried-wings', description: 'ห้าปีก' })]),
      part('ข้าวหมก', ['khao-mok-kai', own('khao-mok-kai-thot', { off: 10, campaignID: 'th-hy-fried-chicken-mok' }), 'khao-mok-nuea', 'khao-mok-phae']),
      part('แกงและซุป', ['sup-hang-wua', 'sup-kai', 'matsaman-nuea', 'kaeng-kari-kai', 'kaeng-lueang']),
      part('ตำและยำ', ['tam-thai', 'tam-mamuang', 'khao-yam', 'yam-thale']),
      part('โรตีและน้ำ', ['roti-thammada', 'mataba-kai', 'cha-chak', 'cha-manao', 'nam-oi']),
    ],
  }),
  kitchen({
    ID: 'th-hy-dim-sum', name: 'แต่เตี้ยมอากงหาดใหญ่', cuisines: ['ติ่มซำ', 'อาหารเช้า', 'บักกุ๊ดเต๋'], address: 'ถนนละม้ายสงเคราะห์ ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา', at: [7.0029, 100.4775], radius: 6_500,
    open: '05:00-12:30', preparationMinutes: 10, rating: 4.5, voteCount: 2_420, freeDeliveryFrom: 25_000, tables: tables('th-hy-dim-sum', 18),
    menu: [
      part('แต่เตี้ยม', [own('khanom-chip', { title: 'ขนมจีบแต่เตี้ยม', description: 'หมูสับมือ น้ำจิ้มจิ๊กโฉ่ว' }), 'khanom-chip-kung', 'ha-kao', 'khanom-phak-kat', 'kanom-kuichai']),
      part('ซาลาเปา', ['salapao-mu-daeng', 'salapao-khrim', 'salapao-mu-sap']),
      part('หม้อยา', [own('kao-lao-mu', { ID: 'bak-kut-te', title: 'บักกุ๊ดเต๋หม้อดิน', englishName: 'Pork ribs in a clay pot', description: 'ซี่โครง เห็ดเข็มทอง กระเทียม ซีอิ๊วดำ', price: 12_000, picture: 'bak-kut-teh', says: 'pork soy; maybe wheat' }), 'jok-mu', 'khao-tom-pla', 'kuai-chap']),
      part('เส้นและข้าว', ['ba-mi-kiao', 'ba-mi-mu-krop', 'khao-na-pet', 'khao-man-kai-tom']),
      part('เครื่องดื่ม', ['kafe-boran', 'oyua', 'cha-chak', 'nam-tao-hu', 'pa-thong-ko']),
    ],
  }),
  kitchen({
    ID: 'th-hy-khanom-chin', name: 'ขนมจีนน้ำยาป้าเขียว กิมหยง', cuisines: ['อาหารใต้', 'ขนมจีน'], address: 'ถนนศุภสารรังสรรค์ ตลาดกิมหยง ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา', at: [7.0076, 100.4698], radius: 6_000,
    open: '06:00-15:00', preparationMinutes: 8, rating: 4.4, voteCount: 1_190, level: 0.85, isIntegrated: false,
    menu: [
      part('ขนมจีน', [own('khanom-chin-tai', { title: 'ขนมจีนน้ำยาป้าเขียว', description: 'เส้นบีบสดข้างบ้าน น้ำยาปลา ผักสดสามสิบอย่าง' }), 'khanom-chin-nam-ya', 'khanom-chin-kaeng-khiao', own('khanom-chin-tai', { ID: 'tai-pla', title: 'ขนมจีนแกงไตปลา', englishName: 'Rice noodles in fish innards curry', description: 'สำหรับคนรู้ใจ', says: 'fish crustacean; hot 3' })]),
      part('ข้าวแกงใต้', ['khua-kling', 'kaeng-lueang', 'kaeng-tai-pla', 'mu-hong', 'khao-rat-kaeng', 'khai-luk-khoei']),
      part('ข้าวยำและน้ำพริก', ['khao-yam', 'nam-phrik-kung-siap', 'nam-phrik-kapi', 'khao-khluk-kapi']),
      part('ทอดและผัด', ['kai-thot-hat-yai', 'pla-thot-khamin', 'phat-sato-kung', 'bai-liang-phat-khai']),
      part('น้ำ', ['cha-dam-yen', 'krachiap', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-hy-night', name: 'ข้าวต้มโต้รุ่งเพชรเกษม', cuisines: ['ข้าวต้มกุ๊ย', 'อาหารจีน', 'อาหารทะเล'], address: 'ถนนเพชรเกษม ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา', at: [7.0128, 100.4762], radius: 6_500,
    open: '17:00-04:00', preparationMinutes: 15, rating: 4.3, voteCount: 1_680, blockOnDemandOrders: true,
    menu: [
      part('ข้าวต้ม', ['khao-tom-pla', 'khao-tom-kung', own('khao-suai', { ID: 'khao-tom-plao', title: 'ข้าวต้มเปล่า', englishName: 'Plain rice soup', price: 1_500, picture: 'congee', description: 'ไว้กินกับกับข้าว', says: 'vegan' })]),
      part('ผัด', [own('phat-phak-bung', { title: 'ผักบุ้งลอยฟ้า', description: 'โยนข้ามถนนแล้วรับด้วยจาน' }), 'khana-mu-krop', 'kai-phat-met', 'hoi-lai', 'muek-khai-khem', 'phat-sato-kung']),
      part('ต้มและพะโล้', ['mu-pa-lo', 'tom-chuet', 'tom-yam-thale', 'tom-som-pla', 'khao-kha-mu']),
      part('ยำและทอด', ['yam-khai-dao', 'yam-wun-sen', 'mu-dat-diao', 'pik-kai-nam-pla', 'khai-chiao-pu']),
      part('น้ำ', ['kek-huai', 'lam-yai', 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-hy-psu', name: 'สเต๊กลุงแว่นหน้า มอ.', cuisines: ['สเต๊ก', 'อาหารตามสั่ง', 'สปาเกตตี'], address: 'ถนนปุณณกัณฑ์ ตำบลคอหงส์ อำเภอหาดใหญ่ สงขลา', at: [7.0069, 100.5009], radius: 7_000,
    open: '11:00-22:00', preparationMinutes: 14, rating: 4.3, voteCount: 1_240, level: 0.9,
    menu: [
      part('สเต๊ก', [own('steak-mu', { title: 'สเต๊กหมูพริกไทยดำลุงแว่น', description: 'คอหมู ซอสพริกไทยทำวันละสองครั้ง เฟรนช์ฟรายส์' }), 'steak-kai', 'steak-pla', 'steak-nuea', 'pork-chop']),
      part('สปาเกตตีและพิซซ่า', ['spaghetti-khi-mao', 'spaghetti-carbonara', 'spaghetti-khai-pu', 'pizza-hawaiian', 'pizza-tom-yam', 'pizza-het']),
      part('ข้าว', ['kaphrao-mu', 'khao-phat-tom-yam', 'katsu-kari', 'khao-khai-khon']),
      part('กินเล่น', ['fries-th', 'wings-th', 'caesar-th']),
      part('น้ำ', ['cha-nom-khai-muk', 'cocoa-th', 'manao-soda', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-hy-sweet', name: 'ของหวานแม่ละออ นิพัทธ์อุทิศ', cuisines: ['ของหวาน', 'ขนมไทย', 'น้ำแข็งไส'], address: 'ถนนนิพัทธ์อุทิศ 3 ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา', at: [7.0061, 100.4741], radius: 6_500,
    open: '10:00-22:00', preparationMinutes: 7, rating: 4.4, voteCount: 1_060, level: 0.9,
    menu: [
      part('ขนมไทย', ['khanom-chan', 'khanom-mo-kaeng', 'thong-yot', 'khanom-tan', 'takiang']),
      part('ในกะทิ', [own('bua-loi-th', { title: 'บัวลอยแม่ละออ', description: 'เผือก ฟักทอง ใบเตย ปั้นเม็ดเล็กเท่าถั่ว' }), 'kluai-buat-chi', 'fak-thong-buat', 'khao-niao-mamuang', 'khao-niao-thurian']),
      part('เย็น', ['tap-thim-krop', 'sarim', 'ruam-mit', 'nam-khaeng-sai', 'tao-huai-nom']),
      part('ทอดและปิ้ง', ['kluai-thot', 'kluai-ping', 'khanom-krok-bai-toei']),
      part('น้ำ', ['nam-maphrao', 'maphrao-pan', 'cha-chak', 'bai-bua-bok']),
    ],
  }),
]
