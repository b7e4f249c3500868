// Maps different romanisations of a word to one spelling.

// The first word of a line is the spelling that replaces the others. Only words for the same dish.
const groups = [
  // Noodles
  'kway kuay kuey koay kwei kwai kuy',
  'teow tiau tiaw tiew tiao teaw tiauw',
  'mee mie mi mii',
  'bihun beehoon bihon meehoon mihun mehoon',
  'pancit pansit',
  'bakmi bakmie bami',
  'wonton wantan wanton',
  'kwetiau kwetiaw kuetiau kwetiao',
  // Thai
  'pad phad phat pat',
  'tom thom',
  'yum yam',
  'krapow krapao kaprao kapow kaphrao kraprao gaprao gapao kapao',
  'kaeng gaeng kang geang',
  'khao kao',
  'moo mu',
  'kai gai',
  'massaman matsaman mussaman musaman',
  'panang phanaeng panaeng phanang',
  'larb laab lap laap larp',
  'satay sate satey',
  // Khmer and Burmese
  'amok amoc',
  'lok loc',
  'mohinga mohingar mohinkha',
  'laphet lahpet lephet lapet',
  'thoke thote thouk thok',
  'samlor samlar somlor somlar',
  'bay bai',
  'lhong lahong',
  // Malay and Indonesian
  'sambal sambel',
  'kecap kicap',
  'rojak rujak',
  'cendol chendol cendul',
  'cincau cincao',
  'martabak murtabak',
  'prata pratha paratha parata palata',
  'biryani briyani beriani biriyani biriani',
  'thosai dosa tosai dosai thosa',
  'char cha chah',
  'siu siew',
  'pau bao pao',
  // Filipino
  'adobo adobong',
  'lumpia lumpiang',
  'lechon litson',
  'halo haluhalo',
  'ginataan ginataang',
  // Vietnamese without marks
  'bun boun',
  'pho fo phor',
]

// Abbreviations.
const abbreviations: readonly (readonly [short: string, long: string])[] = [
  ['nasgor', 'nasi goreng'],
  ['migor', 'mie goreng'],
  ['miegor', 'mie goreng'],
  ['baso', 'bakso'],
  ['ckt', 'char kuey teow'],
  ['bkt', 'bak kut teh'],
  ['bcm', 'bak chor mee'],
  ['cafe', 'ca phe'],
  ['bbt', 'bubble tea'],
  ['hkm', 'hokkien mee'],
  ['kuyteav', 'kuy teav'],
  ['bbq', 'barbecue'],
]

const spellings = new Map(
  groups.flatMap((group) => {
    const [spelling = '', ...variants] = group.split(' ')
    return variants.map((variant) => [variant, spelling] as const)
  }),
)

const longForms = new Map(abbreviations)

/** Returns the normalized spelling of a word, or the words of an abbreviation. */
export function spellingsOf(word: string): string[] {
  return (longForms.get(word)?.split(' ') ?? [word]).map((part) => spellings.get(part) ?? part)
}
