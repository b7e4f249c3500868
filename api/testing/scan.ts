// Looks for a person in what a server tells of itself: in any writing of a number, a name, an address, a position or a token.

/** What must not be found. Names and texts should be of words that nothing else says. */
export type Person = {
  /** As dialled within the country, without its leading zero. */
  phones?: readonly string[]
  names?: readonly string[]
  /** Addresses, details and notes; each is looked for as a whole. */
  texts?: readonly string[]
  positions?: readonly { latitude: number; longitude: number }[]
  /** Log-in codes. */
  codes?: readonly string[]
  /** Of sessions, guests, browsers and cards; a part of one is enough to be found. */
  tokens?: readonly string[]
}
export type Finding = {
  what: 'phone' | 'name' | 'text' | 'position' | 'code' | 'token'
  secret: string
  near: string
}

type Look = {
  what: Finding['what']
  secret: string
  /** In letters and digits alone. */ squeezed?: string
  pattern?: RegExp
}

// A token in a query, in JSON, in base64: as deep as anybody writes by accident.
const deepest = 3
// Long enough that nothing else says it, short enough for what was cut in half.
const tokenPart = 16
const nearLength = 40

/** Every secret that the text holds, each once. Reads through percent, JSON and HTML escapes, base64 and hex, one in another. */
export function scan(text: string, person: Person): Finding[] {
  const looks = looksFor(person)
  const found = new Map<string, Finding>()
  for (const view of viewsOf(text)) {
    const squeezed = squeeze(view)
    for (const { what, secret, squeezed: wanted, pattern } of looks) {
      const key = `${what} ${secret}`
      if (found.has(key)) continue
      const [place, from] =
        wanted === undefined
          ? [view.search(pattern ?? /$^/), view]
          : [squeezed.indexOf(wanted), squeezed]
      if (place >= 0)
        found.set(key, {
          what,
          secret,
          near: from.slice(Math.max(0, place - nearLength), place + secret.length + nearLength),
        })
    }
  }
  return [...found.values()]
}

function looksFor({
  phones = [],
  names = [],
  texts = [],
  positions = [],
  codes = [],
  tokens = [],
}: Person): Look[] {
  return [
    ...phones.map((secret) => ({ what: 'phone' as const, secret, pattern: phonePattern(secret) })),
    // Each word of a name is one.
    ...names
      .flatMap((name) => name.split(/\s+/))
      .filter((word) => squeeze(word).length > 3)
      .map((secret) => ({ what: 'name' as const, secret, squeezed: squeeze(secret) })),
    ...texts.map((secret) => ({ what: 'text' as const, secret, squeezed: squeeze(secret) })),
    ...positions
      .flatMap(({ latitude, longitude }) => [latitude, longitude])
      .map((degrees) => ({
        what: 'position' as const,
        secret: String(degrees),
        pattern: degreesPattern(degrees),
      })),
    ...(positions.length > 0
      ? [{ what: 'position' as const, secret: 'any', pattern: anyPosition }]
      : []),
    ...codes.map((secret) => ({ what: 'code' as const, secret, pattern: codePattern(secret) })),
    ...tokens.flatMap((secret) =>
      partsOf(squeeze(secret)).map((squeezed) => ({ what: 'token' as const, secret, squeezed })),
    ),
  ]
}

/** Its digits with whatever stands between them, behind a country's code or a zero; within a longer number it is something else. */
const phonePattern = (phone: string) =>
  new RegExp(`(?<!\\d{4})${Array.from(phone).join('[^A-Za-z\\d]{0,3}')}(?!\\d)`)

const codePattern = (code: string) =>
  new RegExp(`(?<![A-Za-z\\d])${Array.from(code).join('[\\s+-]?')}(?![A-Za-z\\d])`)

/**
 * A house is found by three decimals (110 m); with two it could be anywhere in the quarter. Cut or rounded to them, with or
 * without its point. Below ten degrees it takes four: the seconds that something took look like three.
 */
function degreesPattern(degrees: number): RegExp {
  const decimals = Math.abs(degrees) < 10 ? 4 : 3
  const parts = Math.abs(degrees) * 10 ** decimals
  const ways = new Set([Math.floor(parts + 1e-6), Math.round(parts)])
  const written = [...ways].map((way) => {
    const digits = String(way).padStart(decimals + 1, '0')
    const [whole, rest] = [digits.slice(0, -decimals), digits.slice(-decimals)]
    // Whole numbers of millionths and the like are long; of three digits anything is.
    return `${whole}[.,]${rest}\\d*|${whole}${rest}\\d{3,6}`
  })
  return new RegExp(`(?<![\\d.])(?:${written.join('|')})(?!\\d)`)
}
/** Whatever calls itself a position and is as exact, whosever it is. */
const anyPosition = /(?:\blat|\blng|\blon|latitude|longitude)[^\p{L}\d.]{0,8}\d{1,3}[.,]\d{3}/iu

function partsOf(token: string): string[] {
  if (token.length <= tokenPart) return token.length > 0 ? [token] : []
  const starts = Array.from(
    { length: Math.floor((token.length - tokenPart) / 8) + 1 },
    (_, nth) => nth * 8,
  )
  return [...starts, token.length - tokenPart].map((start) => token.slice(start, start + tokenPart))
}

/** Letters and digits alone, without their marks, small: what is left of any spelling. */
function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** The text, and what it says to whoever undoes its escapes, again and again. */
function viewsOf(text: string): Set<string> {
  const views = new Set([text])
  let last = [text]
  for (let depth = 0; depth < deepest; depth += 1) {
    const next = last
      .flatMap((view) => ways.map((undo) => undo(view)))
      .filter((view) => view.length > 3 && !views.has(view))
    for (const view of next) views.add(view)
    last = [...new Set(next)]
  }
  return views
}

const bytesAsText = (bytes: Buffer) => bytes.toString('utf8')
const character = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
}

const unescape = (text: string): string =>
  text
    .replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
      bytesAsText(Buffer.from(run.replaceAll('%', ''), 'hex')),
    )
    .replaceAll(/\\u([\da-f]{4})|\\(["\\/bfnrt])/gi, (_, code: string | undefined, sign: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : /["\\/]/.test(sign) ? sign : ' ',
    )
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi,
      (whole, hex?: string, digits?: string, name?: string) =>
        hex
          ? character(Number.parseInt(hex, 16))
          : digits
            ? character(Number(digits))
            : (named[name ?? ''] ?? whole),
    )

const ways: ((text: string) => string)[] = [
  unescape,
  // Base64 begins anywhere: behind a slash, or a word that it stands next to.
  (text) =>
    [0, 1, 2, 3]
      .map((start) =>
        readable(text, /[\w+/-]{8,}/g, (run) => Buffer.from(run.slice(start), 'base64')),
      )
      .join('\n'),
  (text) =>
    [0, 1]
      .map((start) =>
        readable(text, /[\da-f]{8,}/gi, (run) =>
          Buffer.from(run.slice(start, run.length - ((run.length - start) % 2)), 'hex'),
        ),
      )
      .join('\n'),
]

/** What the runs say once decoded, as far as it can be read. */
function readable(text: string, runs: RegExp, decode: (run: string) => Buffer): string {
  return [...text.matchAll(runs)]
    .flatMap(([run]) => bytesAsText(decode(run)).split(/[\p{Cc}\uFFFD]+/u))
    .filter((part) => part.length > 3)
    .join('\n')
}
