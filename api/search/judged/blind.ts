// Names drawn by lot from the catalogue, and how somebody might type them: written down before any was searched for, and never
// adjusted to what the search finds.
import type { CountryCode } from '@tingkat/ordering/country'
import type { Judged } from './judged.ts'

export const blind = {
  sg: [
    ['plaster prata', 'Plaster prata'], ['chicken satay', 'Chicken satay, 6 sticks'], ['mee sua', 'Kidney mee sua · 猪腰面线'], ['fish burgar', 'Fish burger'], ['bananna prata', 'Banana prata'], ['steamed sea bass', 'Steamed seabass · 清蒸金目鲈'],
    ['kopi o', 'Kopi O'], ['olive fried rice', 'Olive vegetable fried rice · 橄榄菜炒饭'], ['chicken cutlet', 'Chicken cutlet'], ['ปลาเผา', 'Salt-crusted seabass · ปลาเผา'], ['水饺面', 'Shui jiao mee · 水饺面'], ['dumpling noodles', 'Noodles with large pork dumplings'],
  ],
  my: [
    ['yee mee', 'Sizzling yee mee · 鐵板伊麵'], ['dry curry mee', 'Dry curry mee · 乾咖哩麵'], ['mango kerabu', 'Kerabu mangga'], ['猪肉粥', 'Pork congee · 豬肉粥'], ['sizling tofu', 'Sizzling tofu · 鐵板豆腐'], ['sup ayam', 'Sup ayam kampung'],
    ['butter prawn', 'Butter prawns · 奶油蝦'], ['curry puff', 'Karipap, 4 pieces'], ['滑蛋河', 'Wat tan hor · 滑蛋河'], ['kari kapitan', 'Curry Kapitan of the house'], ['otak', 'Otak buns, 2 pieces · 烏達包'], ['grass jelly', 'Air cincau'],
  ],
  id: [
    ['soto ayam', 'Soto ayam'], ['bebek peking', 'Bebek panggang Peking, seperempat'], ['mi celor', 'Mie celor'], ['kembang tahu', 'Kembang tahu jahe'], ['smoothie bowl', 'Smoothie bowl Kelapa'], ['kentang goreng', 'Kentang goreng'],
    ['mapo tofu', 'Mapo tahu'], ['soto mi bogor', 'Soto mie Bogor'], ['kunyit asem', 'Kunyit asam'], ['risol', 'Risoles ragout, 4 buah'], ['cumi bakar', 'Cumi bakar dabu-dabu'], ['opor', 'Opor ayam'], ['kerang padang', 'Kerang hijau saus Padang'],
  ],
  ph: [
    ['calamansi juice', 'Calamansi juice'], ['pares', 'Pares ng Amoranto'], ['inasal sandwich', 'Chicken inasal sandwich'], ['burnt cheese cake', 'Burnt cheesecake, slice'], ['hotsilog', 'Hotsilog'], ['oyako don', 'Oyakodon'],
    ['bananacue', 'Banana cue, 3 sticks'], ['chicken sisig', 'Chicken sisig'], ['longganisa pizza', 'Vigan longganisa pizza'], ['sansrival', 'Sans rival, slice'], ['humba', 'Humba'], ['kamotecue', 'Kamote cue, 3 sticks'],
  ],
  vn: [
    ['tau hu', 'Tàu hũ nước đường'], ['bun rieu', 'Bún riêu cua'], ['bun dau', 'Bún đậu mắm tôm'], ['com suon', 'Cơm tấm sườn'], ['banh mi que', 'Bánh mì que, 3 cái'], ['bún cá', 'Bún cá'], ['nem ran', 'Nem rán Hà Nội, 5 cái'], ['com xa xiu', 'Cơm xá xíu'],
    ['bun rieu chay', 'Bún riêu chay'], ['banh mi ga xe', 'Bánh mì gà xé'], ['hau nuong', 'Hàu nướng phô mai, 6 con'], ['bo nuong', 'Bò nướng ngói'], ['tandori', 'Gà tandoori, nửa con'], ['dal', 'Cà ri đậu lăng'],
  ],
  th: [
    ['บัวลอย', 'บัวลอยไข่หวาน'], ['ข้าวผัดเจ', 'ข้าวผัดธัญพืชเจ'], ['ไข่กะทะ', 'ไข่กระทะโกหลง'], ['ขนมปังปิ้ง', 'ขนมปังปิ้งช็อกโกแลต'], ['กระเพราปลาหมึก', 'กะเพราปลาหมึก'], ['มะม่วง', 'ข้าวเหนียวมะม่วง'], ['miang kham', 'เมี่ยงคำ'],
    ['เมี่ยงคำ', 'เมี่ยงคำ'], ['คั่วกลิ้ง', 'คั่วกลิ้งหมู'], ['boat noodles', 'Pork boat noodles'], ['ก๋วยจั๊บ', 'ก๋วยจั๊บน้ำใส'], ['ต้มยำเห็ด', 'ต้มยำเห็ดเจ'], ['กาแฟโบราน', 'กาแฟโบราณ'], ['หมี่ฮกเกี้ยน', 'หมี่ผัดฮกเกี้ยนโกหยี'],
  ],
  kh: [
    ['steak', 'Steak with Kampot pepper · ស្តេកសាច់គោ'], ['អាម៉ុកត្រី', 'Chaktomuk amok · អាម៉ុកត្រីចតុមុខ'], ['duck', 'Half a roast duck'], ['ទាខ្វៃ', 'Tea khvai · ទាខ្វៃ'], ['sugarcane', 'Tuk ampov · ទឹកអំពៅ'], ['bay sach chruk', 'Bay sach chrouk · បាយសាច់ជ្រូក'],
    ['num pang', 'Num pang tofu'], ['saraman', 'Kari saraman · ការីសារ៉ាម៉ាន់'], ['ការី', 'Kari saraman · ការីសារ៉ាម៉ាន់'], ['spring roll', 'Spring rolls'], ['គុយទាវខគោ', 'Kuy teav kho ko · គុយទាវខគោ'], ['cha kroeung', 'Cha kroeung sach ko · ឆាគ្រឿងសាច់គោ'], ['burger', 'Bassac double · ប៊ឺហ្គឺសាច់គោពីរ'],
  ],
  mm: [
    ['mont let saung', 'Mont let saung · မုန့်လက်ဆောင်း'], ['မုန့်ဟင်းခါး', 'Mohinga · မုန့်ဟင်းခါး'], ['sea bass', 'Steamed sea bass for six · ငါးပေါင်း'], ['bubble tea', 'Milk tea with pearls'], ['ဟင်းချို', 'Bu thi hin cho · ဘူးသီးဟင်းချို'], ['braised beef', 'Braised beef'], ['ကြံရည်', 'Kyan yay · ကြံရည်'],
    ['lake fish', 'Grilled lake fish'], ['ဝက်သားခေါက်ဆွဲ', 'Wet thar Shan khao swe · ဝက်သားရှမ်းခေါက်ဆွဲ'], ['chicken wings', 'Grilled chicken wings'], ['onion fritter', 'Onion fritters'], ['sweet sour chicken', 'Sweet and sour chicken'], ['အုန်းထမင်း', 'Ohn htamin · အုန်းထမင်း'], ['sausage', 'Grilled pork sausages'],
  ],
} satisfies Partial<Record<CountryCode, Judged>>
