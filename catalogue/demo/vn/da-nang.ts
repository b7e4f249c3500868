// Kitchens of Đà Nẵng and Hội An, thirty kilometres down the coast.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const daNang = [
  kitchen({
    ID: 'vn-mi-quang-ba-vi', name: 'Mì Quảng Bà Vị', cuisines: ['Mì Quảng', 'Miền Trung', 'Mì'], address: '166 Lê Đình Dương, Hải Châu, Đà Nẵng', at: [16.0601, 108.2174], radius: 6_000,
    open: '06:30-22:00', preparationMinutes: 10, rating: 4.6, voteCount: 2_240, level: 0.9,
    menu: [
      part('Mì Quảng', [own('mi-quang-tom-thit', { title: 'Mì Quảng Bà Vị đặc biệt', description: 'Tôm, thịt, gà, trứng, bánh tráng mè, rau Trà Quế' }), 'mi-quang-ga', 'mi-quang-ech', 'mi-quang-chay']),
      part('Bún và bánh canh', ['bun-cha-ca', 'bun-bo', 'bun-mam', 'banh-canh-gio', 'bun-thit-nuong-vn']),
      part('Bánh miền Trung', ['banh-xeo-mien-trung', 'banh-beo-vn', 'banh-bot-loc', 'banh-nam-vn', 'nem-lui-vn']),
      part('Cuốn', [own('thit-luoc', { ID: 'cuon-thit-heo', title: 'Bánh tráng cuốn thịt heo hai đầu da', englishName: 'Rice paper with pork', price: 89_000, picture: 'goi-cuon', says: 'pork fish', description: 'Mắm nêm, rau rừng' }), 'goi-cuon-vn', 'bi-cuon']),
      part('Đồ uống', ['tra-da', 'nuoc-mia', 'ca-phe-sua-da', 'che-dau-xanh']),
    ],
  }),
  kitchen({
    ID: 'vn-hai-san-my-khe', name: 'Hải Sản Mỹ Khê Năm Cảnh', cuisines: ['Hải sản', 'Món nướng'], address: '54 Võ Nguyên Giáp, Sơn Trà, Đà Nẵng', at: [16.0631, 108.2462], radius: 7_000,
    open: '10:00-23:00', preparationMinutes: 25, rating: 4.5, voteCount: 1_870, level: 1.15, tables: tables('vn-my-khe', 30), orderValueLimit: 5_000_000,
    campaigns: [{ ID: 'vn-my-khe-ngheu', name: 'Nghêu giảm 15%', tcDetails: 'Áp dụng đến 18 giờ mỗi ngày. Giá đã gồm khuyến mãi.' }], promo: 'Nghêu giảm 15%',
    menu: [
      part('Hải sản tươi', [own('ghe-hap', { title: 'Ghẹ xanh Mỹ Khê hấp', description: 'Ghẹ câu trong đêm, hấp bia hoặc hấp sả' }), 'cua-rang-me', 'tom-nuong-muoi-ot', 'muc-nuong-sa-te', 'oc-huong', own('ngheu', { off: 15, campaignID: 'vn-my-khe-ngheu' }), 'so-diep-nuong', 'hau-pho-mai']),
      part('Cá', ['ca-hap-hong-kong', 'ca-chien-mam', own('ca-nuong-trui', { ID: 'ca-nuong-giay-bac', title: 'Cá mú nướng giấy bạc', englishName: 'Grouper in foil', price: 320_000, says: 'fish; maybe soy' })]),
      part('Lẩu và cháo', ['lau-thai', 'lau-ca-keo', own('chao-ca', { ID: 'chao-hau', title: 'Cháo hàu', englishName: 'Oyster porridge', price: 62_000, says: 'mollusc fish' })]),
      part('Ăn no', ['com-chien-hai-san', 'mi-xao-hai-san', 'mi-xao-gion', 'mien-xao-cua']),
      part('Rau và gỏi', ['rau-muong-xao-toi', 'goi-xoai', 'goi-ngo-sen']),
      part('Đồ uống', ['bia-lon', 'nuoc-dua', 'nuoc-ngot', 'nuoc-suoi']),
    ],
  }),
  kitchen({
    ID: 'vn-banh-mi-phuong-vy', name: 'Bánh Mì Cô Phương Vy', cuisines: ['Bánh mì', 'Hội An'], address: '32 Phan Châu Trinh, Hội An', at: [15.8784, 108.3317], radius: 5_000,
    open: '06:30-21:30', preparationMinutes: 8, rating: 4.7, voteCount: 2_960,
    menu: [
      part('Bánh mì', [own('banh-mi-dac-biet', { title: 'Bánh mì thập cẩm Hội An', description: 'Pa tê, xá xíu, chả, thịt nướng, sốt nhà, rau Trà Quế' }), 'banh-mi-thit-nuong', 'banh-mi-ga', 'banh-mi-op-la', 'banh-mi-bo-la-lot', 'banh-mi-chay-vn', 'banh-mi-ca-moi']),
      part('Món Hội An', ['cao-lau', 'com-ga-hoi-an', own('banh-beo-vn', { ID: 'banh-vac', title: 'Bánh vạc (hoa hồng trắng)', englishName: 'White rose dumplings', price: 55_000, picture: 'dumplings', says: 'crustacean pork fish; maybe wheat' }), own('sui-cao', { ID: 'hoanh-thanh-chien', title: 'Hoành thánh chiên', englishName: 'Fried wontons', price: 65_000, picture: 'wonton-soup', says: 'wheat pork crustacean egg' })]),
      part('Bánh xèo và nem', ['banh-xeo-mien-trung', 'nem-lui-vn', 'goi-cuon-vn']),
      part('Đồ uống', [own('tra-chanh', { ID: 'nuoc-mot', title: 'Trà thảo mộc Mót', englishName: 'Herbal tea', price: 15_000, description: 'Sả, cam thảo, hoa cúc, lá sen' }), 'ca-phe-sua-da', 'ca-phe-dua', 'sinh-to-xoai', 'nuoc-mia']),
      part('Chè', ['che-khoai-deo', 'che-thai', 'tau-hu-nuoc-duong']),
    ],
  }),
  kitchen({
    ID: 'vn-com-ga-ba-buoi', name: 'Cơm Gà Bà Thuận', cuisines: ['Cơm gà', 'Hội An', 'Cơm'], address: '22 Phan Bội Châu, Hội An', at: [15.8775, 108.3343], radius: 5_000,
    open: '10:30-20:30', preparationMinutes: 12, rating: 4.6, voteCount: 1_510, tables: tables('vn-ba-thuan', 10), level: 1.05,
    menu: [
      part('Cơm gà', [own('com-ga-hoi-an', { title: 'Cơm gà Bà Thuận', description: 'Gà ta thả vườn, cơm nấu nước luộc gà với nghệ, đu đủ bóp' }), 'com-ga-tam-ky', 'com-ga-luoc', 'com-ga-xoi-mo']),
      part('Gà', ['goi-ga', 'ga-hap-la-chanh', 'ga-nuong-ong-tre', 'chao-ga', 'mien-ga']),
      part('Cao lầu và mì', ['cao-lau', 'mi-quang-ga', 'mi-quang-tom-thit', 'mi-hoanh-thanh']),
      part('Bánh', ['banh-beo-vn', 'banh-ram-it', 'banh-xeo-mien-trung']),
      part('Rau và canh', ['rau-muong-xao-toi', 'canh-rau-tap-tang', 'canh-chua-ca']),
      part('Đồ uống', ['tra-da', 'tra-tac', 'chanh-day-vn', 'bia-lon']),
    ],
  }),
  kitchen({
    ID: 'vn-bun-cha-ca-109', name: 'Bún Chả Cá Nguyễn Chí Thanh', cuisines: ['Bún chả cá', 'Món nước', 'Đà Nẵng'], address: '109 Nguyễn Chí Thanh, Hải Châu, Đà Nẵng', at: [16.0719, 108.2197], radius: 6_000,
    open: '06:00-22:00', preparationMinutes: 8, rating: 4.5, voteCount: 1_940, freeDeliveryFrom: 150_000, level: 0.95,
    menu: [
      part('Bún chả cá', [own('bun-cha-ca', { title: 'Bún chả cá thập cẩm', price: 48_000, description: 'Chả hấp, chả chiên, cá thu, bí đỏ, cà, măng chua' }), 'bun-ca', 'banh-canh-cua', own('banh-canh-gio', { ID: 'banh-canh-ca', title: 'Bánh canh chả cá', englishName: 'Thick noodles with fish cake', price: 42_000, says: 'fish; maybe egg wheat' })]),
      part('Bún khác', ['bun-bo', 'bun-bo-gio', 'bun-rieu-cua', 'bun-thit-nuong-vn', 'bun-mam']),
      part('Bánh mì và xôi', ['banh-mi-cha-ca-vn', 'banh-mi-op-la', 'banh-mi-heo-quay', 'xoi-man', 'xoi-ga-vn']),
      part('Ăn thêm', ['cha-gio-re', 'banh-bot-loc', 'nem-lui-vn']),
      part('Đồ uống', ['tra-da', 'sua-dau-nanh', 'ca-phe-muoi', 'nuoc-dua']),
    ],
  }),
  kitchen({
    ID: 'vn-chay-hoa-sen-dn', name: 'Chay Hoa Sen Sông Hàn', cuisines: ['Món chay', 'Đà Nẵng'], address: '40 Trần Phú, Hải Châu, Đà Nẵng', at: [16.0764, 108.2239], radius: 6_000,
    open: '06:00-20:30', preparationMinutes: 10, rating: 4.5, voteCount: 590, vegetarian: true, level: 0.9,
    menu: [
      part('Sáng', ['mi-quang-chay', 'bun-hue-chay', 'pho-chay', 'banh-mi-chay-vn', 'xoi-chay']),
      part('Trưa', ['com-chay', 'com-suon-chay', 'bun-xao-chay', 'mi-xao-chay', 'com-chien-chay']),
      part('Món ăn chung', ['dau-hu-sa-ot', 'nam-kho-tieu', 'ca-tim-nuong', 'canh-chua-chay', 'canh-rong-bien', 'lau-nam']),
      part('Cuốn', ['goi-cuon-chay', 'cha-gio-chay', 'banh-xeo-chay', 'goi-mit']),
      part('Ngọt', ['che-dau-xanh', 'che-buoi', 'tau-hu-nuoc-duong', 'rau-ma-dau-xanh', 'sua-dau-nanh']),
    ],
  }),
  kitchen({
    ID: 'vn-kem-bo-dn', name: 'Kem Bơ Chợ Bắc Mỹ An', cuisines: ['Tráng miệng', 'Kem', 'Ăn vặt'], address: '25 Nguyễn Bá Lân, Ngũ Hành Sơn, Đà Nẵng', at: [16.0417, 108.2405], radius: 6_000,
    open: '08:00-21:00', preparationMinutes: 8, rating: 4.4, voteCount: 1_330, isIntegrated: false,
    menu: [
      part('Kem', [own('kem-bo', { title: 'Kem bơ chợ', description: 'Bơ sáp Đắk Lắk xay mịn, kem dừa, dừa sấy' }), 'kem-dua', own('kem-bo', { ID: 'kem-sau-rieng', title: 'Kem sầu riêng', englishName: 'Durian ice cream', price: 42_000, picture: 'ice-cream' }), own('kem-bo', { ID: 'kem-xoi', title: 'Kem xôi', englishName: 'Ice cream on pandan sticky rice', price: 35_000, picture: 'sticky-rice' })]),
      part('Chè', ['che-thai', 'che-ba-mau', 'che-buoi', 'che-khoai-deo', 'che-khuc-bach', 'che-troi-nuoc']),
      part('Ăn vặt', ['banh-trang-nuong', 'banh-trang-tron', 'goi-du-du-bo', 'nem-chua-ran', 'khoai-lang-ken', 'pho-mai-que']),
      part('Sinh tố', ['sinh-to-bo', 'sinh-to-xoai', 'sinh-to-dau', 'nuoc-dua', 'nuoc-mia']),
    ],
  }),
  kitchen({
    ID: 'vn-han-market-roll', name: 'Cuốn Chợ Hàn', cuisines: ['Cuốn', 'Miền Trung', 'Món Việt'], address: '119 Trần Phú, Hải Châu, Đà Nẵng', at: [16.0684, 108.2244], radius: 6_000,
    open: '09:00-21:00', preparationMinutes: 12, rating: 4.3, voteCount: 820, promo: 'Tặng trà tắc đơn từ 150.000 ₫',
    campaigns: [{ ID: 'vn-cho-han-tra', name: 'Tặng trà tắc', tcDetails: 'Một ly cho đơn từ 150.000 ₫. Mỗi đơn một ly.', freeItem: { ID: 'tra-tac', name: 'Trà tắc', minSubtotal: 150_000 } }],
    menu: [
      part('Cuốn', ['goi-cuon-vn', 'bi-cuon', 'bo-bia-vn', 'pho-cuon-vn', 'nem-nuong']),
      part('Nướng cuốn', ['nem-lui-vn', 'bo-la-lot', 'banh-hoi', own('muc-nuong-sa-te', { title: 'Mực một nắng nướng' })]),
      part('Bún', ['bun-tn-cha-gio', 'bun-thit-nuong-vn', 'bun-cha-gio-vn', 'bun-mam', 'bun-bo-nam-bo']),
      part('Bánh', ['banh-xeo-vn', 'banh-khot-vn', 'banh-can', 'banh-uot-vn']),
      part('Đồ uống', ['tra-tac', 'chanh-muoi', 'nuoc-mia', 'bia-lon']),
    ],
  }),
  kitchen({
    ID: 'vn-lang-chai-cua-dai', name: 'Làng Chài Cửa Đại', cuisines: ['Hải sản', 'Hội An'], address: '16 Cửa Đại, Hội An', at: [15.8866, 108.3482], radius: 6_000,
    open: '10:00-22:00', preparationMinutes: 24, rating: 4.4, voteCount: 710, level: 1.2,
    menu: [
      part('Nướng than', ['tom-nuong-muoi-ot', 'muc-nuong-sa-te', 'so-diep-nuong', 'hau-pho-mai', 'ca-nuong-trui']),
      part('Hấp và xào', [own('ghe-hap', { title: 'Ghẹ Cửa Đại hấp sả', says: 'crustacean', description: 'Ghẹ lưới trong ngày' }), 'ngheu', 'muc-xao-chua-ngot', 'ca-hap-hong-kong', 'rau-muong-xao-toi']),
      part('Lẩu', ['lau-thai', 'lau-ca-keo', 'lau-mam']),
      part('Ăn no', ['com-chien-hai-san', 'mi-xao-gion', 'cao-lau', 'chao-ca']),
      part('Đồ uống', ['nuoc-dua', 'bia-lon', 'tra-chanh', 'cam-vat']),
    ],
  }),
  kitchen({
    ID: 'vn-nha-co-tran', name: 'Bếp Nhà Cổ Họ Trần', cuisines: ['Hội An', 'Cơm nhà', 'Món Việt'], address: '21 Lê Lợi, Hội An', at: [15.8794, 108.3276], radius: 5_000,
    open: '10:00-21:30', preparationMinutes: 18, rating: 4.6, voteCount: 1_180, level: 1.1, tables: tables('vn-nha-co-tran', 14),
    menu: [
      part('Hội An', [own('cao-lau', { title: 'Cao lầu nhà cổ', description: 'Sợi ngâm nước tro giếng Bá Lễ, xíu, tóp mỡ, rau Trà Quế' }), 'com-ga-hoi-an', 'mi-quang-tom-thit', own('sui-cao', { ID: 'hoanh-thanh', title: 'Hoành thánh Hội An', englishName: 'Hoi An wontons', price: 68_000, description: 'Tôm xay, sốt chua ngọt' })]),
      part('Món nhà', ['thit-kho-trung', 'tom-rim', 'suon-chua-ngot', 'ga-kho-gung', 'trung-chien']),
      part('Gỏi', ['goi-ga', 'nom-hoa-chuoi', 'goi-ngo-sen', 'goi-cuon-vn']),
      part('Canh và rau', ['canh-chua-ca', 'canh-kho-qua', 'bong-bi-xao', 'rau-muong-xao-toi']),
      part('Ngọt và trà', ['che-ba-mau', 'che-troi-nuoc', 'tra-sen-vang', 'ca-phe-dua']),
    ],
  }),
  kitchen({
    ID: 'vn-hoi-an-chay', name: 'Minh Hiển Chay', cuisines: ['Món chay', 'Hội An'], address: '50 Trần Hưng Đạo, Hội An', at: [15.8807, 108.3301], radius: 5_000,
    open: '09:00-21:30', preparationMinutes: 14, rating: 4.7, voteCount: 640, freeDeliveryFrom: 150_000, vegetarian: true, level: 1.05,
    menu: [
      part('Hội An chay', [own('mi-quang-chay', { ID: 'cao-lau-chay', title: 'Cao lầu chay', englishName: 'Vegetarian Hoi An noodles', price: 48_000, description: 'Nấm xíu, đậu hũ, rau Trà Quế', says: 'soy wheat; vegan' }), own('goi-cuon-chay', { ID: 'banh-vac-chay', title: 'Hoa hồng trắng chay', englishName: 'Vegetarian white roses', price: 52_000, picture: 'dumplings', description: 'Nhân nấm, hành phi', says: 'soy; vegan' }), 'mi-quang-chay', 'banh-xeo-chay']),
      part('Cơm và bún', ['com-chay', 'com-chien-chay', 'bun-hue-chay', 'bun-rieu-chay', 'mi-xao-chay']),
      part('Món ăn chung', ['dau-hu-sot-nam', 'nam-kho-tieu', 'ca-tim-nuong', 'rau-cu-luoc', 'canh-chua-chay']),
      part('Cuốn và gỏi', ['goi-cuon-chay', 'cha-gio-chay', 'goi-mit', 'goi-cu-hu-dua']),
      part('Nước và ngọt', ['tra-dao', 'nuoc-mia', 'che-buoi', 'che-dau-xanh']),
    ],
  }),
]
