// Which drawn plate stands for a cuisine, found by the words that cuisines go by.
const plates: readonly (readonly [plate: string, words: RegExp])[] = [
  ['laksa', /laksa|noodle|mì\b/],
  ['nasi-lemak', /nasi lemak|malay/],
  ['chicken-rice', /chicken rice|hainan|cơm gà|ข้าวมันไก่/],
  ['roti-canai', /roti (prata|canai)|indian|mamak/],
  ['dim-sum', /dim sum|cantonese|chinese/],
  ['satay', /satay|sate\b|barbecue|grill|nướng|ย่าง/],
  ['nasi-goreng', /nasi goreng|masakan jawa|javanese|wok/],
  ['bakso', /bakso|soto|soups?/],
  ['rendang', /padang|rendang/],
  ['mee-goreng', /\bmie\b|mee\b|char kway/],
  ['kaya-toast', /toast|roti bakar|kaya|kopitiam/],
  ['iced-coffee', /coffee|kopi|cà phê|กาแฟ/],
  ['adobo', /filipino|adobo|rice meals/],
  ['halo-halo', /dessert|shaved ice|halo|manis|chè|ขนม/],
  ['burger', /burger/],
  ['fried-chicken', /fried chicken|gà rán/],
  ['pizza', /pizza|italian/],
  ['pho', /phở|pho\b|vietnamese/],
  ['banh-mi', /bánh mì|sandwich/],
  ['bun-cha', /bún|bun\b/],
  ['pad-thai', /pad thai|ผัดไทย|เส้น|ก๋วยเตี๋ยว/],
  ['som-tam', /som tam|isan|isaan|อีสาน|ส้มตำ|salad/],
  ['tom-yum', /tom yum|ต้มยำ|thai\b/],
  ['green-curry', /curry|แกง|อาหารไทย/],
  ['mango-sticky-rice', /sticky rice|mango|ของหวาน/],
  ['mohinga', /mohinga|burmese|myanmar/],
  ['tea-leaf-salad', /tea leaf|shan|teahouse|tea shop/],
  ['amok', /amok|khmer|cambodian/],
  ['boba', /bubble tea|boba|milk tea|trà sữa/],
  ['lime-juice', /juice|drinks|nước ép/],
]

/** The plate's name, or undefined when no drawing fits. */
export function plateOf(cuisine: string): string | undefined {
  const words = cuisine.toLowerCase().normalize('NFC')
  return plates.find(([, known]) => known.test(words))?.[0]
}
