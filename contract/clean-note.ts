// Reduces an eater's note to a list of cooking words before it is sent to analytics, so that no
// personal data is sent.
import { cleanText, cleanTextMax } from './clean-text.ts'

// Words that eaters use to ask for changes of a dish. Excludes
// words that are also common names (Mai, Lan, Rosemary).
const words = {
  en: `a add allergic allergy anchovies anchovy and basil beans beef bit bone boneless bones butter
    cabbage carrot carrots cheese chicken chili chilies chilli chillies chopped chopsticks
    cilantro coconut cold cooked coriander crab cream crispy cucumber cut cutlery dairy done
    double dry duck egg eggs extra fat fish fork fried garlic ginger gluten gravy halal half hot
    ice iced in it keep ketchup lamb lard leek lemon less lettuce light lime little make mayo
    mayonnaise meat medium mild milk mint more msg mushroom mushrooms mustard mutton napkin
    napkins no noodle noodles not nut nuts of oil oily on onion onions only or parsley peanut
    peanuts pearls pepper pickle pickles please pls pork potato prawn prawns raw remove rice salt
    salty sambal sauce scallion scallions seafood separate separately sesame shallots shrimp
    shrimps side skin sliced soft soup sour soy spice spicy spoon spring sprouts squid straw sugar
    sweet the to tofu tomato tomatoes topping toppings veg vegan vegetable vegetables vegetarian
    very vinegar warm well with without yolk`,
  id: `ais alergi asam asin atau ayam babi bawang banyak basah bihun cabai cabe cili cumi daging dan
    dingin dipisah ekstra es garam garpu goreng gula hangat ikan jahe jamur jangan jeruk kacang
    kecap keju kentang kering ketumbar kicap kol kuah kubis kulit kuning kurang lada lagi lebih
    lemak mahu manis matang merah mi micin mie minyak mohon nak nasi nipis pakai panas pedas
    pedasnya pisah putih rawit saja santan sapi saus sayur sayuran sedikit sedotan seledri sendok
    separuh setengah sumpit susu tahu tak tambah tanpa taoge tauge telur tempe terpisah tidak
    timun tisu tolong tomat tulang udang wortel yang`,
  vi: `bánh bò bỏ bột bún bớt cay chanh chay chấm chín cho chua cơm cua cà cá da dầu dị dưa dừa đá
    đậu để đũa đường gà gân giá giấy giòn gừng hành heo hút húng ít khăn không khô kỹ lách lạc
    lạnh leo lợn mặn mắm mè mềm mì mỡ mùi muối muỗng mực nạc nấm ngò ngọt nhiều nĩa nóng nửa nước
    ống ớt phần phở phộng rau riêng sốt sữa tái thêm thịt thơm tiêu tỏi tôm trứng túi tương ứng và
    vừa với xà xin xương`,
  th: `กรอบ กระดูก กระเทียม กะทิ กะเพรา กับ กุ้ง เกลือ แกง ก๋วยเตี๋ยว ขอ ข้าว ขิง ไข่ ไข่ดาว ครับ
    ค่ะ เค็ม งา เจ ช้อน ชีส ซอส ซุป ด้วย ดิบ ตะเกียบ ต้นหอม เต้าหู้ แตงกวา ถั่ว ถั่วงอก ถุง ทะเล นม
    น้อย น้ำ น้ำแข็ง น้ำจิ้ม น้ำตาล น้ำปลา น้ำมัน นุ่ม เนื้อ ปลา ปู เปรี้ยว ผงชูรส ผัก ผักชี เผ็ด
    พริก พริกไทย พิเศษ เพิ่ม แพ้ มะเขือเทศ มะนาว มังสวิรัติ มัน มาก ไม่ ไม่ใส่ ไม่เอา แยก ร้อน ลด
    และ ส้อม สุก เส้น ใส่ หนัง หมึก หมู หลอด หวาน หอม เห็ด แห้ง โหระพา อาหาร เอา เย็น`,
} as const

// The listed words are normalised to NFKC, because `cleanText` returns texts in NFKC.
const listed = new Set(Object.values(words).flatMap((list) => list.normalize('NFKC').split(/\s+/)))
// Thai has no spaces between words, so a Thai note is split at listed words, trying the longest
// first.
const thai = new RegExp(
  [...listed]
    .filter((word) => /\p{Script=Thai}/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/**
 * Returns the listed words of the note in lower case, separated by one space, at most 100
 * characters. Returns '' if the note may contain a phone number or an address.
 */
export function cleanNote(text: string): string {
  const typed =
    cleanText(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const matched = typed.flatMap((word) => (listed.has(word) ? [word] : (word.match(thai) ?? [])))
  let note = ''
  for (const word of matched) {
    if (note.length + word.length >= cleanTextMax) break
    note += note ? ` ${word}` : word
  }
  return note
}
