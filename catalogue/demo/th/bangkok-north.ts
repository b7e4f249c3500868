// Kitchens of Bangkok's middle and north: Pratunam, Victory Monument, Ari, Huai Khwang, Lat Phrao, Chatuchak.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const bangkokNorth = [
  kitchen({
    ID: 'th-pratunam-chicken', name: 'ข้าวมันไก่ตอนประตูน้ำเจ๊หงส์', cuisines: ['ข้าวมันไก่', 'อาหารจานเดียว'], address: 'ถนนเพชรบุรี แขวงมักกะสัน เขตราชเทวี กรุงเทพฯ', at: [13.7503, 100.5421], radius: 6_000,
    open: '06:00-14:00 17:00-01:00', preparationMinutes: 7, rating: 4.5, voteCount: 4_380, promo: 'ลด 10% ข้าวมันไก่รวม',
    campaigns: [{ ID: 'th-pratunam-chicken-mix', name: 'ลด 10% ข้าวมันไก่รวม', tcDetails: 'ข้าวมันไก่ต้มและทอดในจานเดียว ทั้งวัน ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ข้าวมันไก่', [own('khao-man-kai-tom', { title: 'ข้าวมันไก่ตอนเจ๊หงส์', description: 'ไก่ตอนต้มทั้งตัว ข้าวหุงมันไก่ น้ำจิ้มเต้าเจี้ยวกับขิงอ่อน' }), 'khao-man-kai-thot', own('khao-man-kai-ruam', { off: 10, campaignID: 'th-pratunam-chicken-mix' }), own('khao-man-kai-tom', { ID: 'kai-nueng-tua', title: 'ไก่ตอนครึ่งตัว', englishName: 'Half a poached chicken', price: 19_000, picture: 'half-chicken', description: 'สับชิ้น น้ำจิ้มและน้ำซุป', modifierGroups: [] }), own('khao-man-kai-tom', { ID: 'khrueang-nai', title: 'ตับและกึ๋นไก่', englishName: 'Chicken liver and gizzard', price: 5_000, picture: 'chicken-rice', description: 'จานเล็ก', modifierGroups: [] })]),
      part('ข้าวหน้าต่างๆ', ['khao-mu-daeng', 'khao-mu-krop', 'khao-na-pet', 'khao-kha-mu']),
      part('ก๋วยเตี๋ยว', ['ba-mi-kiao', 'ba-mi-mu-daeng', 'kuaitiao-kai-tun', 'kuaitiao-kai-chik']),
      part('เคียง', ['mu-sate', 'kiao-thot', 'tom-chuet', 'khana-nam-man-hoi']),
      part('น้ำ', ['kek-huai', 'lam-yai', 'oliang', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-victory-boat', name: 'เรือลุงเปี๊ยกอนุสาวรีย์', cuisines: ['ก๋วยเตี๋ยวเรือ', 'ก๋วยเตี๋ยว', 'ของหวาน'], address: 'ซอยราชวิถี 18 แขวงถนนพญาไท เขตราชเทวี กรุงเทพฯ', at: [13.7661, 100.5398], radius: 5_500,
    open: '08:30-21:00', preparationMinutes: 9, rating: 4.4, voteCount: 2_870, level: 0.95, tables: tables('th-victory-boat', 18),
    menu: [
      part('เรือ', [own('kuaitiao-ruea-nuea', { title: 'เรือเนื้อน้ำตกอนุสาวรีย์', says: 'beef pork soy; maybe wheat; hot 1', description: 'น้ำซุปเนื้อใส่เลือด โหระพา กากหมู ชามเรือคลองอนุสาวรีย์' }), 'kuaitiao-ruea-mu', own('kuaitiao-ruea-nuea', { ID: 'haeng-nuea', title: 'เรือเนื้อแห้ง', englishName: 'Dry beef boat noodles', description: 'ซีอิ๊วดำ กระเทียมกรอบ เนื้อวัว', price: 6_000 })]),
      part('เส้นอื่น', ['yen-ta-fo-tom-yam', 'kuaitiao-tom-yam', 'kuaitiao-khua-kai', 'ba-mi-mu-krop', 'kuaitiao-pet-tun']),
      part('ยำและทอด', ['yam-wun-sen', 'kiao-thot', 'luk-chin-ping', 'thot-man-pla', own('khaep-mu', { price: 3_000 })]),
      part('ของหวาน', ['khanom-tan', 'takiang', 'ruam-mit', 'khanom-krok-bai-toei']),
      part('น้ำ', ['nam-oi', 'krachiap', 'cha-dam-yen', 'nam-at-lom']),
    ],
  }),
  kitchen({
    ID: 'th-ari-jay', name: 'ครัวเจอารีย์', cuisines: ['อาหารเจ', 'มังสวิรัติ', 'อาหารเพื่อสุขภาพ'], address: 'ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพฯ', at: [13.7816, 100.5437], radius: 6_500,
    open: '07:00-19:30', dayOff: 'Mon', preparationMinutes: 11, rating: 4.5, voteCount: 1_040, vegetarian: true, level: 1.1, promo: 'ฟรีเต้าหู้ทอด เมื่อสั่งครบ ฿250',
    campaigns: [{ ID: 'th-ari-jay-tofu', name: 'ฟรีเต้าหู้ทอด', tcDetails: 'เมื่อสั่งอาหารครบ ฿250 ออร์เดอร์ละหนึ่งชุด', freeItem: { ID: 'je-tao-hu-thot', name: 'เต้าหู้ทอด', minSubtotal: 25_000 } }],
    menu: [
      part('ราดข้าว', [own('je-kaphrao', { title: 'กะเพราเห็ดออรินจิเจ', description: 'เห็ดออรินจิฉีกมือ ใบกะเพราเต็มกำมือ' }), 'je-khao-man', 'je-khao-phat', 'je-khao-klong', 'je-khao-kha-mu']),
      part('เส้น', ['je-phat-thai', 'je-pad-si-io', 'je-khao-soi', 'je-kuaitiao', 'je-rat-na']),
      part('แกงและต้ม', ['je-khiao-wan', 'je-matsaman', 'je-tom-yam', 'je-tom-kha', 'je-chap-chai']),
      part('ตำ ยำ ทอด', ['je-som-tam', 'je-larb', 'je-tao-hu-thot', 'je-po-pia', 'je-salad']),
      part('หวานและน้ำ', ['khao-niao-mamuang', 'bua-loi-nga-dam', 'nam-tao-hu', 'anchan', 'bai-bua-bok']),
    ],
  }),
  kitchen({
    ID: 'th-ari-coffee', name: 'อารีย์สโลว์บาร์', cuisines: ['กาแฟ', 'คาเฟ่', 'เบเกอรี่'], address: 'ซอยพหลโยธิน 7 แขวงพญาไท เขตพญาไท กรุงเทพฯ', at: [13.7789, 100.5422], radius: 4_500,
    open: '07:00-19:00', preparationMinutes: 7, rating: 4.5, voteCount: 1_530, freeDeliveryFrom: 0, level: 1.1,
    menu: [
      part('กาแฟ', [own('latte-th', { title: 'ลาเต้ดอยช้าง', description: 'อราบิกาดอยช้าง คั่วทุกวันจันทร์' }), 'americano-th', 'cappuccino-th', 'es-yen', 'dirty', 'americano-som', 'americano-maphrao']),
      part('ไม่ใช่กาแฟ', ['matcha-th', 'cocoa-th', 'cha-thai', 'anchan', 'saowarot']),
      part('อบใหม่', ['croissant-th', 'brownie-th', 'khek-maphrao', 'khek-cha-thai', 'tart-khai']),
      part('จานเบาๆ', ['avo-th', 'club-th', 'salad-salmon', own('croissant-th', { ID: 'khai-khon', title: 'ครัวซองต์ไข่ข้น', englishName: 'Croissant with soft egg', description: 'ไข่ น้ำมันทรัฟเฟิล', says: 'wheat milk egg; veg', price: 12_000 }), 'chocolate-banana-toast']),
    ],
  }),
  kitchen({
    ID: 'th-huai-khwang-mala', name: 'หมาล่าห้วยขวาง 24 น.', cuisines: ['หมาล่า', 'อาหารจีน', 'ปิ้งย่าง'], address: 'ถนนประชาราษฎร์บำเพ็ญ แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ', at: [13.7776, 100.5772], radius: 6_500,
    open: '16:00-04:00', preparationMinutes: 18, rating: 4.3, voteCount: 1_680, orderValueLimit: 300_000,
    menu: [
      part('หมาล่า', [own('mala-ping', { title: 'หมาล่าห้วยขวาง 10 ไม้', description: 'พริกหมาล่าบดใหม่ทุกคืน เตาถ่านริมทาง' }), 'mala-phat', own('mala-ping', { ID: 'mala-nuea', title: 'หมาล่าเนื้อ 10 ไม้', englishName: 'Beef mala skewers, 10 sticks', description: 'เนื้อวัว ลูกชิ้นเอ็น', price: 14_000, picture: 'beef-satay', says: 'beef soy; maybe wheat sesame peanut; hot 2' }), own('mala-phat', { ID: 'mala-phak', title: 'หมาล่าผัดผัก', englishName: 'Dry mala vegetables', description: 'รากบัว มันฝรั่ง กะหล่ำปลี ฟองเต้าหู้', price: 11_000, picture: 'stir-fried-vegetables', says: 'soy; maybe wheat sesame peanut; hot 2; vegan' })]),
      part('ชาบูและหม้อไฟ', ['shabu-mu', 'shabu-nuea', own('shabu-mu', { ID: 'mala-hotpot', title: 'หม้อไฟหมาล่า', englishName: 'Mala hotpot for two', description: 'หมูสไลซ์ ไข่ ผัก น้ำแดง', price: 36_000, says: 'pork egg soy; maybe wheat sesame peanut; hot 3' })]),
      part('เกี๊ยวและเส้น', ['gyoza-th', 'kiao-nam', own('ramen-phet', { title: 'บะหมี่ตานตาน', englishName: 'Dan dan noodles', description: 'หมูสับ ถั่วลิสง งา', says: 'pork wheat peanut sesame soy; maybe egg; hot 2', price: 11_500 }), 'ba-mi-kiao', 'khao-phat-mu']),
      part('กับข้าวจีน', ['kai-phat-met', 'khana-nam-man-hoi', 'o-suan', 'hoi-khraeng', 'khao-suai']),
      part('น้ำ', ['kek-huai', 'cha-manao', 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-ratchada-korean', name: 'ไก่ทอดโซลรัชดา', cuisines: ['อาหารเกาหลี', 'ไก่ทอด'], address: 'ซอยรัชดาภิเษก 7 แขวงดินแดง เขตดินแดง กรุงเทพฯ', at: [13.7662, 100.5698], radius: 6_000,
    open: '11:00-23:30', preparationMinutes: 18, rating: 4.2, voteCount: 1_210,
    menu: [
      part('ไก่ทอด', ['kai-thot-kaoli', own('kai-thot-nam-phueng', { title: 'ไก่ทอดน้ำผึ้งกระเทียมรัชดา', description: 'ทอดสองรอบ ทาน้ำผึ้งกับซีอิ๊ว' }), own('kai-thot-kaoli', { ID: 'original', title: 'ไก่ทอดเกาหลีออริจินัล', englishName: 'Original Korean fried chicken', description: 'แป้งบางกรอบ หัวไชเท้าดอง', says: 'wheat soy; maybe egg' }), 'wings-th', 'karaage-th']),
      part('ข้าวและเส้น', ['bibimbap-th', 'japchae-th', 'kimchi-th', own('ramen-phet', { title: 'รามยอนชีส', englishName: 'Ramyeon with cheese', description: 'ไข่ ชีส ต้นหอม', says: 'wheat egg milk soy; maybe fish beef; hot 2', price: 9_500 })]),
      part('กินเล่น', ['tokpokki-th', own('tokpokki-th', { ID: 'cheese-tok', title: 'ต๊อกบกกีชีส', englishName: 'Tteokbokki with cheese', description: 'มอซซาเรลลา โอเด้ง', price: 14_500, says: 'fish milk soy wheat; maybe egg; hot 2' }), 'gyoza-th', 'fries-th', own('je-salad', { ID: 'kimbap', title: 'คิมบับทูน่า', englishName: 'Tuna kimbap', description: 'ทูน่า ไข่ หัวไชเท้าดอง น้ำมันงา', price: 9_500, picture: 'sushi', says: 'fish egg sesame soy; maybe wheat' })]),
      part('ปิ้งย่าง', ['mu-kratha', own('steak-mu', { ID: 'samgyeopsal', title: 'ซัมกยอบซัลย่าง', englishName: 'Grilled pork belly with lettuce', description: 'หมูสามชั้น ซัมจัง กระเทียม', price: 19_500, picture: 'liempo', says: 'pork soy sesame; maybe wheat' })]),
      part('หวานและน้ำ', ['bingsu-mamuang', 'bingsu-cha-thai', 'nam-daeng-soda', 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-chatuchak-market', name: 'ครัวตลาดนัดจตุจักร', cuisines: ['อาหารไทย', 'ผัดไทย', 'ของหวาน'], address: 'ถนนกำแพงเพชร แขวงจตุจักร เขตจตุจักร กรุงเทพฯ', at: [13.7993, 100.5497], radius: 7_000,
    open: '09:00-21:00', dayOff: 'Mon', preparationMinutes: 12, rating: 4.3, voteCount: 1_920, freeDeliveryFrom: 30_000, level: 1.1,
    menu: [
      part('ผัดไทยและหอยทอด', [own('pad-thai-ho-khai', { title: 'ผัดไทยห่อไข่จตุจักร', description: 'กุ้งใต้ไข่ฝอยบางเหมือนลูกไม้ ถั่วลิสง' }), 'pad-thai-kung', 'hoi-thot', 'o-suan', own('kuaitiao-khua-kai', soldOut)]),
      part('ข้าวและแกง', ['khao-khluk-kapi', 'khao-phat-saparot', 'kaeng-khiao-wan', 'phanaeng-nuea', 'khao-kha-mu']),
      part('ปิ้งและยำ', ['mu-sate', 'mu-ping', 'miang-kham', 'yam-pla-duk-fu', 'tam-khao-phot']),
      part('ของหวาน', ['aitim-kathi', 'khao-niao-thurian', 'khanom-bueang', 'khanom-khrok', 'thong-yot']),
      part('น้ำ', ['nam-maphrao', 'nam-som', 'taengmo-pan', 'cha-khiao']),
    ],
  }),
  kitchen({
    ID: 'th-lat-phrao-mookata', name: 'หมูกระทะลาดพร้าวอิ่มอร่อย', cuisines: ['หมูกระทะ', 'ปิ้งย่าง', 'อาหารอีสาน'], address: 'ซอยลาดพร้าว 18 แขวงจอมพล เขตจตุจักร กรุงเทพฯ', at: [13.8065, 100.5718], radius: 7_500,
    open: '16:00-01:00', preparationMinutes: 20, rating: 4.2, voteCount: 1_440, blockOnDemandOrders: true,
    menu: [
      part('ชุดหมูกระทะ', [own('mu-kratha', { title: 'ชุดอิ่มอร่อย สองคน', description: 'หมูหมักไข่และงา เบคอน ผัก วุ้นเส้น ให้ยืมกระทะและเตาถ่าน' }), 'mu-kratha-thale', own('mu-kratha', { ID: 'si-khon', title: 'ชุดครอบครัว สี่คน', englishName: 'Mookata set for four', description: 'หมู เบคอน ตับ ไข่ ผัก', price: 64_000 }), own('shabu-nuea', { price: 42_000 })]),
      part('เพิ่มในเตา', [own('mu-dat-diao', { ID: 'bacon', title: 'เบคอน 200 กรัม', englishName: 'Sliced bacon for the grill', description: 'หมูสด สำหรับย่าง', price: 9_000, picture: 'pork-crackling', says: 'pork' }), own('kung-phao', { ID: 'kung-sot', title: 'กุ้งสด 10 ตัว', englishName: 'Raw prawns for the grill', description: 'กุ้งขาว', price: 15_000, says: 'crustacean' }), own('phat-phak-ruam', { ID: 'phak-chut', title: 'ชุดผักสด', englishName: 'Vegetable basket', description: 'กะหล่ำปลี ผักบุ้ง โหระพา', price: 4_000, picture: 'pennywort-salad', says: 'vegan' }), own('miso-th', { ID: 'wun-sen', title: 'วุ้นเส้นและไข่ไก่', englishName: 'Glass noodles and eggs', description: 'ใส่น้ำซุปขอบกระทะ ไข่สองฟอง', price: 3_500, picture: 'glass-noodles', says: 'egg; veg' })]),
      part('ตำและยำ', ['tam-thai', 'tam-pu-pla-ra', 'yam-wun-sen', 'larb-mu', 'nam-tok-mu']),
      part('ทอด', ['pik-kai-nam-pla', 'sai-krok-isan', 'fries-th', 'nuea-daet-diao']),
      part('หวานและน้ำ', ['aitim-kathi', 'ruam-mit', 'nam-at-lom', 'nam-plao']),
    ],
  }),
]
