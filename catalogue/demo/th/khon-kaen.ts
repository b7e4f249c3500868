// Kitchens of Khon Kaen: round Bueng Kaen Nakhon, the middle of town and the university.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const khonKaen = [
  kitchen({
    ID: 'th-kk-kai-yang', name: 'ไก่ย่างแม่ทองใบเขาสวนกวาง', cuisines: ['ไก่ย่าง', 'อาหารอีสาน', 'ส้มตำ'], address: 'ถนนเทพารักษ์ ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4389, 102.8325], radius: 7_000,
    open: '09:30-20:00', preparationMinutes: 13, rating: 4.6, voteCount: 2_480, level: 0.9, tables: tables('th-kk-kai-yang', 16),
    menu: [
      part('ไก่ย่าง', [own('kai-yang-tua', { title: 'ไก่ย่างเขาสวนกวาง', description: 'ไก่ตัวเล็กเขาสวนกวาง กระเทียมพริกไทย หนังบางกรอบ' }), 'kai-yang', 'pik-kai-yang', own('kai-yang', { ID: 'khrueang-nai', title: 'เครื่องในไก่ย่าง', englishName: 'Grilled chicken innards', description: 'ตับ หัวใจ กึ๋น เสียบไม้', price: 4_000, picture: 'isaw' })]),
      part('ตำ', ['tam-lao', 'tam-pu-pla-ra', 'tam-sua', 'tam-taeng', 'tam-thua', 'tam-pa']),
      part('ลาบ ก้อย ซุป', ['larb-mu', 'larb-pla-duk', 'nam-tok-nuea', 'sup-no-mai', 'kung-ten']),
      part('ต้มและแกง', ['tom-saep-nuea', 'kaeng-om', 'kaeng-no-mai']),
      part('ข้าวเหนียวและน้ำ', ['khao-niao', 'khao-chi', 'nam-oi', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-kk-khai-kratha', name: 'ไข่กระทะโกหลง', cuisines: ['อาหารเช้า', 'อาหารเวียดนาม', 'โจ๊ก'], address: 'ถนนกลางเมือง ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4287, 102.8352], radius: 6_000,
    open: '05:30-13:00', preparationMinutes: 8, rating: 4.5, voteCount: 1_720, level: 0.85,
    menu: [
      part('เช้าอีสาน', [own('khai-kratha', { title: 'ไข่กระทะโกหลง', description: 'ไข่สองฟองในกระทะ กุนเชียง หมูสับ ขนมปังฝรั่งยัดไส้' }), own('khai-kratha', { ID: 'khanom-pang-yat', title: 'ขนมปังยัดไส้', englishName: 'Stuffed baguette', description: 'หมูยอ กุนเชียง เนย', price: 2_500, picture: 'banh-mi', says: 'wheat pork milk; maybe soy egg' }), 'khao-piak', 'kuai-chap-yuan']),
      part('โจ๊กและข้าวต้ม', ['jok-mu', 'jok-kai', 'khao-tom-mu', 'khao-tom-kung']),
      part('อาหารเวียดนาม', [own('naem-nueang', { price: 15_000 }), 'po-pia-sot', own('mu-yo-thot', { title: 'หมูยอทอดขอนแก่น', description: 'หมูยอบ้านญวน น้ำจิ้มไก่' }), own('je-salad', { ID: 'po-pia-sot-yuan', title: 'ปอเปี๊ยะสดญวน', englishName: 'Vietnamese fresh rolls', description: 'กุ้ง หมู ผักสด น้ำจิ้มถั่วลิสง', price: 6_500, says: 'crustacean pork peanut; maybe soy fish' })]),
      part('จานเดียว', ['khao-khai-chiao', 'khao-kha-mu', 'ba-mi-mu-daeng', 'rat-na']),
      part('เครื่องดื่ม', ['kafe-boran', 'oyua', 'ovaltine', 'nam-tao-hu', 'pa-thong-ko']),
    ],
  }),
  kitchen({
    ID: 'th-kk-bueng', name: 'ริมบึงปลาเผา', cuisines: ['อาหารอีสาน', 'ปลาเผา', 'อาหารไทย'], address: 'ถนนรอบบึง ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4158, 102.8398], radius: 6_500,
    open: '11:00-23:00', preparationMinutes: 20, rating: 4.3, voteCount: 1_110, level: 0.95, promo: 'ลด 15% ปลานิลเผาเกลือ', tables: tables('th-kk-bueng', 20),
    campaigns: [{ ID: 'th-kk-bueng-pla', name: 'ลด 15% ปลานิลเผาเกลือ', tcDetails: 'ปลานิลเผาเกลือ ทุกเย็น ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ปลา', [own('pla-phao', { title: 'ปลานิลเผาเกลือริมบึง', description: 'ปลานิลหนึ่งกิโล ตะไคร้ในท้อง ผักและขนมจีนไว้ห่อ', off: 15, campaignID: 'th-kk-bueng-pla' }), 'pla-duk-yang', 'mok-pla', 'yam-pla-duk-fu', 'tom-som-pla']),
      part('ย่าง', ['suea-rong-hai', 'kho-mu-yang', 'sai-krok-isan', 'nuea-daet-diao']),
      part('ต้มและจุ่ม', ['chim-chum', 'tom-saep', 'tom-yam-nam-sai', 'kaeng-pa']),
      part('ตำและยำ', ['tam-thai', 'tam-thale', 'yam-wun-sen', 'yam-nuea']),
      part('ผัดและข้าว', ['phat-phak-bung', 'khao-phat-naem', 'khao-niao', 'khao-suai']),
      part('น้ำ', ['nam-maphrao', 'manao-soda', 'nam-at-lom']),
    ],
  }),
  kitchen({
    ID: 'th-kk-kangsadan', name: 'กังสดาลตามสั่งพี่หน่อย', cuisines: ['อาหารตามสั่ง', 'สุกี้', 'กะเพรา'], address: 'ถนนมะลิวัลย์ ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4482, 102.8196], radius: 6_500,
    open: '10:00-00:00', preparationMinutes: 9, rating: 4.3, voteCount: 2_950, level: 0.8, orderValueLimit: 100_000,
    menu: [
      part('ราดข้าว', [own('kaphrao-nuea', { title: 'กะเพราเนื้อโคขุนพี่หน่อย', description: 'เนื้อวัวอีสานสับไม่บด พริกขี้หนูเยอะ' }), 'kaphrao-mu', 'kaphrao-mu-krop', 'khao-mu-krathiam', 'khana-mu-krop', 'khao-khai-chiao']),
      part('ข้าวผัด', ['khao-phat-mu', 'khao-phat-kung', 'khao-phat-naem', 'khao-phat-tom-yam']),
      part('เส้น', ['pad-si-io', 'pad-khi-mao', 'rat-na', 'suki-haeng', 'suki-nam', 'spaghetti-khi-mao']),
      part('สเต๊กนักศึกษา', ['steak-mu', 'steak-kai', 'fries-th']),
      part('น้ำ', ['cha-thai', 'nom-yen', 'nam-daeng-soda', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-kk-milk', name: 'นมอุ่นหลังมอ', cuisines: ['นมสด', 'ขนมปัง', 'ของหวาน'], address: 'ถนนมิตรภาพ ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4512, 102.8291], radius: 6_500,
    open: '15:00-00:00', preparationMinutes: 7, rating: 4.4, voteCount: 1_430, freeDeliveryFrom: 15_000, level: 0.85,
    menu: [
      part('นมสด', [own('nom-sot-khai-muk', { title: 'นมสดโคขอนแก่นไข่มุก', description: 'นมจากฟาร์มมหาวิทยาลัย ไข่มุกอุ่น' }), 'nom-ron', 'nom-yen', 'cocoa-th', 'chao-kuai-nom']),
      part('ขนมปัง', ['khanom-pang-ping', 'khanom-pang-choko', 'khanom-pang-sangkhaya', 'chocolate-banana-toast', 'french-toast-th']),
      part('น้ำแข็งไสและไอศกรีม', ['nam-khaeng-sai', 'bingsu-cha-thai', 'aitim-kathi', 'aitim-khanom-pang']),
      part('ของทอดและปิ้ง', ['fries-th', 'luk-chin-ping', 'mu-ping', 'khanom-krok-bai-toei']),
      part('ชาและปั่น', ['cha-nom-khai-muk', 'cha-khiao', 'mamuang-pan', 'satoboeri-pan']),
    ],
  }),
  kitchen({
    ID: 'th-kk-boat', name: 'เรือพระพายหน้าศาล', cuisines: ['ก๋วยเตี๋ยวเรือ', 'ก๋วยเตี๋ยว'], address: 'ถนนศรีจันทร์ ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น', at: [16.4331, 102.8277], radius: 6_500,
    open: '09:00-17:00', dayOff: 'Sun', preparationMinutes: 8, rating: 4.3, voteCount: 1_270, level: 0.85,
    menu: [
      part('ก๋วยเตี๋ยว', [own('kuaitiao-nuea-tun', { title: 'เนื้อตุ๋นหม้อไฟพระพาย', description: 'น่องลาย เอ็น ผ้าขี้ริ้ว น้ำซุปเข้มเหมือนกาแฟ' }), 'kuaitiao-ruea-mu', 'kuaitiao-ruea-nuea', 'kuaitiao-tom-yam', 'kuaitiao-luk-chin-pla', 'yen-ta-fo']),
      part('เกาเหลา', ['kao-lao', 'kao-lao-mu', 'kuai-chap-nam-khon']),
      part('ข้าว', ['khao-man-kai-ruam', 'khao-mu-daeng', 'khao-na-pet', 'ro-jap']),
      part('กินเล่น', ['luk-chin-ping', 'mu-yo-thot', 'po-pia-thot', 'khaep-mu']),
      part('น้ำ', ['cha-dam-yen', 'oliang', 'krachiap', 'nam-plao']),
    ],
  }),
]
