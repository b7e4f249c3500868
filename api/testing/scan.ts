// Finds personal data in the output of a server: phone numbers, names,
// addresses, positions, codes and tokens, also if they are encoded.

/**
 * Personal data of one person that must not be in the server's output. Names and texts should have
 * unusual words, because common words would be found by chance.
 */
export type Person = {
  /** Phone numbers without the country code and without a leading zero. */
  phones?: readonly string[]
  names?: readonly string[]
  /** Texts, such as addresses and notes to the courier, each of which is searched as a whole. */
  texts?: readonly string[]
  positions?: readonly { latitude: number; longitude: number }[]
  codes?: readonly string[]
  /**
   * Tokens of sessions, guests, browsers and cards. A part of a token in the server's output counts
   * as a finding.
   */
  tokens?: readonly string[]
}
export type Finding = {
  kind: 'phone' | 'name' | 'text' | 'position' | 'code' | 'token'
  secret: string
  near: string
}

type SearchPattern = {
  kind: Finding['kind']
  secret: string
  /**
   * The secret data as letters and digits only: see `squeeze`. Undefined if `pattern` finds the
   * secret.
   */
  squeezed?: string
  pattern?: RegExp
}

// Maximum depth of nested encodings, such as a token in a query string in JSON in base64.
const maxDepth = 3
// A token is searched in parts of this many characters, so that a cut-off
// token is found too. Parts of this length are not found by chance.
const tokenPartLength = 16
const contextLength = 40

/**
 * Returns the data of `person` that the text contains, each entry once. Also finds data within
 * percent, JSON and HTML escapes, base64 and hex, even if these are nested.
 */
export function scan(text: string, person: Person): Finding[] {
  const patterns = patternsFor(person)
  const found = new Map<string, Finding>()
  for (const form of decodedForms(text)) {
    const squeezed = squeeze(form)
    for (const { kind, secret, squeezed: squeezedSecret, pattern } of patterns) {
      const key = `${kind} ${secret}`
      if (found.has(key)) continue
      const [index, searched] =
        squeezedSecret === undefined
          ? [form.search(pattern ?? /$^/), form]
          : [squeezed.indexOf(squeezedSecret), squeezed]
      if (index >= 0)
        found.set(key, {
          kind,
          secret,
          near: searched.slice(
            Math.max(0, index - contextLength),
            index + secret.length + contextLength,
          ),
        })
    }
  }
  return [...found.values()]
}

function patternsFor({
  phones = [],
  names = [],
  texts = [],
  positions = [],
  codes = [],
  tokens = [],
}: Person): SearchPattern[] {
  return [
    ...phones.map((secret) => ({ kind: 'phone' as const, secret, pattern: phonePattern(secret) })),
    // Each word of a name is searched by itself, because a single word of the name reveals the
    // person too.
    ...names
      .flatMap((name) => name.split(/\s+/))
      .filter((word) => squeeze(word).length > 3)
      .map((secret) => ({ kind: 'name' as const, secret, squeezed: squeeze(secret) })),
    ...texts.map((secret) => ({ kind: 'text' as const, secret, squeezed: squeeze(secret) })),
    ...positions
      .flatMap(({ latitude, longitude }) => [latitude, longitude])
      .map((degrees) => ({
        kind: 'position' as const,
        secret: String(degrees),
        pattern: degreesPattern(degrees),
      })),
    ...(positions.length > 0
      ? [{ kind: 'position' as const, secret: 'any', pattern: anyPosition }]
      : []),
    ...codes.map((secret) => ({ kind: 'code' as const, secret, pattern: codePattern(secret) })),
    ...tokens.flatMap((secret) =>
      partsOf(squeeze(secret)).map((squeezed) => ({ kind: 'token' as const, secret, squeezed })),
    ),
  ]
}

/**
 * Matches the phone number with or without separators, also after
 * a country code or a zero, but not within a longer number.
 */
const phonePattern = (phone: string) =>
  new RegExp(`(?<!\\d{4})${Array.from(phone).join('[^A-Za-z\\d]{0,3}')}(?!\\d)`)

const codePattern = (code: string) =>
  new RegExp(`(?<![A-Za-z\\d])${Array.from(code).join('[\\s+-]?')}(?![A-Za-z\\d])`)

