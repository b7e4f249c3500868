// Kitchens of Bangkok by the river: Yaowarat, Banglamphu, Bang Rak, Silom, Wang Lang and Talat Phlu.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const bangkokRiver = [
  kitchen({
    ID: 'th-yaowarat-seafood', name: 'ซีฟู้ดเยาวราชพี่เล็ก', cuisines: ['อาหารทะเล', 'สตรีทฟู้ด', 'อาหารจีน'], address: 'ถนนผดุงด้าว แขวงสัมพันธวงศ์ เขตสัมพันธวงศ์ กรุงเทพฯ', at: [13.7402, 100.5103], radius: 6_000,
    open: '16:00-00:30', dayOff: 'Mon', preparationMinutes: 20, rating: 4.4, voteCount: 3_140, level: 1.15, tables: tables('th-yaowarat-seafood', 20),
    menu: [
      part('เผาและย่าง', [own('kung-phao', { title: 'กุ้งแม่น้ำเผาเยาวราช', description: 'ผ่าเผาถ่านจนมันเยิ้ม น้ำจิ้มซีฟู้ดเขียว' }), 'muek-yang', 'thale-phao', 'hoi-khraeng']),
      part('ผัดและอบ', ['pu-phat-phong-kari', 'kung-op-wun-sen', 'hoi-lai', 'thale-your-way', 'muek-khai-khem', 'phat-phak-bung']),
      part('ปลา', ['pla-kaphong-nueng', 'pla-sam-rot', 'tom-som-pla']),
      part('ต้มและยำ', ['tom-yam-thale', 'kung-chae', 'hoi-nang-rom', 'yam-thale']),
      part('ข้าวและเส้น', ['khao-phat-pu', 'ba-mi-pu', 'khao-suai']),
      part('น้ำ', ['kek-huai', 'nam-maphrao', 'nam-at-lom']),
    ],
  }),
  kitchen({
    ID: 'th-yaowarat-kuai-chap', name: 'ก๋วยจั๊บเฮียเพ้ง', cuisines: ['ก๋วยจั๊บ', 'ก๋วยเตี๋ยว', 'อาหารจีน'], address: 'ถนนเยาวราช แขวงจักรวรรดิ เขตสัมพันธวงศ์ กรุงเทพฯ', at: [13.7409, 100.5067], radius: 5_000,
    open: '11:00-00:00', preparationMinutes: 9, rating: 4.5, voteCount: 3_870, promo: 'ลด 10% ข้าวหน้าเป็ด',
    campaigns: [{ ID: 'th-yaowarat-kuai-chap-duck', name: 'ลด 10% ข้าวหน้าเป็ด', tcDetails: 'ตั้งแต่สิบเอ็ดโมงจนเป็ดหมดราว ราคาที่แสดงหักส่วนลดแล้ว' }],
    menu: [
      part('ก๋วยจั๊บ', [own('kuai-chap', { title: 'ก๋วยจั๊บน้ำใสเฮียเพ้ง', description: 'พริกไทยขาวแรงโล่งจมูก หมูกรอบตัดด้วยกรรไกร' }), 'kuai-chap-nam-khon', 'kao-lao-mu']),
      part('บะหมี่และเกี๊ยว', ['ba-mi-kiao', 'ba-mi-mu-daeng', 'ba-mi-mu-krop', 'kiao-nam', 'ba-mi-pet']),
      part('ข้าว', [own('khao-na-pet', { off: 10, campaignID: 'th-yaowarat-kuai-chap-duck' }), 'khao-mu-daeng', 'khao-mu-krop', 'ro-jap']),
      part('ติ่มซำ', ['khanom-chip', 'khanom-chip-kung', 'ha-kao', 'salapao-mu-daeng', 'kanom-kuichai']),
      part('หวานและน้ำ', ['bua-loi-nga-dam', 'tao-huai', 'chao-kuai-nom', 'kek-huai', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-yaowarat-toast', name: 'ขนมปังเยาวราชอาม่า', cuisines: ['ขนมปัง', 'ของหวาน', 'ชา'], address: 'ซอยเจริญกรุง 16 แขวงสัมพันธวงศ์ เขตสัมพันธวงศ์ กรุงเทพฯ', at: [13.7421, 100.5089], radius: 5_000,
    open: '17:00-00:30', dayOff: 'Mon', preparationMinutes: 8, rating: 4.4, voteCount: 2_460, freeDeliveryFrom: 20_000,
    menu: [
      part('ขนมปัง', [own('khanom-pang-sangkhaya', { title: 'ขนมปังเนยสดสังขยาอาม่า', description: 'ขนมปังย่างเนย ไส้สังขยาใบเตยเยิ้มข้าง' }), 'khanom-pang-ping', 'khanom-pang-choko', own('khanom-pang-ping', { ID: 'namphrik-phao', title: 'ขนมปังพริกเผาหมูหยอง', englishName: 'Bun with chilli jam and pork floss', description: 'หมูหยอง น้ำพริกเผา', price: 4_500, says: 'wheat milk pork; maybe crustacean fish; hot 1' }), own('khanom-pang-ping', { ID: 'manao', title: 'ขนมปังนมข้นหวานสับปะรด', englishName: 'Bun with pineapple jam', description: 'เนย สับปะรด', picture: 'bread-rolls' })]),
      part('ของหวานร้อน', ['bua-loi-nga-dam', 'bua-loi-khai', 'tao-huai', 'kluai-buat-chi', 'man-chueam']),
      part('ของหวานเย็น', ['tap-thim-krop', 'ruam-mit', 'tao-huai-nom', 'nam-khaeng-sai', 'aitim-khanom-pang']),
      part('ของว่าง', ['kanom-kuichai', 'salapao-khrim', 'khanom-chip', 'kiao-thot']),
      part('ชาและนม', ['cha-thai', 'oyua', 'nom-yen', 'nom-ron', 'ovaltine']),
    ],
  }),
  kitchen({
    ID: 'th-phra-athit-curry', name: 'ร้านแกงบังมูซา พระอาทิตย์', cuisines: ['อาหารฮาลาล', 'โรตี', 'แกง'], address: 'ถนนพระอาทิตย์ แขวงชนะสงคราม เขตพระนคร กรุงเทพฯ', at: [13.7627, 100.4945], radius: 6_000,
    open: '09:00-21:30', dayOff: 'Mon', shut: ['2027-03-10', '2027-05-17'], preparationMinutes: 12, rating: 4.4, voteCount: 1_370, halal: true, tables: tables('th-phra-athit-curry', 9),
    menu: [
      part('โรตี', [own('roti-kaeng', { title: 'โรตีแกงมัสมั่นเนื้อ', description: 'โรตีฟาดบางสองแผ่น มัสมั่นเนื้อวัวใส่ถั่วลิสง', englishName: 'Roti with massaman beef', says: 'wheat milk beef peanut; maybe egg crustacean fish; hot 1', price: 9_500 }), 'roti-thammada', 'roti-khai', 'roti-kluai']),
      part('มะตะบะ', ['mataba-kai', 'mataba-nuea', own('mataba-kai', { ID: 'mataba-phak', title: 'มะตะบะผัก', englishName: 'Vegetable murtabak', description: 'ไข่ กะหล่ำปลี หอมใหญ่', says: 'wheat egg milk; veg', price: 5_500 })]),
      part('แกงและซุป', ['kaeng-kari-kai', 'matsaman-nuea', 'kurma-phae', 'sup-hang-wua', 'sup-kai']),
      part('ข้าวและเส้น', ['khao-mok-kai', 'khao-mok-nuea', 'kuaitiao-kaeng', 'nuea-daeng', 'khao-soi-isalam']),
      part('น้ำ', ['cha-chak', 'cha-manao', 'nam-phueng-manao', 'krachiap']),
    ],
  }),
  kitchen({
    ID: 'th-banglamphu-royal', name: 'เรือนย่าบางลำพู', cuisines: ['อาหารไทยโบราณ', 'แกง', 'น้ำพริก'], address: 'ถนนตะนาว แขวงบวรนิเวศ เขตพระนคร กรุงเทพฯ', at: [13.7581, 100.4993], radius: 7_000,
    open: '11:00-21:00', lastOrder: 30, preparationMinutes: 18, rating: 4.5, voteCount: 1_080, level: 1.2, tables: tables('th-banglamphu-royal', 12), promo: 'ฟรีขนมหม้อแกง เมื่อสั่งครบ ฿600',
    campaigns: [{ ID: 'th-banglamphu-royal-kanom', name: 'ฟรีขนมหม้อแกง', tcDetails: 'เมื่อสั่งอาหารครบ ฿600 ออร์เดอร์ละหนึ่งชุด', freeItem: { ID: 'khanom-mo-kaeng', name: 'ขนมหม้อแกง', minSubtotal: 60_000 } }],
    menu: [
      part('ของว่าง', ['miang-kham', own('kai-ho-bai-toei', { title: 'ไก่ห่อใบเตยเรือนย่า', description: 'สะโพกไก่หมักงากับซีอิ๊ว ห่อใบเตยแบบคุณย่า' }), 'thot-man-kung', 'po-pia-thot']),
      part('แกง', ['kaeng-phet-pet', 'phanaeng-nuea', 'matsaman-kai', 'kaeng-khiao-wan-luk-chin', 'chu-chi-pla', 'ho-mok']),
      part('น้ำพริกและยำ', ['nam-phrik-long-ruea', 'nam-phrik-kapi', 'yam-som-o', 'yam-nuea']),
      part('ต้มและผัด', ['tom-yam-kung', 'tom-kha-kai', 'mu-pa-lo', 'khana-nam-man-hoi', 'khao-suai']),
      part('ขนมไทย', ['khanom-mo-kaeng', 'foi-thong', 'khanom-chan', 'tap-thim-krop']),
      part('น้ำสมุนไพร', ['anchan', 'nam-takhrai', 'krachiap']),
    ],
  }),
  kitchen({
    ID: 'th-bang-rak-duck', name: 'เป็ดย่างบางรักสกุลแต้', cuisines: ['เป็ดย่าง', 'อาหารจีน', 'บะหมี่'], address: 'ถนนเจริญกรุง แขวงบางรัก เขตบางรัก กรุงเทพฯ', at: [13.7212, 100.5146], radius: 6_000,
    open: '08:00-20:00', preparationMinutes: 10, rating: 4.4, voteCount: 1_750, level: 1.05,
    menu: [
      part('เป็ดและหมู', [own('khao-na-pet', { title: 'ข้าวหน้าเป็ดย่างสกุลแต้', description: 'เป็ดแขวนข้ามคืน ย่างฟืนลำไย' }), own('khao-na-pet', { ID: 'pet-khrueng', title: 'เป็ดย่างครึ่งตัว', englishName: 'Half a roast duck', price: 32_000, picture: 'half-chicken', description: 'สับชิ้น ขิงดอง', modifierGroups: [] }), 'khao-mu-daeng', 'khao-mu-krop', 'khao-kha-mu']),
      part('บะหมี่', ['ba-mi-pet', 'ba-mi-kiao', 'ba-mi-mu-daeng', 'kuaitiao-pet-tun']),
      part('โจ๊กและข้าวต้ม', ['jok-mu', 'khao-tom-pla', 'khao-tom-kung', 'khao-tom-mu', 'pa-thong-ko']),
      part('ติ่มซำ', ['ha-kao', 'khanom-chip', 'salapao-mu-sap', 'khanom-phak-kat']),
      part('น้ำ', ['kafe-boran', 'oliang', 'kek-huai', 'nam-tao-hu']),
    ],
  }),
  kitchen({
    ID: 'th-silom-isan', name: 'ตำซั่วสีลมซอยคอนแวนต์', cuisines: ['อาหารอีสาน', 'ส้มตำ', 'ลาบ'], address: 'ถนนคอนแวนต์ แขวงสีลม เขตบางรัก กรุงเทพฯ', at: [13.7264, 100.5326], radius: 5_500,
    open: '10:00-21:30', preparationMinutes: 12, rating: 4.4, voteCount: 2_290, level: 1.2, orderValueLimit: 200_000,
    menu: [
      part('ตำ', [own('tam-sua', { title: 'ตำซั่วสีลม', description: 'ขนมจีน หมูยอ ผักดอง ปลาร้าขอนแก่น', says: 'fish pork; maybe crustacean peanut; hot 2' }), 'tam-thai', 'tam-lao', 'tam-taeng', 'tam-mamuang', 'tam-pa']),
      part('ลาบและซุป', ['larb-mu', 'larb-pla-duk', 'larb-het', 'nam-tok-nuea', 'sup-no-mai']),
      part('ย่างและทอด', ['kai-yang', 'kho-mu-yang', 'nuea-daet-diao', 'kai-thot-isan', 'mok-pla']),
      part('ต้มและแกง', ['tom-saep', 'tom-saep-nuea', 'kaeng-no-mai']),
      part('ข้าวและน้ำ', ['khao-niao', 'cha-dam-yen', 'nam-daeng-soda', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-wang-lang-south', name: 'ข้าวแกงใต้วังหลัง', cuisines: ['อาหารใต้', 'ข้าวแกง'], address: 'ถนนวังหลัง แขวงศิริราช เขตบางกอกน้อย กรุงเทพฯ', at: [13.7558, 100.4857], radius: 6_000,
    open: '07:00-18:00', dayOff: 'Sun', preparationMinutes: 9, rating: 4.3, voteCount: 1_560, isIntegrated: false,
    menu: [
      part('แกงใต้', [own('khua-kling', { title: 'คั่วกลิ้งหมูสับวังหลัง', description: 'ผัดแห้งสีเหลือง เผ็ดไม่ยั้ง มีผักสดไว้ดับร้อน' }), 'kaeng-lueang', 'kaeng-tai-pla', 'kaeng-khua-kradung', 'khua-kling-nuea']),
      part('ผัดและทอด', ['phat-sato-kung', 'bai-liang-phat-khai', 'mu-hong', 'pla-thot-khamin', 'kai-thot-hat-yai']),
      part('ข้าวและขนมจีน', ['khao-yam', 'khanom-chin-tai', 'khao-rat-kaeng', 'khao-mok-kai', 'khao-suai']),
      part('น้ำพริก', ['nam-phrik-kung-siap', 'nam-phrik-kapi']),
      part('หวานและน้ำ', ['khao-niao-sangkhaya', 'cha-chak', 'kafe-boran', 'nam-plao']),
    ],
  }),
  kitchen({
    ID: 'th-talat-phlu-noodle', name: 'เย็นตาโฟตลาดพลูแปะกง', cuisines: ['เย็นตาโฟ', 'ก๋วยเตี๋ยว', 'ขนม'], address: 'ถนนเทอดไท แขวงตลาดพลู เขตธนบุรี กรุงเทพฯ', at: [13.7173, 100.4778], radius: 7_000,
    open: '09:00-20:30', preparationMinutes: 9, rating: 4.3, voteCount: 1_340, level: 0.9,
    menu: [
      part('เย็นตาโฟ', [own('yen-ta-fo', { title: 'เย็นตาโฟแปะกง', description: 'เต้าหู้ยี้บดทุกเช้า ปลาหมึก ลูกชิ้นปลา' }), 'yen-ta-fo-tom-yam']),
      part('ก๋วยเตี๋ยว', ['kuaitiao-luk-chin-pla', 'kuaitiao-mu-sap', 'kuaitiao-tom-yam', 'ba-mi-mu-daeng', 'kuaitiao-khua-kai', 'rat-na']),
      part('ข้าว', ['khao-kha-mu', 'khao-mu-daeng', 'khao-man-kai-tom', 'khao-khai-chiao']),
      part('กุยช่ายและของทอด', [own('kanom-kuichai', { title: 'กุยช่ายตลาดพลู 4 ชิ้น', description: 'นึ่งแล้วจี่กรอบ ซีอิ๊วดำพริก' }), 'khanom-phak-kat', 'kiao-thot', 'po-pia-sot']),
      part('ขนม', ['khanom-bueang', 'khanom-thian', 'khao-tom-mat', 'lot-chong-th']),
      part('น้ำ', ['oliang', 'cha-thai', 'bai-bua-bok', 'nam-plao']),
    ],
  }),
]
