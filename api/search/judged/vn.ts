// What people in Vietnam type, with and without its signs, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const vn: Judged = [
  ['pho ga', 'Phở gà', 'Phở gà ta'], ['phở tái', 'Phở tái', 'Phở tái lăn'], ['pho', 'Phở tái', 'Phở gà'], ['bun cha', 'Bún chả', 'Bún chả Hà Nội'], ['bún chả', 'Bún chả'], ['bun bo hue', 'Bún bò Huế'], ['bun bo', 'Bún bò Huế', 'Bún bò Nam Bộ'],
  ['bánh mì ốp la', 'Bánh mì ốp la'], ['banh mi op la', 'Bánh mì ốp la'], ['banh mi', 'Bánh mì đặc biệt'], ['com tam suon', 'Cơm tấm sườn', 'Cơm tấm sườn bì chả'], ['cơm tấm', 'Cơm tấm sườn'], ['goi cuon', 'Gỏi cuốn, 3 cuốn'], ['spring rolls', 'Fried spring rolls'],
  ['cha gio', 'Chả giò'], ['banh xeo', 'Bánh xèo tôm thịt', 'Bánh xèo chay'], ['mi quang', 'Mì Quảng gà', 'Mì Quảng ếch'], ['cao lau', 'Cao lầu Hội An'], ['ca phe sua da', 'Cà phê sữa đá'], ['cafe sua da', 'Cà phê sữa đá'],
  ['ca phe trung', 'Cà phê trứng'], ['egg coffee', 'Egg coffee'], ['tra sua', 'Trà sữa trân châu', 'Trà sữa matcha'], ['che', 'Chè bưởi', 'Chè Thái'], ['sinh to bo', 'Sinh tố bơ'], ['vegetarian pho', 'Vegetarian phở'],
  ['oc', 'Ốc hương'], ['lau thai', 'Lẩu Thái hải sản'], ['hot pot', 'Mushroom hot pot', 'Goat hot pot'], ['bun dau mam tom', 'Bún đậu mắm tôm'], ['xoi ga', 'Xôi gà'], ['bo ne', 'Bò né'], ['ga ran', 'Gà rán, 3 miếng'],
  ['cha ca', 'Chả cá Lã Vọng'], ['nem nuong', 'Nem nướng Ninh Hòa'], ['hu tieu go', 'Hủ tiếu gõ'], ['com ga hoi an', 'Cơm gà Hội An'], ['nuoc mia', 'Nước mía tắc'], ['bep co ba', 'Bếp Cô Ba, Nguyễn Trãi'],
]