/**
 * Matches a coordinate with at least three decimals (110 m), cut off or rounded, with or without a
 * decimal point. A coordinate below ten degrees needs four decimals, because durations in seconds
 * look similar.
 */
function degreesPattern(degrees: number): RegExp {
  const decimals = Math.abs(degrees) < 10 ? 4 : 3
  const parts = Math.abs(degrees) * 10 ** decimals
  const roundings = new Set([Math.floor(parts + 1e-6), Math.round(parts)])
  const alternatives = [...roundings].map((rounded) => {
    const digits = String(rounded).padStart(decimals + 1, '0')
    const [whole, fraction] = [digits.slice(0, -decimals), digits.slice(-decimals)]
    // Without a decimal point, only numbers with more digits match, because short numbers occur
    // often by chance.
    return `${whole}[.,]${fraction}\\d*|${whole}${fraction}\\d{3,6}`
  })
  return new RegExp(`(?<![\\d.])(?:${alternatives.join('|')})(?!\\d)`)
}
/** Matches any coordinate with three or more decimals after a label such as `lat`. */
const anyPosition = /(?:\blat|\blng|\blon|latitude|longitude)[^\p{L}\d.]{0,8}\d{1,3}[.,]\d{3}/iu

function partsOf(token: string): string[] {
  if (token.length <= tokenPartLength) return token.length > 0 ? [token] : []
  const starts = Array.from(
    { length: Math.floor((token.length - tokenPartLength) / 8) + 1 },
    (_, index) => index * 8,
  )
  return [...starts, token.length - tokenPartLength].map((start) =>
    token.slice(start, start + tokenPartLength),
  )
}

/**
 * Returns only the letters and digits, in lower case and without
 * accents, so that different spellings of a secret become equal.
 */
function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Returns the text and the texts that result from decoding it, up to `maxDepth` times. */
function decodedForms(text: string): Set<string> {
  const forms = new Set([text])
  let latest = [text]
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const decoded = latest
      .flatMap((form) => decoders.map((decode) => decode(form)))
      .filter((form) => form.length > 3 && !forms.has(form))
    for (const form of decoded) forms.add(form)
    latest = [...new Set(decoded)]
  }
  return forms
}

const bytesAsText = (bytes: Buffer) => bytes.toString('utf8')
const character = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
}

function unescapeJson(code: string | undefined, sign: string): string {
  if (code) return String.fromCharCode(Number.parseInt(code, 16))
  return /["\\/]/.test(sign) ? sign : ' '
}

function unescapeEntity(entity: string, hex = '', digits = '', name = ''): string {
  if (hex) return character(Number.parseInt(hex, 16))
  if (digits) return character(Number(digits))
  return namedEntities[name] ?? entity
}

const unescape = (text: string): string =>
  text
    .replaceAll(/(?:%[\da-f]{2})+/gi, (run) =>
      bytesAsText(Buffer.from(run.replaceAll('%', ''), 'hex')),
    )
    .replaceAll(/\\u([\da-f]{4})|\\(["\\/bfnrt])/gi, (_, code: string | undefined, sign: string) =>
      unescapeJson(code, sign),
    )
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi,
      (entity, hex?: string, digits?: string, name?: string) =>
        unescapeEntity(entity, hex, digits, name),
    )

const decoders: ((text: string) => string)[] = [
  unescape,
  // Base64 text may start at any character of a run of letters. Base64 has groups of four
  // characters, so decoding at four offsets covers all starts.
  (text) =>
    [0, 1, 2, 3]
      .map((start) =>
        decodeRuns(text, /[\w+/-]{8,}/g, (run) => Buffer.from(run.slice(start), 'base64')),
      )
      .join('\n'),
  (text) =>
    [0, 1]
      .map((start) =>
        decodeRuns(text, /[\da-f]{8,}/gi, (run) =>
          Buffer.from(run.slice(start, run.length - ((run.length - start) % 2)), 'hex'),
        ),
      )
      .join('\n'),
]

/** Decodes all matches of `runs` and returns the readable parts. */
function decodeRuns(text: string, runs: RegExp, decode: (run: string) => Buffer): string {
  return [...text.matchAll(runs)]
    .flatMap(([run]) => bytesAsText(decode(run)).split(/[\p{Cc}\uFFFD]+/u))
    .filter((part) => part.length > 3)
    .join('\n')
}
