// What people in Malaysia type, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const my: Judged = [
  ['nasi lemak ayam', 'Nasi lemak ayam berempah', 'Nasi lemak ayam goreng'], ['nasi lemak', 'Nasi lemak biasa', 'Nasi lemak bungkus'], ['roti chanai', 'Roti canai'], ['roti canai', 'Roti canai'], ['char kway teow', 'Char koay teow', 'Char kuey teow'],
  ['char kuey teow', 'Char kuey teow', 'Char koay teow'], ['assam laksa', 'Asam laksa'], ['laksa', 'Laksa Johor'], ['curry mee', 'Curry mee', 'White curry mee · 白咖哩麵'], ['hokien mee', 'KL Hokkien mee', 'Penang Hokkien mee · 檳城蝦麵'],
  ['teh tarek', 'Teh tarik'], ['chendol', 'Cendol', 'Cendol durian'], ['rendang', 'Rendang tok'], ['satay ayam', 'Satay ayam, 10 sticks'], ['nasi kandar', 'Nasi kandar', 'Nasi kandar ayam'],
  ['mi goreng mamak', 'Mee goreng mamak', 'Mi goreng mamak'], ['abc', 'ABC, ais batu campur'], ['wantan mee', 'Wantan mee · 雲吞麵'], ['wonton mee', 'Wantan mee'], ['雲吞麵', 'Wantan mee · 雲吞麵'],
  ['肉骨茶', 'Dry bak kut teh · 乾肉骨茶'], ['bak kut teh', 'Dry bak kut teh · 乾肉骨茶'], ['yong tau foo', 'Yong tau foo, 6 pieces · 釀豆腐'], ['dosa', 'Tosai', 'Tosai masala'], ['murtabak', 'Murtabak daging', 'Murtabak ayam'],
  ['banana leaf', 'Banana leaf'], ['ayam percik', 'Ayam percik'], ['ikan bakar', 'Ikan bakar'], ['nasi kerabu', 'Nasi kerabu'], ['roti bakar', 'Roti bakar kaya'], ['rojak', 'Rojak buah · 水果囉惹'],
]
