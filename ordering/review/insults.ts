// Insults in the languages of the storefront. A review that contains one is not shown until a
// moderator has checked it.

// These words are matched as whole words, except in Thai, which has no spaces between words.
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
// Names of dishes that contain a word that is an insult elsewhere, such as "babi" (pork).
const dishes =
  /\b(?:nasi|sate|satay|mie|bakut|sup|sop)?\s*babi\s+(?:guling|kecap|panggang|goreng)\b/g

export function containsInsult(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(dishes, ' ')
  const typed = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  return typed.some((word) => words.has(word)) || thai.some((word) => plain.includes(word))
}
