// Kitchens along Bangkok's Sukhumvit Road: Nana to On Nut, with Thong Lo, Ekkamai and Khlong Toei.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const bangkokSukhumvit = [
  kitchen({
    ID: 'th-khlong-toei-rice', name: 'ข้าวแกงป้าสมใจ คลองเตย', cuisines: ['ข้าวแกง', 'อาหารไทย', 'อาหารเช้า'], address: 'ถนนสุนทรโกษา แขวงคลองเตย เขตคลองเตย กรุงเทพฯ', at: [13.7165, 100.5617], radius: 5_500,
    open: '05:30-15:00', dayOff: 'Sun', shut: ['2027-04-13', '2027-04-14', '2027-04-15'], preparationMinutes: 8, rating: 4.4, voteCount: 1_870, freeDeliveryFrom: 20_000, level: 0.85,
    menu: [
      part('ราดข้าว', [own('khao-rat-kaeng', { title: 'ข้าวราดแกงสองอย่างป้าสมใจ', description: 'กับข้าวสามสิบถาดตั้งแต่ตีห้าครึ่ง ชี้แล้วตักราด' }), 'khao-kha-mu', 'phrik-kaeng-mu', 'khao-khluk-kapi', 'khao-khai-chiao']),
      part('แกงในหม้อ', ['kaeng-khiao-wan', 'phanaeng-mu', 'kaeng-som', 'matsaman-kai', 'mu-pa-lo', 'khai-luk-khoei']),
      part('น้ำพริกและต้ม', ['nam-phrik-kapi', 'nam-phrik-long-ruea', 'tom-chuet', 'ho-mok']),
      part('ทอดและผัด', ['mu-dat-diao', 'phat-phak-bung', 'phat-phak-ruam', 'thot-man-pla']),
      part('หวานและน้ำ', ['fak-thong-buat', 'kluai-buat-chi', 'kek-huai', 'krachiap', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-thong-lo-crab', name: 'บ้านปูทองหล่อ', cuisines: ['อาหารทะเล', 'อาหารไทย', 'ปู'], address: 'ซอยทองหล่อ 13 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7334, 100.5816], radius: 6_000,
    open: '11:00-15:00 17:00-22:30', lastOrder: 30, preparationMinutes: 22, rating: 4.5, voteCount: 1_320, level: 1.25, tables: tables('th-thong-lo-crab', 14), promo: 'ฟรีข้าวเหนียวมะม่วง เมื่อสั่งครบ ฿1,000',
    campaigns: [{ ID: 'th-thong-lo-crab-mango', name: 'ฟรีข้าวเหนียวมะม่วง', tcDetails: 'เมื่อสั่งอาหารครบ ฿1,000 ออร์เดอร์ละหนึ่งชุด', freeItem: { ID: 'khao-niao-mamuang', name: 'ข้าวเหนียวมะม่วง', minSubtotal: 100_000 } }],
    menu: [
      part('ปู', [own('pu-phat-phong-kari', { title: 'ปูผัดผงกะหรี่บ้านปู', price: 69_000, description: 'ปูทะเลสุราษฎร์ ไข่ คื่นช่าย มันปูเต็มตัว' }), 'khai-chiao-pu', 'khao-phat-pu', 'kaeng-pu-bai-chaphlu', 'pu-nim', 'ba-mi-pu']),
      part('กุ้ง หอย ปลา', ['kung-op-wun-sen', 'kung-phao', 'hoi-lai', 'pla-kaphong-nueng', 'pla-kaphong-nam-pla', own('kung-chae', soldOut)]),
      part('ต้มและยำ', ['tom-yam-kung', 'tom-kha-kai', 'yam-som-o', 'yam-thale']),
      part('ผัดและผัก', ['bai-liang-phat-khai', 'phat-phak-bung', 'kai-phat-met', 'khao-suai']),
      part('ของหวาน', ['khao-niao-mamuang', 'tap-thim-krop']),
      part('เครื่องดื่ม', ['nam-maphrao', 'anchan', 'manao-soda', 'nam-at-lom']),
    ],
  }),
  kitchen({
    ID: 'th-ekkamai-boat', name: 'ก๋วยเตี๋ยวเรือเอกมัยลุงหนวด', cuisines: ['ก๋วยเตี๋ยว', 'ก๋วยเตี๋ยวเรือ'], address: 'ซอยเอกมัย 10 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7299, 100.5863], radius: 5_500,
    open: '09:30-20:00', dayOff: 'Wed', preparationMinutes: 9, rating: 4.4, voteCount: 2_240, freeDeliveryFrom: 0,
    menu: [
      part('ก๋วยเตี๋ยวเรือ', [own('kuaitiao-ruea-mu', { title: 'เรือหมูน้ำตกสูตรลุงหนวด', description: 'น้ำซุปใส่เลือด ข่า อบเชย เคี่ยวตั้งแต่ตีสี่' }), 'kuaitiao-ruea-nuea', own('kuaitiao-ruea-mu', { ID: 'cham-lek', title: 'ก๋วยเตี๋ยวเรือชามเล็ก 4 ชาม', englishName: 'Four small bowls of boat noodles', price: 8_000, description: 'ชามเล็กแบบริมคลอง ซ้อนได้เรื่อย ๆ' })]),
      part('ก๋วยเตี๋ยวอื่น', ['kuaitiao-tom-yam', 'kuaitiao-nuea-tun', 'yen-ta-fo', 'kuaitiao-luk-chin-pla', 'kuaitiao-kai-chik']),
      part('เกาเหลาและข้าว', ['kao-lao', 'kao-lao-mu', 'khao-kha-mu', 'khao-man-kai-tom']),
      part('ของกินเล่น', ['luk-chin-ping', 'kiao-thot', 'khaep-mu', 'mu-sate', 'po-pia-sot']),
      part('หวานและน้ำ', ['lot-chong-th', 'oliang', 'cha-thai', 'lam-yai', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-nana-biryani', name: 'ข้าวหมกบังฮาซัน นานา', cuisines: ['อาหารฮาลาล', 'ข้าวหมก', 'โรตี'], address: 'ซอยสุขุมวิท 3/1 แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7422, 100.5536], radius: 6_000,
    open: '10:00-02:00', preparationMinutes: 12, rating: 4.4, voteCount: 1_460, freeDeliveryFrom: 30_000, halal: true, level: 1.1, promo: 'ลด 15% ข้าวหมกแพะ',
    campaigns: [{ ID: 'th-nana-biryani-goat', name: 'ลด 15% ข้าวหมกแพะ', tcDetails: 'ข้าวหมกแพะ จนกว่าจะหมดหม้อ ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ข้าวหมก', ['khao-mok-kai', own('khao-mok-phae', { title: 'ข้าวหมกแพะบังฮาซัน', description: 'แพะติดกระดูกใต้ข้าวหญ้าฝรั่น ปิดหม้อด้วยแป้ง', off: 15, campaignID: 'th-nana-biryani-goat' }), 'khao-mok-nuea', 'khao-mok-kai-thot']),
      part('แกงและซุป', ['sup-hang-wua', 'sup-kai', 'matsaman-nuea', 'kurma-phae', 'kaeng-kari-kai']),
      part('โรตีและมะตะบะ', ['mataba-kai', 'mataba-nuea', 'roti-kaeng', 'roti-kluai', 'roti-khai', 'roti-thammada']),
      part('ย่าง', ['sate-kai', 'sate-nuea', 'kai-thot-hat-yai']),
      part('เครื่องดื่ม', ['cha-chak', 'nam-manao', 'makham', 'mamuang-pan', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-phrom-phong-ramen', name: 'ราเมนฮานะ พร้อมพงษ์', cuisines: ['อาหารญี่ปุ่น', 'ราเมน', 'ซูชิ'], address: 'ซอยสุขุมวิท 33/1 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7318, 100.5683], radius: 5_000,
    open: '11:00-23:00', preparationMinutes: 15, rating: 4.4, voteCount: 1_150, level: 1.2,
    menu: [
      part('ราเมน', [own('ramen-th', { title: 'ราเมนฮานะทงคตสึ', description: 'กระดูกต้มสิบแปดชั่วโมง หมูชาชูย่างไฟ ไข่' }), 'ramen-phet', own('ramen-th', { ID: 'shoyu', title: 'ราเมนโชยุ', englishName: 'Shoyu ramen', description: 'ซุปไก่ใสกับซีอิ๊ว หมูชาชู ไข่' }), own('ramen-th', { ID: 'tsukemen', title: 'สึเคเมน', englishName: 'Dipping noodles', price: 18_500, description: 'เส้นหนา น้ำซุปปลาและหมู ไข่', says: 'pork fish wheat egg soy; maybe sesame' })]),
      part('ข้าวหน้า', ['katsu-don', 'katsu-kari', 'gyu-don', 'salmon-don']),
      part('ซูชิ', ['salmon-sushi-th', 'sushi-ruam', own('salmon-sushi-th', { ID: 'ebi', title: 'ซูชิกุ้ง 6 คำ', englishName: 'Prawn sushi, 6 pieces', description: 'กุ้งลวก', price: 15_500, says: 'crustacean soy wheat; maybe sesame' })]),
      part('กับแกล้ม', ['gyoza-th', 'takoyaki', 'karaage-th', 'miso-th', 'salad-salmon']),
      part('หวานและน้ำ', ['matcha-th', own('aitim-kathi', { ID: 'matcha-ice', title: 'ไอศกรีมมัทฉะ', englishName: 'Matcha ice cream', description: 'สองลูก', says: 'milk; veg', price: 7_500 }), own('nam-takhrai', { ID: 'genmai', title: 'ชาข้าวคั่ว', englishName: 'Genmaicha', description: 'ชาข้าวคั่วญี่ปุ่น', price: 5_000, picture: 'hot-tea', says: 'vegan' }), 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-on-nut-night', name: 'อ่อนนุชไก่ย่างเตาถ่าน', cuisines: ['อาหารอีสาน', 'ไก่ย่าง', 'ส้มตำ'], address: 'ถนนสุขุมวิท 77 แขวงพระโขนงเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7075, 100.6018], radius: 6_500,
    open: '15:00-01:00', preparationMinutes: 15, rating: 4.3, voteCount: 1_990, freeDeliveryFrom: 35_000, isIntegrated: false,
    menu: [
      part('ส้มตำ', ['tam-thai', own('tam-pu-pla-ra', { title: 'ตำปูปลาร้านัวอ่อนนุช', description: 'ปลาร้าต้มเองกับตะไคร้ ปูนา' }), 'tam-sua', 'tam-khai-khem', 'tam-thot', 'tam-thale']),
      part('ย่างเตาถ่าน', ['kai-yang', 'kho-mu-yang', 'suea-rong-hai', 'pla-phao', 'sai-krok-isan', 'pik-kai-yang']),
      part('ลาบ น้ำตก', ['larb-mu', 'nam-tok-mu', 'larb-pet']),
      part('ต้ม', ['tom-saep', 'kaeng-om', 'chim-chum']),
      part('ข้าวเหนียวและน้ำ', ['khao-niao', 'khao-chi', 'oliang', 'nam-at-lom', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-thong-lo-brunch', name: 'สวนกลางซอย บรันช์', cuisines: ['คาเฟ่', 'บรันช์', 'กาแฟ'], address: 'ซอยสุขุมวิท 49 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7329, 100.5752], radius: 5_000,
    open: '07:30-18:00', preparationMinutes: 16, rating: 4.5, voteCount: 890, freeDeliveryFrom: 50_000, level: 1.2, tables: tables('th-thong-lo-brunch', 10),
    menu: [
      part('บรันช์', ['breakfast-th', own('avo-th', { title: 'อะโวคาโดโทสต์ไข่ออนเซ็น', description: 'อะโวคาโดเมืองตากบนซาวร์โด ไข่ออนเซ็น พริกกรอบ' }), 'french-toast-th', 'pancakes-th', 'croissant-th']),
      part('จานหลัก', ['spaghetti-khi-mao', 'spaghetti-carbonara', 'burger-nuea', 'burger-kai', 'club-th']),
      part('สลัดและของกินเล่น', ['caesar-th', 'salad-salmon', 'fries-th', 'wings-th']),
      part('เค้ก', ['khek-maphrao', 'khek-cha-thai', 'brownie-th', 'tart-khai']),
      part('กาแฟและน้ำ', ['latte-th', 'americano-som', 'dirty', 'matcha-th', 'saowarot']),
    ],
  }),
  kitchen({
    ID: 'th-phra-khanong-wok', name: 'ตามสั่งเฮียตี๋ พระโขนง', cuisines: ['อาหารตามสั่ง', 'กะเพรา', 'ข้าวผัด'], address: 'ถนนสุขุมวิท 71 แขวงพระโขนงเหนือ เขตวัฒนา กรุงเทพฯ', at: [13.7168, 100.5925], radius: 5_500,
    open: '10:00-22:00', dayOff: 'Sun', preparationMinutes: 10, rating: 4.3, voteCount: 2_610, level: 0.95, orderValueLimit: 150_000,
    menu: [
      part('กะเพรา', [own('kaphrao-mu-krop', { title: 'กะเพราหมูกรอบเฮียตี๋', description: 'หมูสามชั้นทอดสองรอบ กะเพราจากซอยหลัง' }), 'kaphrao-mu', 'kaphrao-kai', 'kaphrao-nuea', 'kaphrao-thale']),
      part('ราดข้าว', ['khao-mu-krathiam', 'khana-mu-krop', 'phrik-kaeng-mu', 'khao-khai-khon', 'khao-kai-krathiam']),
      part('ข้าวผัดและเส้น', ['khao-phat-mu', 'khao-phat-tom-yam', 'khao-phat-naem', 'pad-si-io', 'pad-khi-mao', 'suki-haeng']),
      part('กับข้าว', ['tom-yam-nam-sai', 'khana-nam-man-hoi', 'yam-khai-dao', 'khai-dao']),
      part('น้ำ', ['cha-manao', 'nam-manao', 'nam-daeng-soda', 'nam-plao']),
    ],
  }),
]
