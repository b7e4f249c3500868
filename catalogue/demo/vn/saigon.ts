// Kitchens of Hồ Chí Minh City: Quận 1, 3, 5 and 10, Phú Nhuận, Bình Thạnh and Thảo Điền.
import { soldOut, tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const saigon = [
  kitchen({
    ID: 'vn-pho-hem-168', name: 'Phở Hẻm 168', cuisines: ['Phở', 'Món Việt', 'Món nước'], address: '168/4 Võ Thị Sáu, Quận 3, TP. Hồ Chí Minh', at: [10.7849, 106.6902], radius: 6_000,
    open: '05:30-13:00 16:30-22:00', preparationMinutes: 10, rating: 4.7, voteCount: 3_180, tables: tables('vn-pho-hem-168', 14),
    menu: [
      part('Phở', [own('pho-dac-biet', { title: 'Phở Hẻm đặc biệt', description: 'Tái, nạm, gầu, gân, vè giòn, hành trần nước béo' }), 'pho-tai', 'pho-nam-gau', 'pho-bo-vien', 'pho-ga-vn', 'pho-sot-vang']),
      part('Món khô', ['pho-xao', own('pho-cuon-vn', { title: 'Phở cuốn, 5 cuốn', price: 48_000 }), 'com-rang-dua-bo', 'bo-xao-thien-ly']),
      part('Ăn thêm', [own('sup-cua', { ID: 'quay', title: 'Quẩy giòn, 3 cái', englishName: 'Dough sticks', price: 12_000, picture: 'dough-sticks', says: 'wheat; vegan', description: 'Chấm nước phở' }), own('trung-chien', { ID: 'trung-chan', title: 'Trứng chần, chén', englishName: 'Poached egg in broth', price: 10_000, picture: 'soft-eggs', says: 'egg beef' }), own('goi-cuon-vn', { title: 'Gỏi cuốn, 2 cuốn', price: 26_000 }), 'cha-gio-vn', 'chan-ga-sa-tac', own('bo-la-lot', { price: 55_000 })]),
      part('Đồ uống', ['tra-da', 'ca-phe-sua-da', 'ca-phe-den', 'chanh-muoi', 'nuoc-mia', 'sua-dau-nanh']),
    ],
  }),
  kitchen({
    ID: 'vn-hu-tieu-chu-sau', name: 'Hủ Tiếu Chú Sáu', cuisines: ['Hủ tiếu', 'Món Việt', 'Món nước'], address: '62 Trần Quang Khải, Quận 1, TP. Hồ Chí Minh', at: [10.7921, 106.6935], radius: 6_000,
    open: '06:00-23:30', preparationMinutes: 10, rating: 4.5, voteCount: 1_720, freeDeliveryFrom: 150_000, level: 0.95,
    menu: [
      part('Hủ tiếu', [own('hu-tieu-nam-vang', { title: 'Hủ tiếu Nam Vang Chú Sáu', description: 'Xương hầm tám tiếng, tôm sú, gan, thịt bằm, trứng cút, tóp mỡ' }), 'hu-tieu-muc', 'hu-tieu-bo-kho', 'hu-tieu-go', 'hu-tieu-xao']),
      part('Mì và sủi cảo', ['mi-hoanh-thanh', 'sui-cao', 'mi-xao-gion', 'mi-vit-tiem', 'mi-xao-bo']),
      part('Bánh canh và cháo', ['banh-canh-cua', 'banh-canh-gio', 'chao-ca', 'chao-long']),
      part('Ăn thêm', ['cha-gio-vn', 'bi-cuon', 'rau-muong-xao-toi', own('heo-quay', { title: 'Xá xíu, dĩa', englishName: 'Char siu plate', price: 65_000, picture: 'char-siew-rice', says: 'pork soy wheat', description: 'Quay mật ong' })]),
      part('Đồ uống', ['tra-da', 'tra-tac', 'ca-phe-sua-da', 'rau-ma-dau-xanh', 'sua-dau-nanh']),
    ],
  }),
  kitchen({
    ID: 'vn-oc-dem-van-kiep', name: 'Ốc Đêm Vạn Kiếp', cuisines: ['Ốc', 'Hải sản', 'Món Việt'], address: '34 Vạn Kiếp, Bình Thạnh, TP. Hồ Chí Minh', at: [10.7998, 106.6936], radius: 7_000,
    open: '16:00-01:00', lastOrder: 30, preparationMinutes: 20, rating: 4.4, voteCount: 2_260, promo: 'Tặng khoai lang kén đơn từ 300.000 ₫', tables: tables('vn-oc-dem-van-kiep', 24),
    campaigns: [{ ID: 'vn-oc-dem-khoai', name: 'Tặng khoai lang kén', tcDetails: 'Một phần cho đơn từ 300.000 ₫. Mỗi đơn một phần.', freeItem: { ID: 'khoai-lang-ken', name: 'Khoai lang kén', minSubtotal: 300_000 } }],
    menu: [
      part('Ốc', [own('oc-huong', { title: 'Ốc hương Vạn Kiếp', description: 'Ốc sống trong ngày, chọn cách làm, chấm muối ớt xanh hoặc mắm gừng' }), 'ngheu', 'so-diep-nuong', 'hau-pho-mai', own('oc-huong', { ID: 'oc-len', title: 'Ốc len xào dừa', englishName: 'Mud creepers in coconut', price: 85_000, picture: 'coconut-soup', says: 'mollusc fish', description: 'Nước cốt dừa, rau răm', modifierGroups: [] }), own('ngheu', { ID: 'so-huyet', title: 'Sò huyết', englishName: 'Blood cockles', price: 95_000, picture: 'seafood-soup', says: 'mollusc; maybe peanut fish', description: 'Sò Ô Loan' })]),
      part('Tôm, mực, cua', ['tom-nuong-muoi-ot', 'muc-nuong-sa-te', 'cua-rang-me', 'ghe-hap', 'muc-xao-chua-ngot']),
      part('Ăn no', ['com-chien-hai-san', 'mi-xao-hai-san', 'lau-thai', 'banh-mi-que', 'mi-tron-trung']),
      part('Ăn chơi', ['chan-ga-sa-tac', 'khoai-lang-ken', 'canh-ga-chien-mam', 'trai-cay-dia']),
      part('Đồ uống', ['bia-lon', 'tra-tac', 'nuoc-ngot', 'soda-chanh']),
    ],
  }),
  kitchen({
    ID: 'vn-com-ga-thuong-hai', name: 'Cơm Gà Su Su', cuisines: ['Cơm gà', 'Cơm', 'Món Việt'], address: '55 Tú Xương, Quận 3, TP. Hồ Chí Minh', at: [10.7809, 106.6878], radius: 6_000,
    open: '10:00-21:30', preparationMinutes: 14, rating: 4.5, voteCount: 1_480, promo: 'Giảm 15% cơm gà xối mỡ',
    campaigns: [{ ID: 'vn-su-su-ga', name: 'Cơm gà xối mỡ giảm 15%', tcDetails: 'Áp dụng cho cơm gà xối mỡ, mỗi ngày. Giá đã gồm khuyến mãi.' }],
    menu: [
      part('Cơm gà', [own('com-ga-xoi-mo', { off: 15, campaignID: 'vn-su-su-ga' }), 'com-ga-hoi-an', 'com-ga-tam-ky', 'com-ga-luoc', own('com-ga-xoi-mo', { ID: 'com-ga-roti', title: 'Cơm gà rô ti', englishName: 'Rice with roast chicken', price: 58_000, picture: 'roast-chicken-rice', description: 'Ướp ngũ vị hương, nước dừa' })]),
      part('Gà cả con', ['ga-nuong-ong-tre', 'ga-bo-xoi', 'ga-hap-la-chanh', 'goi-ga']),
      part('Cháo và miến', ['chao-ga', 'mien-ga', 'sup-cua']),
      part('Rau và canh', ['rau-muong-xao-toi', 'canh-rong-bien', 'canh-khoai-mo', 'trung-chien']),
      part('Đồ uống', ['tra-da', 'tra-dao', 'chanh-day-vn', 'nuoc-ngot', 'banh-flan-vn']),
    ],
  }),
  kitchen({
    ID: 'vn-chay-an-lac', name: 'Chay An Lạc', cuisines: ['Món chay', 'Món Việt'], address: '21 Kỳ Đồng, Quận 3, TP. Hồ Chí Minh', at: [10.7802, 106.6829], radius: 6_000,
    open: '06:30-21:00', preparationMinutes: 12, rating: 4.7, voteCount: 1_260, freeDeliveryFrom: 200_000, vegetarian: true, tables: tables('vn-chay-an-lac', 12),
    menu: [
      part('Bún, phở chay', ['pho-chay', 'bun-hue-chay', 'bun-rieu-chay', 'hu-tieu-chay', 'mi-quang-chay']),
      part('Cơm chay', [own('com-chay', { title: 'Cơm phần An Lạc', description: 'Nấm kho tiêu, đậu hũ sả ớt, rau luộc, canh theo ngày' }), 'com-chien-chay', 'com-suon-chay', 'bun-xao-chay', 'mi-xao-chay']),
      part('Món mặn chay', ['dau-hu-sa-ot', 'dau-hu-sot-nam', 'nam-kho-tieu', 'ca-tim-nuong', 'lau-nam']),
      part('Gỏi và cuốn', ['goi-cuon-chay', 'cha-gio-chay', 'goi-mit', 'banh-xeo-chay']),
      part('Ngọt và mát', ['che-buoi', 'che-dau-xanh', 'rau-ma-dau-xanh', 'sua-dau-nanh', 'tra-tac']),
    ],
  }),
  kitchen({
    ID: 'vn-ca-phe-phin-nha', name: 'Cà Phê Phin Nhà', cuisines: ['Cà phê', 'Đồ uống', 'Bánh'], address: '9 Nguyễn Thiệp, Quận 1, TP. Hồ Chí Minh', at: [10.7749, 106.7031], radius: 5_000,
    open: '06:30-23:00', preparationMinutes: 8, rating: 4.6, voteCount: 2_040, level: 1.15,
    menu: [
      part('Cà phê', [own('ca-phe-sua-da', { title: 'Phin sữa đá nhà', description: 'Robusta Cầu Đất rang mộc, pha từng phin' }), 'ca-phe-den', 'bac-xiu', 'ca-phe-trung', 'ca-phe-muoi', 'ca-phe-dua', 'cold-brew-cam', 'latte-vn']),
      part('Trà', ['tra-dao', 'tra-vai', 'tra-sen-vang', 'matcha-da-xay']),
      part('Trái cây', ['cam-vat', 'chanh-day-vn', 'sinh-to-bo', 'sinh-to-xoai']),
      part('Bánh', ['bong-lan-trung-muoi', 'banh-flan-vn', 'banh-su', 'banh-chuoi-nuong']),
      part('Ăn sáng', ['banh-mi-op-la', 'banh-mi-chao', 'xoi-man', 'trai-cay-to']),
    ],
  }),
  kitchen({
    ID: 'vn-tra-sua-may', name: 'Trà Sữa Mây', cuisines: ['Trà sữa', 'Đồ uống'], address: '112 Nguyễn Tri Phương, Quận 5, TP. Hồ Chí Minh', at: [10.7561, 106.6689], radius: 6_000,
    open: '09:00-22:30', preparationMinutes: 8, rating: 4.4, voteCount: 2_870, freeDeliveryFrom: 120_000, promo: 'Ly thứ hai giảm 20%',
    campaigns: [{ ID: 'vn-may-ly', name: 'Trà sữa trân châu giảm 20%', tcDetails: 'Áp dụng cho trà sữa trân châu. Giá đã gồm khuyến mãi.' }],
    menu: [
      part('Trà sữa', [own('tra-sua-tran-chau', { off: 20, campaignID: 'vn-may-ly' }), 'tra-sua-o-long', 'tra-sua-matcha', 'sua-tuoi-duong-den', own('tra-sua-tran-chau', { ID: 'tra-sua-khoai-mon', title: 'Trà sữa khoai môn', englishName: 'Taro milk tea', price: 45_000, picture: 'ube-boba', description: 'Khoai môn nghiền thật' })]),
      part('Trà trái cây', ['tra-trai-cay', 'tra-dao', 'tra-vai', 'tra-chanh', 'tra-tac']),
      part('Đá xay', ['matcha-da-xay', 'sinh-to-bo', 'sinh-to-dau', 'sinh-to-thanh-long']),
      part('Ăn vặt', ['banh-trang-tron', 'nem-chua-ran', 'pho-mai-que', 'khoai-tay', 'tokbokki', 'banh-trang-nuong']),
      part('Chè', ['che-khuc-bach', 'che-khoai-deo', 'sua-chua-nep-cam']),
    ],
  }),
  kitchen({
    ID: 'vn-lau-de-truong-dinh', name: 'Lẩu Dê Trương Định', cuisines: ['Lẩu', 'Món Việt'], address: '105 Trương Định, Quận 3, TP. Hồ Chí Minh', at: [10.7786, 106.6893], radius: 6_500,
    open: '15:00-23:00', preparationMinutes: 30, rating: 4.3, voteCount: 930, blockOnDemandOrders: true, orderValueLimit: 2_000_000, tables: tables('vn-lau-de', 18),
    menu: [
      part('Lẩu', [own('lau-de', { title: 'Lẩu dê Ninh Bình', description: 'Dê núi, thuốc bắc, khoai môn, tàu hũ ky, chao đỏ' }), 'lau-mam', 'lau-ca-keo', 'lau-nam']),
      part('Nướng', [own('bo-nuong-ngoi', { ID: 'de-nuong', title: 'Dê nướng chao', englishName: 'Goat in fermented tofu', price: 185_000, picture: 'lamb-satay', says: 'soy; maybe sesame; hot 1', description: 'Nướng than tại bàn' }), 'nem-nuong', 'ga-nuong-ong-tre', 'muc-nuong-sa-te']),
      part('Xào', ['ech-xao-sa-ot', 'bong-bi-xao', 'mi-xao-hai-san', 'ca-chien-mam', 'goi-ga']),
      part('Gỏi', ['goi-ngo-sen', 'goi-xoai', 'nom-hoa-chuoi']),
      part('Đồ uống', ['bia-lon', 'tra-da', 'nuoc-ngot', 'nuoc-suoi']),
    ],
  }),
  kitchen({
    ID: 'vn-bun-dau-co-khan', name: 'Bún Đậu Cô Khàn', cuisines: ['Bún đậu', 'Hà Nội', 'Món Việt'], address: '102/1 Cống Quỳnh, Quận 1, TP. Hồ Chí Minh', at: [10.7655, 106.6893], radius: 6_000,
    open: '10:00-21:30', preparationMinutes: 14, rating: 4.4, voteCount: 1_640, level: 1.05,
    menu: [
      part('Bún đậu', [own('bun-dau', { title: 'Mẹt bún đậu đầy đủ', price: 79_000, description: 'Đậu rán, chả cốm, nem, dồi sụn, thịt chân giò, mắm tôm đánh bông' }), own('bun-dau', { ID: 'bun-dau-thuong', title: 'Bún đậu thường', englishName: 'Noodles and tofu, small', price: 49_000, description: 'Đậu rán, thịt luộc' }), 'cha-com', own('nem-chua-ran', { ID: 'nem-ran-hn', title: 'Nem rán Hà Nội, 4 cái', englishName: 'Hanoi spring rolls', price: 42_000, picture: 'cha-gio', says: 'pork egg fish; maybe wheat' })]),
      part('Bún nước', ['bun-rieu-cua', 'bun-oc', 'bun-moc', 'bun-thang-vn', 'bun-ngan']),
      part('Bún chả và chả cá', ['bun-cha-vn', 'bun-cha-que-tre', 'cha-ca-vn', 'pho-cuon-vn']),
      part('Quà vặt', ['nem-cua-be', 'banh-goi', 'nem-chua-ran', 'banh-cuon-trung']),
      part('Đồ uống', ['tra-chanh', 'tra-tac', 'ca-phe-trung', 'che-khuc-bach']),
    ],
  }),
  kitchen({
    ID: 'vn-mi-cay-bay-cap', name: 'Mì Cay Bảy Cấp', cuisines: ['Món Hàn', 'Mì', 'Ăn vặt'], address: '240 Sư Vạn Hạnh, Quận 10, TP. Hồ Chí Minh', at: [10.7702, 106.6702], radius: 6_000,
    open: '10:00-22:30', preparationMinutes: 14, rating: 4.2, voteCount: 2_310, isIntegrated: false,
    menu: [
      part('Mì cay', [own('mi-cay', { title: 'Mì cay hải sản bảy cấp', description: 'Chọn cấp từ 0 đến 7, tôm, mực, chả cá, kim chi' }), own('mi-cay', { ID: 'mi-cay-bo', title: 'Mì cay bò Mỹ', englishName: 'Spicy noodles with beef', price: 62_000, picture: 'ramen', says: 'wheat beef; maybe soy egg fish; hot 3' }), own('mi-cay', { ID: 'mi-cay-kim-chi', title: 'Mì cay kim chi', englishName: 'Spicy kimchi noodles', price: 45_000, picture: 'curry-mee', says: 'wheat; maybe fish crustacean soy; hot 3' }), 'mi-tron-trung']),
      part('Món Hàn', ['tokbokki', 'kimbap', 'ga-sot-cay', own('com-bo-xao', { ID: 'com-tron', title: 'Cơm trộn thố đá', englishName: 'Bibimbap', price: 62_000, picture: 'bibimbap', says: 'beef egg soy sesame; maybe wheat; hot 1', modifierGroups: [] })]),
      part('Lẩu nhỏ', ['lau-thai', own('lau-bo', { title: 'Lẩu bò kim chi một người', price: 99_000, says: 'beef; maybe soy fish wheat; hot 2', modifierGroups: [] })]),
      part('Ăn vặt', ['pho-mai-que', 'khoai-tay', 'khoai-lang-ken', 'nem-chua-ran', 'canh-ga-chien-mam', 'chan-ga-sa-tac']),
      part('Đồ uống', ['tra-dao', 'soda-chanh', 'tra-sua-tran-chau', 'nuoc-ngot', 'tra-tac']),
    ],
  }),
  kitchen({
    ID: 'vn-bep-mien-tay', name: 'Bếp Miền Tây Út Mười', cuisines: ['Miền Tây', 'Cơm nhà', 'Món Việt'], address: '88 Hoàng Hoa Thám, Bình Thạnh, TP. Hồ Chí Minh', at: [10.8022, 106.6884], radius: 6_500,
    open: '10:00-22:00', preparationMinutes: 22, rating: 4.6, voteCount: 1_150, tables: tables('vn-bep-mien-tay', 16),
    menu: [
      part('Lẩu và canh', ['lau-mam', 'lau-ca-keo', 'canh-chua-ca', 'canh-khoai-mo', 'canh-rau-tap-tang']),
      part('Món kho', ['ca-kho-to', 'thit-kho-trung', 'tom-rim', 'ga-kho-gung']),
      part('Nướng và chiên', [own('ca-nuong-trui', { title: 'Cá lóc nướng trui Út Mười', description: 'Cá đồng, rơm vàng, bánh tráng, mắm me' }), 'ca-chien-mam', 'ech-xao-sa-ot', 'chim-cut-chien-bo']),
      part('Bún miền Tây', ['bun-mam', 'bun-nuoc-leo', 'banh-xeo-vn', 'chao-ca']),
      part('Gỏi và rau', ['goi-ngo-sen', 'goi-xoai', 'bong-bi-xao', 'rau-muong-xao-toi']),
      part('Đồ uống', ['nuoc-dua', 'chanh-muoi', 'tra-da', 'bia-lon', 'che-troi-nuoc']),
    ],
  }),
  kitchen({
    ID: 'vn-thao-dien-deli', name: 'Thảo Điền Deli', cuisines: ['Món Âu', 'Burger', 'Pizza'], address: '18 Xuân Thủy, Thảo Điền, Thủ Đức', at: [10.8037, 106.7339], radius: 6_000,
    open: '08:00-22:00', preparationMinutes: 20, rating: 4.4, voteCount: 870, level: 1.35, orderValueLimit: 3_000_000,
    menu: [
      part('Burger và bánh mì', [own('burger-bo', { title: 'Deli cheeseburger', description: 'Bò Úc 180 g, cheddar, dưa muối, bánh brioche' }), 'burger-ga', own('banh-mi-ga', { ID: 'club', title: 'Club sandwich', englishName: '', price: 115_000, picture: 'sandwich', says: 'wheat egg pork; maybe milk', modifierGroups: [] }), own('banh-mi-thit-nguoi', { ID: 'grilled-cheese', title: 'Grilled cheese', englishName: '', price: 95_000, picture: 'grilled-sandwich', says: 'wheat milk; veg', modifierGroups: [] })]),
      part('Pizza', ['pizza-hai-san', 'pizza-xuc-xich', own('pizza-xuc-xich', { ID: 'hawaii', title: 'Pizza Hawaii', englishName: '', picture: 'hawaiian-pizza', says: 'wheat milk pork' })]),
      part('Món chính', ['mi-y-bo-bam', 'bit-tet', 'ga-ran-vn', own('goi-ga', { ID: 'caesar', title: 'Caesar salad', englishName: '', price: 110_000, picture: 'green-salad', says: 'wheat egg milk fish' }), own('goi-cu-hu-dua', { ID: 'poke', title: 'Poke cá hồi', englishName: 'Salmon poke', price: 165_000, picture: 'poke-bowl', says: 'fish soy sesame; maybe wheat' })]),
      part('Ăn kèm', ['khoai-tay', 'pho-mai-que', 'canh-ga-chien-mam', own('canh-rong-bien', { ID: 'sup-bi', title: 'Súp bí đỏ', englishName: 'Pumpkin soup', price: 65_000, picture: 'coconut-soup', says: 'milk; veg' })]),
      part('Đồ uống và bánh', ['latte-vn', 'cold-brew-cam', 'cam-vat', 'trai-cay-to', own('bong-lan-trung-muoi', { ID: 'choc', title: 'Bánh sô-cô-la', englishName: 'Chocolate cake', price: 75_000, picture: 'chocolate-cake', says: 'wheat egg milk; maybe treeNut; veg' })]),
    ],
  }),
  kitchen({
    ID: 'vn-xoi-che-bui-thi-xuan', name: 'Xôi Chè Bà Bảy', cuisines: ['Xôi', 'Chè', 'Tráng miệng'], address: '111 Bùi Thị Xuân, Quận 1, TP. Hồ Chí Minh', at: [10.7693, 106.6868], radius: 6_000,
    open: '06:00-22:30', preparationMinutes: 8, rating: 4.6, voteCount: 2_450, level: 0.9,
    menu: [
      part('Xôi', [own('xoi-man', { title: 'Xôi mặn Bà Bảy', description: 'Lạp xưởng, chả lụa, pa tê, chà bông, trứng cút, mỡ hành' }), 'xoi-ga-vn', 'xoi-xeo', 'xoi-thit-kho', 'xoi-pate', 'xoi-gac', 'xoi-chay']),
      part('Chè', ['che-ba-mau', 'che-thai', 'che-buoi', 'che-dau-xanh', 'che-khuc-bach', 'che-khoai-deo', 'che-troi-nuoc']),
      part('Tráng miệng', ['banh-flan-vn', 'tau-hu-nuoc-duong', 'sua-chua-mit', 'kem-bo', 'rau-cau-dua']),
      part('Bánh', ['banh-chuoi-nuong', 'chuoi-nep-nuong', 'banh-bao']),
      part('Đồ uống', ['nuoc-mia', 'sua-dau-nanh', 'rau-ma-dau-xanh', 'nuoc-dua']),
    ],
  }),
  kitchen({
    ID: 'vn-ga-ran-kim', level: 1.05, name: 'Gà Rán Kim', cuisines: ['Gà rán', 'Burger'], address: '300 Phan Xích Long, Phú Nhuận, TP. Hồ Chí Minh', at: [10.7997, 106.6869], radius: 6_000,
    open: '09:30-22:30', preparationMinutes: 15, rating: 4.3, voteCount: 1_940, promo: 'Combo hai người 169.000 ₫',
    menu: [
      part('Gà rán', ['ga-ran-vn', own('ga-ran-vn', { ID: 'ga-6', title: 'Gà rán, 6 miếng', englishName: 'Fried chicken, 6 pieces', price: 169_000 }), 'ga-sot-cay', 'canh-ga-chien-mam', own('ga-ran-vn', { ID: 'ga-popcorn', title: 'Gà viên', englishName: 'Popcorn chicken', price: 55_000, picture: 'chicken-tenders' })]),
      part('Burger và cơm', ['burger-ga', 'burger-bo', own('com-ga-xoi-mo', { title: 'Cơm gà rán', price: 59_000 }), own('com-bo-xao', { ID: 'com-ga-teri', title: 'Cơm gà teriyaki', englishName: 'Teriyaki chicken rice', price: 65_000, picture: 'cutlet-rice', says: 'soy wheat sesame', modifierGroups: [] })]),
      part('Mì và khác', ['mi-y-bo-bam', 'mi-tron-trung', 'tokbokki', 'kimbap']),
      part('Ăn kèm', ['khoai-tay', 'pho-mai-que', 'khoai-lang-ken', own('goi-ga', { ID: 'bap-cai', title: 'Xà lách bắp cải', englishName: 'Coleslaw', price: 25_000, picture: 'green-salad', says: 'egg; veg' })]),
      part('Đồ uống', ['nuoc-ngot', 'tra-dao', 'soda-chanh', 'kem-dua', 'nuoc-suoi']),
    ],
  }),
  kitchen({
    ID: 'vn-com-van-phong', name: 'Cơm Văn Phòng Cô Tư', cuisines: ['Cơm phần', 'Cơm nhà', 'Cơm'], address: '27 Mạc Đĩnh Chi, Đa Kao, Quận 1, TP. Hồ Chí Minh', at: [10.7874, 106.6996], radius: 5_500,
    open: '10:00-14:30', dayOff: 'Sun', preparationMinutes: 10, rating: 4.5, voteCount: 1_030, freeDeliveryFrom: 0, level: 0.9,
    menu: [
      part('Cơm phần', [own('com-thit-kho', { title: 'Cơm thịt kho Cô Tư', description: 'Kho với nước dừa từ sáng sớm, dưa giá, canh trong ngày' }), 'com-ca-kho', 'com-suon-xao', 'com-bo-xao', 'com-dau-hu', 'com-ca-chien', 'com-ga-luoc', 'com-xa-xiu']),
      part('Canh', ['canh-chua-ca', 'canh-kho-qua', 'canh-rau-tap-tang', 'canh-khoai-mo']),
      part('Món thêm', ['trung-chien', 'rau-muong-xao-toi', 'dau-hu-nhoi', 'suon-chua-ngot', 'thit-luoc']),
      part('Tráng miệng và nước', ['tra-da', 'sua-dau-nanh', 'che-dau-xanh', 'banh-flan-vn', 'nuoc-suoi']),
    ],
  }),
  kitchen({
    ID: 'vn-vit-quay-an-dong', name: 'Vịt Quay An Đông · 安東燒臘', cuisines: ['Món Hoa', 'Đồ quay'], address: '34 An Dương Vương, Quận 5, TP. Hồ Chí Minh', at: [10.7578, 106.6726], radius: 6_500,
    open: '09:00-20:30', preparationMinutes: 14, rating: 4.5, voteCount: 1_310, freeDeliveryFrom: 250_000, isIntegrated: false,
    menu: [
      part('Quay', [own('vit-quay', { title: 'Vịt quay An Đông, nửa con', description: 'Ướp một đêm, da lu, tương ngũ vị' }), 'heo-quay', own('vit-quay', { ID: 'xa-xiu', title: 'Xá xíu, 300 g', englishName: 'Char siu', price: 110_000, picture: 'char-siew-rice', says: 'pork soy wheat' }), own('ga-hap-la-chanh', { ID: 'ga-xi-dau', title: 'Gà xì dầu, nửa con', englishName: 'Soy sauce chicken', price: 150_000, says: 'soy wheat' })]),
      part('Cơm', ['com-vit-quay', 'com-xa-xiu', 'com-chien-duong-chau', 'com-chien-ca-man']),
      part('Mì', ['mi-vit-tiem', 'mi-hoanh-thanh', 'sui-cao', 'mi-xao-gion', 'hu-tieu-xao']),
      part('Điểm tâm', ['banh-bao', own('sui-cao', { ID: 'ha-cao', title: 'Há cảo, 4 viên', englishName: 'Shrimp dumplings', price: 45_000, picture: 'dim-sum', says: 'crustacean wheat; maybe pork' }), own('sui-cao', { ID: 'xiu-mai-hap', title: 'Xíu mại hấp, 4 viên', englishName: 'Siu mai', price: 42_000, picture: 'siew-mai', says: 'pork crustacean wheat egg' }), own('banh-cuon-thit', { ID: 'banh-cuon-tom', title: 'Bánh cuốn tôm Quảng Đông', englishName: 'Prawn rice rolls', price: 48_000, picture: 'chee-cheong-fun', says: 'crustacean soy wheat' })]),
      part('Đồ uống', ['tra-da', 'rau-ma-dau-xanh', 'che-khoai-deo', 'nuoc-ngot']),
    ],
  }),
  kitchen({
    ID: 'vn-banh-trang-hoang-ty', name: 'Bánh Tráng Trảng Bàng Hai Lúa', cuisines: ['Cuốn', 'Tây Ninh', 'Món Việt'], address: '70 Ba Tháng Hai, Quận 10, TP. Hồ Chí Minh', at: [10.7727, 106.6788], radius: 6_000,
    open: '09:00-21:30', preparationMinutes: 15, rating: 4.4, voteCount: 760, tables: tables('vn-hai-lua', 10),
    menu: [
      part('Cuốn bánh tráng', [own('thit-luoc', { ID: 'cuon-trang-bang', title: 'Bánh tráng phơi sương cuốn thịt luộc', englishName: 'Dew-dried rice paper with pork', price: 95_000, picture: 'goi-cuon', says: 'pork fish', description: 'Hơn mười loại rau rừng, mắm chua ngọt' }), 'nem-nuong', 'bo-la-lot', 'banh-hoi', 'goi-cuon-vn']),
      part('Bánh canh', ['banh-canh-gio', own('banh-canh-gio', { ID: 'banh-canh-tb', title: 'Bánh canh Trảng Bàng', englishName: 'Trang Bang thick noodles', price: 52_000, description: 'Thịt nạc thái mỏng, mắm tiêu ớt' }), 'banh-canh-cua']),
      part('Món khác', ['bun-thit-nuong-vn', 'bun-tn-cha-gio', 'banh-xeo-vn', 'bo-luc-lac-dia', 'com-tam-sbc']),
      part('Ăn chơi', ['banh-trang-tron', 'banh-trang-nuong', 'cha-gio-re', 'trai-cay-dia']),
      part('Đồ uống', ['nuoc-mia', 'nuoc-dua', 'tra-tac', 'ca-phe-sua-da']),
    ],
  }),
  kitchen({
    ID: 'vn-saigon-dem', name: 'Cháo Đêm Nguyễn Cư Trinh', cuisines: ['Cháo', 'Ăn khuya', 'Món Việt'], address: '15 Nguyễn Cư Trinh, Quận 1, TP. Hồ Chí Minh', at: [10.7638, 106.6887], radius: 6_000,
    open: '17:00-04:00', preparationMinutes: 12, rating: 4.2, voteCount: 690, freeDeliveryFrom: 0, level: 1.05,
    menu: [
      part('Cháo', [own('chao-ca', { title: 'Cháo cá lóc đêm', description: 'Cá lóc đồng, rau đắng đất, nấm rơm, tiêu Phú Quốc' }), 'chao-long', 'chao-ga', 'chao-vit', 'sup-cua']),
      part('Mì gõ', ['hu-tieu-go', 'mi-tron-trung', 'mi-xao-bo', 'hu-tieu-xao']),
      part('Cơm đêm', ['com-tam-suon', 'com-tam-sbc', 'com-chien-duong-chau', 'com-chien-toi-bo']),
      part('Ăn chơi', ['chan-ga-sa-tac', 'canh-ga-chien-mam', own('ngheu', { ...soldOut }), 'banh-mi-op-la']),
      part('Đồ uống', ['tra-da', 'sua-dau-nanh', 'bia-lon', 'chanh-muoi']),
    ],
  }),
  kitchen({
    ID: 'vn-halal-dong-du', name: 'Halal Đông Du', cuisines: ['Halal', 'Món Ấn', 'Món Mã Lai'], address: '66 Đông Du, Quận 1, TP. Hồ Chí Minh', at: [10.7757, 106.7052], radius: 6_500,
    open: '10:00-22:00', preparationMinutes: 18, rating: 4.5, voteCount: 780, halal: true, level: 1.1,
    menu: [
      part('Cơm', [own('com-ga-hoi-an', { ID: 'biryani-de', title: 'Cơm nị cừu', englishName: 'Lamb biryani', price: 145_000, picture: 'biryani', description: 'Cừu, nho khô, hạt điều, dưa chua', says: 'milk treeNut; hot 1', modifierGroups: [] }), own('com-ga-hoi-an', { ID: 'biryani-ga', title: 'Cơm nị gà', englishName: 'Chicken biryani', price: 99_000, picture: 'yellow-rice', description: 'Cơm ghee, cà púa', says: 'milk; maybe treeNut; hot 1', modifierGroups: [] }), own('com-ga-xoi-mo', { ID: 'nasi-lemak', title: 'Nasi lemak', englishName: 'Coconut rice with sambal', price: 89_000, picture: 'nasi-lemak', description: 'Cá cơm, đậu phộng, sambal', says: 'egg peanut fish crustacean; hot 2', modifierGroups: [] }), own('com-chien-hai-san', { ID: 'nasi-goreng', title: 'Nasi goreng', englishName: 'Malay fried rice', price: 85_000, picture: 'nasi-goreng', description: 'Gà, trứng ốp la', says: 'egg soy crustacean; hot 1' })]),
      part('Cà ri', [own('banh-mi-ca-ri', { ID: 'ca-ri-ga', title: 'Cà ri gà', price: 95_000, description: 'Khoai tây, nước cốt dừa', englishName: 'Chicken curry', says: 'maybe milk; hot 1' }), own('banh-mi-ca-ri', { ID: 'ca-ri-de', title: 'Cà ri dê', englishName: 'Goat curry', price: 145_000, picture: 'gulai', description: 'Dê Ninh Thuận, masala rang', says: 'maybe milk; hot 2' }), own('banh-mi-ca-ri', { ID: 'ca-ri-dau', title: 'Cà ri đậu lăng', englishName: 'Dal', price: 55_000, picture: 'red-curry', description: 'Đậu lăng, nghệ, thì là', says: 'vegan' }), own('dau-hu-sot-nam', { ID: 'paneer', title: 'Paneer rau bó xôi', englishName: 'Palak paneer', price: 95_000, picture: 'green-curry', description: 'Phô mai tươi, kem', says: 'milk; veg' })]),
      part('Bánh nướng', [own('banh-mi-que', { ID: 'naan', title: 'Naan bơ tỏi', englishName: 'Garlic naan', price: 35_000, picture: 'naan', description: 'Lò tandoor', says: 'wheat milk; veg' }), own('banh-mi-que', { ID: 'roti', title: 'Roti canai, 2 cái', englishName: 'Flaky flatbread', price: 45_000, picture: 'roti-canai', description: 'Chấm cà ri đậu', says: 'wheat; maybe egg milk' }), own('banh-goi', { ID: 'samosa', title: 'Samosa, 3 cái', englishName: 'Samosas', price: 48_000, picture: 'samosa', description: 'Khoai tây, đậu Hà Lan', says: 'wheat; vegan; hot 1' }), own('banh-xeo-vn', { ID: 'murtabak', title: 'Murtabak bò', englishName: 'Stuffed flatbread', price: 89_000, picture: 'murtabak', description: 'Bò băm, hành, trứng', says: 'wheat egg beef; maybe milk' })]),
      part('Nướng', [own('nem-lui-vn', { ID: 'satay-ga', title: 'Satay gà, 8 xiên', englishName: 'Chicken satay', price: 89_000, picture: 'satay', description: 'Sốt đậu phộng, dưa leo', says: 'peanut; maybe soy' }), own('ga-nuong-ong-tre', { ID: 'tandoori', title: 'Gà tandoori, nửa con', englishName: 'Tandoori chicken', price: 155_000, picture: 'grilled-chicken', description: 'Sữa chua, ớt Kashmir', says: 'milk; hot 1' }), own('muc-nuong-sa-te', { ID: 'ikan-bakar', title: 'Cá nướng lá chuối', englishName: 'Fish in banana leaf', price: 165_000, picture: 'grilled-fish', description: 'Sambal, chanh', says: 'fish crustacean; hot 2' })]),
      part('Canh và rau', [own('pho-tai', { ID: 'sup-bo', title: 'Súp bò', englishName: 'Beef soup', price: 75_000, picture: 'sop-buntut', description: 'Quế, đinh hương, khoai tây', says: 'beef', modifierGroups: [] }), own('rau-muong-xao-toi', { says: 'vegan', description: 'Tỏi, dầu thực vật' }), own('goi-mit', { ID: 'salad', title: 'Dưa leo trộn sữa chua', englishName: 'Raita', price: 30_000, picture: 'yogurt', description: 'Bạc hà, thì là', says: 'milk; veg' })]),
      part('Đồ uống', [own('tra-sua-o-long', { ID: 'teh-tarik', title: 'Teh tarik', englishName: 'Pulled milk tea', price: 35_000, picture: 'teh-tarik', description: 'Kéo cao, nhiều bọt', modifierGroups: [] }), own('sinh-to-xoai', { ID: 'lassi', title: 'Lassi xoài', englishName: 'Mango lassi', price: 45_000, description: 'Sữa chua, xoài cát' }), 'cam-vat', 'nuoc-dua', 'nuoc-suoi']),
    ],
  }),
]
