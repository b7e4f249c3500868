// What people in Singapore type, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const sg: Judged = [
  ['laksa', 'Laksa lemak', 'Laksa goreng'], ['lakssa', 'Laksa lemak'], ['叻沙', 'Laksa · 叻沙', 'Vegetarian laksa · 斋叻沙'], ['chiken rice', 'Chicken rice', 'Hainanese chicken rice'], ['chicken rice', 'Hainanese chicken rice', 'Roast chicken rice'],
  ['char kuay teow', 'Char kway teow', 'Char kway teow · 炒粿条'], ['char kway tiao', 'Char kway teow'], ['pratha', 'Roti prata', 'Egg prata', 'Cheese prata'], ['prata kosong', 'Prata kosong, 2 pieces'], ['bak chor mi', 'Bak chor mee · 肉脞面'],
  ['肉脞面', 'Bak chor mee · 肉脞面', 'Bak chor mee soup · 肉脞面汤'], ['nasi lemak', 'Nasi lemak royal', 'Nasi lemak otah'], ['kaya toast', 'Kaya toast'], ['chilli crab', 'Keppel chilli crab · 吉宝辣椒蟹'], ['chili crab', 'Keppel chilli crab · 吉宝辣椒蟹'],
  ['sate', 'Chicken satay', 'Mutton satay'], ['fishball', 'Fishball noodles · 鱼圆面', 'Fishball soup · 鱼圆汤'], ['briyani', 'Fish briyani', 'Mutton dum briyani'], ['biryani', 'Chicken dum briyani'], ['dosai', 'Thosai', 'Masala thosai'],
  ['hokkien mee', 'Hokkien prawn mee · 福建虾面'], ['mee goreng', 'Mee goreng', 'Mee goreng mamak'], ['ayam penyet', 'Ayam penyet'], ['ice kachang', 'Ice kachang · 红豆冰'], ['cendol', 'Chendol', 'Durian chendol'],
  ['ramen', 'Tonkotsu ramen · 豚骨ラーメン', 'Shoyu ramen · 醤油ラーメン'], ['tom yam', 'Tom yum goong · ต้มยำกุ้ง'], ['ต้มยำ', 'Tom yum goong · ต้มยำกุ้ง'], ['oyster omelette', 'Oyster omelette'], ['vegetarian laksa', 'Vegetarian laksa · 斋叻沙'], ['hainan corner', 'Hainan Corner'], ['海南鸡饭', 'Hock Chuan Chicken Rice · 福泉鸡饭'],
]
