// Finds the plate of a cuisine, which is a picture of a typical dish, by the name of the cuisine.
import cuisinesByPlate from './plates.json' with { type: 'json' }

// The cuisines of the demo catalogue. Within a country, each cuisine has a different plate.
// Cuisines with the same name in several countries have the same plate.
const plateByCuisine = new Map(
  Object.entries(cuisinesByPlate).flatMap(([plate, cuisines]) =>
    cuisines.map((cuisine) => [toKey(cuisine), plate] as const),
  ),
)

// Patterns for the names of cuisines outside the demo catalogue. The first match wins, so specific
// patterns stand before general ones.
const plates: readonly (readonly [plate: string, pattern: RegExp])[] = [
  ['sinigang', /bak kut teh|บักกุ๊ดเต๋/],
  ['num-banh-chok', /num banh chok|ขนมจีน/],
  ['pork-skewers', /ไก่ย่าง|เป็ดย่าง/],
  ['mango-sticky-rice', /khmer sweets|\bxôi\b|fruit|durian/],
  ['congee', /porridge|congee|cháo|โจ๊ก|ข้าวต้ม|lugaw|teochew/],
  ['laksa', /laksa|peranakan|nyonya/],
  ['nasi-lemak', /nasi lemak|malay|mã lai/],
  ['chicken-rice', /chicken rice|hainan|ข้าวมันไก่/],
  ['com-tam', /cơm tấm|cơm gà|\bcơm\b|miền tây|tây ninh|silog/],
  ['roti-canai', /roti (prata|canai)|mamak|murtabak|martabak|chapati|โรตี/],
  [
    'biryani',
    /bir[iy]y?ani|briyani|\bindian\b|banana leaf|panthay|kebuli|timur tengah|middle eastern|món ấn|ข้าวหมก|อาหารฮาลาล/,
  ],
  [
    'dim-sum',
    /dim sum|cantonese|dumplings|siopao|siomay|batagor|yong tau foo|bánh cuốn|lumpia|ngohiong|pempek|palembang|ติ่มซำ/,
  ],
  ['wonton-mee', /wan ?ton|noodle|chinese|wok/],
  ['satay', /satay|sate\b|madura/],
  ['nasi-goreng', /nasi goreng|masakan jawa|javanese|indonesian|ข้าวผัด/],
  ['bakso', /bakso/],
  ['soto-ayam', /soto\b|betawi/],
  ['sinigang', /sinigang|soups?\b/],
  ['rendang', /padang|rendang|minang|kapau/],
  ['char-kway-teow', /char k(ue|wa|oa)y|penang|hawker|kwetiau/],
  ['mee-goreng', /\bmie\b|mee\b/],
  [
    'kaya-toast',
    /toast|roti bakar|kaya|kopitiam|breakfast|brunch|sarapan|ăn sáng|ขนมปัง|อาหารเช้า|บรันช์/,
  ],
  ['teh-tarik', /teh\b|tea shop|teahouse|(^|\s)ชา/],
  ['iced-coffee', /coffee|café|kafe|kopi|cà phê|กาแฟ|คาเฟ่/],
  ['adobo', /filipino|adobo|rice meals|kapampangan/],
  ['pancit', /pancit|merienda|party trays/],
  ['halo-halo', /halo|shaved ice|dessert|ice cream|sweets|chocolate|\bkem\b/],
  ['cendol', /manis|chè|tráng miệng|cendol|น้ำแข็งไส/],
  ['ondeh', /kuih|kueh|jajanan|kakanin|surabi|snack|ของว่าง/],
  ['burger', /burger/],
  [
    'fried-chicken',
    /fried chicken|gà rán|ไก่ทอด|geprek|penyet|pecel|lalapan|bebek|betutu|inasal|lechon manok|wings|chicken$/,
  ],
  ['pizza', /pizza|italian|pasta|สปาเกตตี/],
  [
    'pork-skewers',
    /barbecue|bbq|ihaw|lechon|liempo|\bribs\b|cebuano|pulutan|beer|street food|ăn vặt|angkringan|สตรีทฟู้ด|หมูกระทะ|ไส้อั่ว/,
  ],
  [
    'grilled-fish',
    /grill|seafood|bakar|nướng|ย่าง|ปลา|ปู|อาหารทะเล|hải sản|chả cá$|(^|\s)ốc|fish$|ikan|crab|paluto|kinilaw|tuna|davao|sunda|^cá$/,
  ],
  ['bun-bo-hue', /huế|bún bò|miền trung|đà nẵng|hội an|mì quảng/],
  ['bun-cha', /bún chả(?! cá)|món bắc|hà nội|tây hồ|\bnem\b/],
  ['pho', /phở|pho\b|vietnamese|món việt|bún\b|beef|món nước|^bò$|เวียดนาม/],
  ['banh-mi', /bánh mì|^bánh$|sandwich|num pang/],
  ['khao-soi', /ข้าวซอย|อาหารเหนือ|northern/],
  ['pad-krapow', /กะเพรา|อาหารตามสั่ง|อาหารจานเดียว|ลาบ|kaprao|krapow|sisig/],
  ['pad-thai', /pad thai|ผัดไทย|เส้น|ก๋วยเตี๋ยว/],
  ['som-tam', /som tam|isan|isaan|อีสาน|ส้มตำ/],
  ['tom-yum', /tom yum|ต้มยำ|thai\b|\bmala\b|หมาล่า|sichuan/],
  ['green-curry', /curry|แกง|อาหารไทย|อาหารใต้|น้ำพริก|bicolano|maranao|maguindanao/],
  ['mango-sticky-rice', /sticky rice|mango|ของหวาน|ขนม/],
  ['mohinga', /mohinga|burmese|myanmar|rakhine|mont di/],
  ['shan-noodles', /shan|yunnan|meeshay/],
  ['tea-leaf-salad', /tea leaf|tofu|kachin|hill food|intha/],
  ['num-banh-chok', /num banh chok/],
  ['lok-lak', /lok lak|home cooking/],
  ['amok', /amok|khmer|cambodian|\bcham\b/],
  [
    'green-salad',
    /salad|healthy|vegetarian|vegan|sehat|rujak|^bowls$|chay\b|cuốn|อาหารเจ|มังสวิรัติ|สุขภาพ/,
  ],
  ['boba', /bubble tea|boba|milk tea|trà sữa|susu|นมสด/],
  ['lime-juice', /juice|drinks|nước ép|đồ uống|minuman/],
  ['cake', /\bcakes?\b|bánh ngọt/],
  ['egg-tarts', /bakery|เบเกอรี่/],
  ['ramen', /ramen|japanese|jepang|korean|món hàn|ญี่ปุ่น|ราเมน|เกาหลี/],
  ['sushi', /sushi|ซูชิ/],
  ['steak', /steak|western|món âu|barat|สเต๊ก/],
  ['nasi-lemak', /bali|lombok|manado|tumpeng|gudeg|lontong|babi guling|local/],
  ['sinigang', /stew|hot pot|lẩu|สุกี้|bulalo|ilonggo|seblak|rawon/],
  ['satay', /kambing|babi/],
  ['rendang', /pares|pedas|spicy/],
  ['chicken-rice', /roast|đồ quay|ipoh|ข้าวขาหมู/],
  [
    'wonton-mee',
    /zi char|dai chow|hakka|kway chap|kyay oh|hủ tiếu|món hoa|^mì$|bakmi|banquet|อาหารจีน|บะหมี่|ก๋วยจั๊บ|เย็นตาโฟ/,
  ],
  ['mee-goreng', /ฮกเกี้ยน|ภูเก็ต/],
  ['nasi-goreng', /\bnasi\b|rice\b|halal|claypot|ăn khuya|late night|larut malam/],
]

/**
 * Returns the name of the plate, whose picture is called `cut-<name>`; undefined if nothing
 * matches.
 */
export function findPlate(cuisine: string): string | undefined {
  const name = toKey(cuisine)
  return plateByCuisine.get(name) ?? plates.find(([, pattern]) => pattern.test(name))?.[0]
}

function toKey(cuisine: string): string {
  return cuisine.toLowerCase().normalize('NFC')
}
