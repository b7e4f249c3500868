// Insults in the languages of the storefront. A review with one of them is held for moderation.

// Words are compared whole. Thai has no spaces between words, so its words are found anywhere.
const words = new Set(
  `asshole bastard bitch bullshit cheater cheaters crook crooks cunt dickhead fuck fucked fucker
   fucking idiot idiots moron morons scammer scammers shit stupid thief thieves whore
   anjing asu babi bajingan bangsat bodoh brengsek goblok jancok keparat kontol maling memek
   monyet ngentot penipu tai tolol
   cặc chó địt đĩ đéo lồn ngu điên`
    .normalize('NFKC')
    .split(/\s+/),
)
const thai = ['เหี้ย', 'สัตว์', 'ควาย', 'ควย', 'เย็ด', 'โง่', 'ขี้โกง', 'ระยำ', 'อีดอก'].map((word) =>
  word.normalize('NFKC'),
)
// Names of dishes that contain one of the words.
const dishes =
  /\b(?:nasi|sate|satay|mie|bakut|sup|sop)?\s*babi\s+(?:guling|kecap|panggang|goreng)\b/g

export function containsInsult(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(dishes, ' ')
  const typed = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  return typed.some((word) => words.has(word)) || thai.some((word) => plain.includes(word))
}
