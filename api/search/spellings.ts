// One spelling for words that the region romanises in several ways, so that each finds the others.

// The first of a line is what the others become. Only words for the same thing: where two dishes differ, they stay two.
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
  // Vietnamese, as foreigners type it
  'bun boun',
  'pho fo phor',
]

// What people write when they are hungry.
const short: readonly (readonly [short: string, meant: string])[] = [
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
    const [first = '', ...others] = group.split(' ')
    return others.map((other) => [other, first] as const)
  }),
)

const meant = new Map(short)

/** The words that stand for one as it was written: itself when it has but one spelling. */
export function spellingsOf(word: string): string[] {
  return (meant.get(word)?.split(' ') ?? [word]).map((one) => spellings.get(one) ?? one)
}
