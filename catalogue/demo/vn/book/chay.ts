// Món chay: the same kitchen without meat or fish, as temples and full-moon days know it.
import { entry } from '../../compose.ts'
import { cay, com, ot, to } from './choices.ts'

export const chay = {
  'pho-chay': entry('Phở chay', 'Vegetarian phở', 45_000, 'pho', 'Nước củ cải, nấm, tàu hũ ky', 'soy; vegan', [to]),
  'bun-hue-chay': entry('Bún Huế chay', 'Vegetarian Hue noodle soup', 45_000, 'bun-bo-hue', 'Sả, chả chay, nấm rơm', 'soy; maybe wheat; vegan; hot 2', [to, cay]),
  'bun-rieu-chay': entry('Bún riêu chay', 'Vegetarian tomato noodle soup', 45_000, 'bun-rieu', 'Riêu đậu hũ, cà chua', 'soy; maybe wheat; vegan', [to]),
  'hu-tieu-chay': entry('Hủ tiếu chay', 'Vegetarian rice noodle soup', 42_000, 'hu-tieu', 'Nấm, đậu hũ chiên, hẹ', 'soy; maybe wheat; vegan', [to]),
  'mi-quang-chay': entry('Mì Quảng chay', 'Vegetarian Quang noodles', 42_000, 'mi-quang', 'Nấm, đậu phộng, bánh đa', 'soy peanut; maybe wheat sesame; vegan'),
  'bun-xao-chay': entry('Bún xào chay', 'Vegetarian fried vermicelli', 42_000, 'bihun-goreng', 'Nấm mèo, cà rốt, giá', 'soy; maybe wheat; vegan'),
  'mi-xao-chay': entry('Mì xào chay', 'Vegetarian fried noodles', 45_000, 'mi-xao', 'Cải, nấm, tàu hũ', 'wheat soy; maybe egg; veg'),
  'com-chay': entry('Cơm phần chay', 'Vegetarian rice plate', 42_000, 'nasi-campur', 'Ba món mặn chay, canh', 'soy; maybe wheat; vegan', [com]),
  'com-chien-chay': entry('Cơm chiên lá sen', 'Lotus leaf fried rice', 55_000, 'fried-rice', 'Hạt sen, nấm, cà rốt', 'soy; maybe wheat; vegan'),
  'com-suon-chay': entry('Cơm tấm sườn chay', 'Vegetarian broken rice', 45_000, 'tofu-rice', 'Sườn non chay, bì chay', 'soy wheat; vegan', [com]),
  'dau-hu-sa-ot': entry('Đậu hũ chiên sả ớt', 'Lemongrass tofu', 45_000, 'salt-tofu', 'Sả băm, ớt', 'soy; vegan; hot 1'),
  'dau-hu-sot-nam': entry('Đậu hũ non sốt nấm', 'Soft tofu with mushrooms', 55_000, 'tofu-dish', 'Nấm đông cô, gừng', 'soy; maybe wheat; vegan'),
  'nam-kho-tieu': entry('Nấm kho tiêu', 'Pepper mushrooms in a clay pot', 52_000, 'dark-braise', 'Nấm đùi gà, tiêu xanh', 'soy; maybe wheat; vegan; hot 1'),
  'ca-tim-nuong': entry('Cà tím nướng mỡ hành chay', 'Grilled aubergine', 45_000, 'stir-fried-vegetables', 'Đậu phộng, hành lá', 'peanut soy; vegan'),
  'goi-cuon-chay': entry('Gỏi cuốn chay, 3 cuốn', 'Vegetarian fresh rolls', 32_000, 'goi-cuon', 'Đậu hũ, bún, tương đậu', 'soy peanut; maybe wheat; vegan'),
  'cha-gio-chay': entry('Chả giò chay, 5 cuốn', 'Vegetarian spring rolls', 38_000, 'cha-gio', 'Khoai môn, nấm, đậu xanh', 'maybe wheat soy; vegan'),
  'banh-xeo-chay': entry('Bánh xèo chay', 'Vegetarian sizzling pancake', 45_000, 'banh-xeo', 'Nấm, giá, đậu xanh', 'soy; vegan'),
  'goi-mit': entry('Gỏi mít non trộn', 'Young jackfruit salad', 52_000, 'herb-salad', 'Rau răm, mè, bánh tráng', 'peanut sesame; maybe soy wheat; vegan'),
  'goi-cu-hu-dua': entry('Gỏi củ hủ dừa chay', 'Coconut heart salad', 65_000, 'herb-salad', 'Cà rốt, đậu phộng', 'peanut; maybe soy; vegan'),
  'canh-rong-bien': entry('Canh rong biển đậu hũ', 'Seaweed and tofu soup', 38_000, 'canh-rau', 'Nấm kim châm', 'soy; vegan'),
  'canh-chua-chay': entry('Canh chua chay', 'Vegetarian sour soup', 42_000, 'canh-chua', 'Thơm, đậu bắp, nấm rơm', 'soy; vegan'),
  'lau-nam': entry('Lẩu nấm chay', 'Mushroom hot pot', 220_000, 'hotpot', 'Tám loại nấm, rau, bún', 'soy; maybe wheat; vegan'),
  'banh-mi-chay-vn': entry('Bánh mì chay', 'Vegetarian baguette', 20_000, 'banh-mi-tofu', 'Chả chay, bì chay, đồ chua', 'wheat soy; vegan', [ot]),
  'rau-cu-luoc': entry('Rau củ luộc kho quẹt chay', 'Boiled vegetables with a salty dip', 45_000, 'greens', 'Bắp, đậu rồng, su su', 'soy; maybe wheat; vegan'),
  'xoi-chay': entry('Xôi chay thập cẩm', 'Vegetarian sticky rice', 25_000, 'xoi', 'Đậu phộng, nấm, chà bông chay', 'peanut soy; maybe wheat sesame; vegan'),
}
