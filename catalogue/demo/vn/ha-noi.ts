// Kitchens of Hà Nội: Hoàn Kiếm, Ba Đình, Tây Hồ, Đống Đa and Cầu Giấy.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const haNoi = [
  kitchen({
    ID: 'vn-pho-ly-thai-to', name: 'Phở Góc Lý Quốc Sư', cuisines: ['Phở', 'Hà Nội', 'Món nước'], address: '26 Lý Quốc Sư, Hoàn Kiếm, Hà Nội', at: [21.0303, 105.8488], radius: 6_000,
    open: '06:00-22:30', preparationMinutes: 8, rating: 4.7, voteCount: 4_120, freeDeliveryFrom: 150_000, level: 0.95,
    menu: [
      part('Phở', [own('pho-tai', { title: 'Phở tái lăn', description: 'Bò xào lửa lớn với gừng tỏi rồi mới chan nước' }), 'pho-chin', 'pho-nam-gau', 'pho-sot-vang', 'pho-ga-vn', 'pho-dac-biet']),
      part('Phở khô và xào', ['pho-xao', 'pho-cuon-vn', 'pho-chua', 'com-rang-dua-bo']),
      part('Ăn thêm', [own('sup-cua', { ID: 'quay', title: 'Quẩy, 3 chiếc', englishName: 'Dough sticks', price: 12_000, picture: 'dough-sticks', says: 'wheat; vegan', description: 'Rán tại quán' }), own('trung-chien', { ID: 'trung-tran', title: 'Trứng trần, 2 quả', englishName: 'Poached eggs', price: 14_000, picture: 'soft-eggs', says: 'egg beef' }), 'nem-cua-be', 'nom-hoa-chuoi', 'nem-chua-ran']),
      part('Đồ uống', ['tra-da', 'tra-chanh', 'ca-phe-den', 'ca-phe-sua-da', 'sua-dau-nanh']),
    ],
  }),
  kitchen({
    ID: 'vn-bun-cha-hang-than', name: 'Bún Chả Phố Hàng Than', cuisines: ['Bún chả', 'Hà Nội', 'Món nướng'], address: '49 Hàng Than, Ba Đình, Hà Nội', at: [21.0413, 105.8468], radius: 6_000,
    open: '09:30-14:30 16:30-20:30', preparationMinutes: 12, rating: 4.6, voteCount: 2_780, tables: tables('vn-bun-cha-hang-than', 12),
    menu: [
      part('Bún chả', [own('bun-cha-vn', { title: 'Bún chả Hàng Than', description: 'Chả miếng ba chỉ, chả viên lá xương sông, than hoa, nước chấm ấm' }), 'bun-cha-que-tre', own('bun-cha-vn', { ID: 'suat-day-du', title: 'Suất đầy đủ', englishName: 'Full set', price: 85_000, description: 'Thêm nem cua bể và chả que' }), 'bun-bo-nam-bo']),
      part('Nem và chả', ['nem-cua-be', own('cha-gio-vn', { title: 'Nem rán Hà Nội, 5 cái' }), 'cha-com', 'nem-chua-ran']),
      part('Bún nước', ['bun-rieu-cua', 'bun-oc', 'bun-moc', 'bun-ca', 'bun-ngan']),
      part('Quà', ['banh-goi', 'banh-cuon-thit', 'pho-cuon-vn', 'khoai-lang-ken']),
      part('Đồ uống', ['tra-da', 'tra-chanh', 'chanh-muoi', 'bia-lon']),
    ],
  }),
  kitchen({
    ID: 'vn-cha-ca-duong-thanh', name: 'Chả Cá Đường Thành', cuisines: ['Chả cá', 'Hà Nội', 'Cá'], address: '21 Đường Thành, Hoàn Kiếm, Hà Nội', at: [21.0321, 105.8464], radius: 6_500,
    open: '10:00-14:00 17:00-22:00', preparationMinutes: 25, rating: 4.6, voteCount: 1_380, orderValueLimit: 3_000_000, tables: tables('vn-cha-ca-dt', 16), level: 1.1,
    menu: [
      part('Chả cá', [own('cha-ca-vn', { title: 'Chả cá lăng Đường Thành', description: 'Cá lăng sông Đà, nghệ tươi, thì là, lạc rang, mắm tôm đánh bông' }), own('cha-ca-vn', { ID: 'cha-ca-hai', title: 'Chả cá, hai người', englishName: 'Turmeric fish for two', price: 290_000 }), 'bun-ca', 'bun-cha-ca']),
      part('Gỏi và cuốn', ['goi-cuon-vn', 'pho-cuon-vn', 'nom-hoa-chuoi', 'goi-ngo-sen', 'nem-cua-be']),
      part('Lẩu và cá', ['lau-rieu-cua', 'ca-hap-hong-kong', 'ca-kho-to', 'canh-chua-ca']),
      part('Cơm nhà', ['thit-luoc', 'rau-muong-xao-toi', 'dau-hu-nhoi', 'suon-chua-ngot', 'vit-om-sau']),
      part('Đồ uống', ['bia-lon', 'tra-da', 'tra-sen-vang', 'nuoc-suoi']),
    ],
  }),
  kitchen({
    ID: 'vn-banh-cuon-ba-hoanh', name: 'Bánh Cuốn Bà Hoành', cuisines: ['Bánh cuốn', 'Ăn sáng', 'Hà Nội'], address: '66 Tô Hiến Thành, Hai Bà Trưng, Hà Nội', at: [21.0146, 105.8497], radius: 6_000,
    open: '06:00-13:30 17:00-22:00', preparationMinutes: 10, rating: 4.5, voteCount: 1_690, isIntegrated: false,
    menu: [
      part('Bánh cuốn', [own('banh-cuon-thit', { title: 'Bánh cuốn nhân Bà Hoành', description: 'Tráng tay, thịt nạc vai, mộc nhĩ, hành phi tự làm, chả quế' }), 'banh-cuon-trung', 'banh-uot-thit-nuong', own('banh-cuon-thit', { ID: 'banh-cuon-chay', title: 'Bánh cuốn chay', englishName: 'Plain rice rolls', price: 30_000, says: 'vegan', description: 'Hành phi, nước chấm chay' })]),
      part('Xôi sáng', ['xoi-xeo', 'xoi-pate', 'xoi-thit-kho', 'xoi-ga-vn', 'xoi-gac']),
      part('Cháo và miến', ['chao-long', 'chao-ga', 'mien-ga', 'mien-luon']),
      part('Bún', ['bun-thang-vn', 'bun-moc', 'bun-rieu-cua', 'bun-ngan']),
      part('Đồ uống', ['sua-dau-nanh', 'tra-da', 'ca-phe-sua-da', 'tau-hu-nuoc-duong']),
    ],
  }),
  kitchen({
    ID: 'vn-ca-phe-trung-dinh', name: 'Cà Phê Gác Trứng', cuisines: ['Cà phê', 'Hà Nội', 'Đồ uống'], address: '13 Đinh Tiên Hoàng, Hoàn Kiếm, Hà Nội', at: [21.0315, 105.8527], radius: 5_000,
    open: '07:00-23:00', preparationMinutes: 10, rating: 4.7, voteCount: 3_020, freeDeliveryFrom: 120_000, level: 1.1,
    menu: [
      part('Cà phê', [own('ca-phe-trung', { title: 'Cà phê trứng gác hai', description: 'Lòng đỏ trứng ta đánh tay, phin nóng, uống trong chén ngâm nước ấm' }), 'ca-phe-den', 'ca-phe-sua-da', 'bac-xiu', 'ca-phe-dua', 'ca-phe-muoi', own('ca-phe-trung', { ID: 'cacao-trung', title: 'Ca cao trứng', englishName: 'Egg cocoa', picture: 'chocolate' })]),
      part('Trà', ['tra-chanh', 'tra-sen-vang', 'tra-vai', 'tra-dao', 'matcha-da-xay']),
      part('Sữa chua và chè', ['sua-chua-nep-cam', 'sua-chua-mit', 'che-khuc-bach', 'che-buoi']),
      part('Bánh', ['banh-flan-vn', 'banh-su', 'bong-lan-trung-muoi', 'banh-chuoi-nuong']),
      part('Ăn nhẹ', ['banh-mi-que', 'nem-chua-ran', 'khoai-lang-ken']),
    ],
  }),
  kitchen({
    ID: 'vn-banh-mi-hoi-quan', name: 'Bánh Mì Hội Quán Hàng Cá', cuisines: ['Bánh mì', 'Ăn sáng'], address: '16 Hàng Cá, Hoàn Kiếm, Hà Nội', at: [21.0361, 105.8485], radius: 5_500,
    open: '06:30-22:00', preparationMinutes: 8, rating: 4.5, voteCount: 2_190, promo: 'Giảm 20% bánh mì pa tê',
    campaigns: [{ ID: 'vn-hoi-quan-pate', name: 'Bánh mì thịt nguội giảm 20%', tcDetails: 'Áp dụng cả ngày. Giá đã gồm khuyến mãi.' }],
    menu: [
      part('Bánh mì', [own('banh-mi-thit-nguoi', { title: 'Bánh mì pa tê Hàng Cá', off: 20, campaignID: 'vn-hoi-quan-pate' }), 'banh-mi-dac-biet', 'banh-mi-op-la', 'banh-mi-heo-quay', 'banh-mi-ga', 'banh-mi-chay-vn', 'banh-mi-ca-moi']),
      part('Nóng hổi', ['banh-mi-que', 'banh-mi-chao', 'bo-ne', 'banh-mi-bo-kho', 'banh-mi-ca-ri']),
      part('Xôi', ['xoi-man', 'xoi-xeo', 'xoi-gac']),
      part('Đồ uống', ['ca-phe-sua-da', 'ca-phe-den', 'tra-tac', 'sua-dau-nanh', 'cam-vat']),
      part('Ngọt', ['banh-flan-vn', 'sua-chua-nep-cam']),
    ],
  }),
  kitchen({
    ID: 'vn-lau-phung-hung', name: 'Lẩu Bò Phùng Hưng', cuisines: ['Lẩu', 'Bò'], address: '36 Phùng Hưng, Hoàn Kiếm, Hà Nội', at: [21.0349, 105.8446], radius: 6_500,
    open: '10:00-23:00', preparationMinutes: 28, rating: 4.3, voteCount: 1_060, tables: tables('vn-lau-phung-hung', 20), orderValueLimit: 2_500_000,
    menu: [
      part('Lẩu', [own('lau-bo', { title: 'Lẩu bò nhúng dấm', description: 'Thăn bò, dấm gạo, sả, bánh đa nem, mắm nêm' }), 'lau-rieu-cua', 'lau-ga-la-e', 'lau-thai', 'lau-nam']),
      part('Bò', ['bo-nuong-ngoi', 'bo-la-lot', 'bo-luc-lac-dia', 'bo-xao-thien-ly', 'bun-bo-nam-bo']),
      part('Gà vịt', ['ga-hap-la-chanh', 'vit-om-sau', 'chim-cut-chien-bo', 'chan-ga-sa-tac']),
      part('Rau và cơm', ['rau-muong-xao-toi', 'com-chien-toi-bo', 'mi-xao-bo', 'nom-hoa-chuoi']),
      part('Đồ uống', ['bia-lon', 'tra-da', 'nuoc-ngot', 'dua-hau-ep']),
    ],
  }),
  kitchen({
    ID: 'vn-chay-tay-ho', name: 'Chay Sen Tây Hồ', cuisines: ['Món chay', 'Tây Hồ'], address: '28 Quảng An, Tây Hồ, Hà Nội', at: [21.0623, 105.8262], radius: 7_000,
    open: '09:00-21:30', preparationMinutes: 16, rating: 4.6, voteCount: 740, vegetarian: true, level: 1.2,
    campaigns: [{ ID: 'vn-sen-tra', name: 'Tặng trà chanh', tcDetails: 'Một ly trà chanh cho đơn từ 250.000 ₫.', freeItem: { ID: 'tra-chanh', name: 'Trà chanh', minSubtotal: 250_000 } }],
    menu: [
      part('Khai vị', ['goi-cuon-chay', 'cha-gio-chay', 'goi-mit', 'goi-cu-hu-dua']),
      part('Món chính', [own('com-chien-chay', { title: 'Cơm hấp lá sen Tây Hồ', description: 'Hạt sen hồ Tây, nấm hương, gói lá sen hấp lại' }), 'dau-hu-sot-nam', 'dau-hu-sa-ot', 'nam-kho-tieu', 'ca-tim-nuong', 'rau-cu-luoc']),
      part('Lẩu và canh', ['lau-nam', 'canh-rong-bien', 'canh-chua-chay']),
      part('Bún phở', ['pho-chay', 'bun-rieu-chay', 'bun-xao-chay', 'mi-xao-chay']),
      part('Ngọt và trà', ['tra-chanh', 'tra-sen-vang', 'che-dau-xanh', 'che-khuc-bach', 'sua-chua-nep-cam']),
    ],
  }),
  kitchen({
    ID: 'vn-com-binh-dan-cau-giay', name: 'Cơm Bình Dân Ngõ 165', cuisines: ['Cơm phần', 'Cơm', 'Cơm nhà'], address: '12 ngõ 165 Cầu Giấy, Hà Nội', at: [21.0339, 105.7985], radius: 6_000,
    open: '10:00-14:00 17:00-20:30', preparationMinutes: 10, rating: 4.2, voteCount: 860, level: 0.85,
    menu: [
      part('Cơm phần', ['com-thit-kho', 'com-suon-xao', 'com-dau-hu', 'com-ca-kho', 'com-ga-luoc', 'com-bo-xao', 'com-rang-dua-bo']),
      part('Món thêm', ['thit-luoc', 'trung-chien', 'dau-hu-nhoi', 'rau-muong-xao-toi', 'cha-com']),
      part('Canh', ['canh-rau-tap-tang', 'canh-kho-qua', 'canh-chua-ca']),
      part('Bún trưa', ['bun-moc', 'bun-ca', 'bun-cha-vn', 'mien-ga']),
      part('Đồ uống', [own('tra-da', { price: 5_000 }), 'sua-dau-nanh', 'nuoc-suoi', 'tra-chanh']),
    ],
  }),
  kitchen({
    ID: 'vn-oc-tay-ho', name: 'Ốc Nóng Trúc Bạch', cuisines: ['Ốc', 'Hải sản', 'Ăn vặt'], address: '5 Ngũ Xã, Trúc Bạch, Ba Đình, Hà Nội', at: [21.0458, 105.8392], radius: 6_000,
    open: '14:00-23:30', preparationMinutes: 18, rating: 4.4, voteCount: 1_420,
    menu: [
      part('Ốc luộc, ốc xào', [own('bun-oc', { ID: 'oc-luoc', title: 'Ốc luộc lá chanh', englishName: 'Boiled snails with lime leaf', price: 75_000, picture: 'seafood-soup', says: 'mollusc fish; hot 1', modifierGroups: [] }), 'oc-huong', 'ngheu', 'so-diep-nuong', 'hau-pho-mai']),
      part('Phở cuốn Ngũ Xã', [own('pho-cuon-vn', { title: 'Phở cuốn Ngũ Xã, 8 cuốn', price: 72_000 }), own('pho-xao', { ID: 'pho-chien-phong', title: 'Phở chiên phồng', englishName: 'Puffed fried phở', price: 75_000, picture: 'beef-noodles-fried', description: 'Bánh phở chiên giòn, bò xào sánh' }), own('pho-xao', { ID: 'pho-chien-trung', title: 'Phở chiên trứng', englishName: 'Phở fried with egg', price: 75_000, says: 'beef egg soy; maybe mollusc wheat' })]),
      part('Bún', ['bun-oc', 'bun-rieu-oc', 'bun-rieu-cua', 'banh-da-cua']),
      part('Ăn vặt', ['nem-chua-ran', 'khoai-lang-ken', 'chan-ga-sa-tac', 'banh-goi', 'khoai-tay']),
      part('Đồ uống', ['tra-chanh', 'bia-lon', 'nuoc-mia', 'nuoc-ngot']),
    ],
  }),
]
