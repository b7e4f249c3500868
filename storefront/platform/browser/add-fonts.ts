// Adds the fonts of a style sheet to the page with a single layout of the page.

type Face = { face: FontFace; characters: RegExp }

/**
 * Reads the font faces of the style sheet at `url`, loads those that the page's text needs, and
 * then adds all faces at once. A linked style sheet would make the browser lay out the whole page
 * when it arrives, and again for each font. Failed requests are ignored, because the page can be
 * read without these fonts.
 */
export async function addFonts(url: string): Promise<void> {
  try {
    // The dev server answers other requests for a style sheet with a script.
    const response = await fetch(url, { headers: { accept: 'text/css' } })
    if (!response.ok) return
    const faces = readFaces(await response.text(), new URL(url, location.href))
    await Promise.allSettled(
      [...neededFaces(faces, document.body.textContent)].map((face) => face.load()),
    )
    for (const { face } of faces) document.fonts.add(face)
  } catch {
    // A request failed: the browser is offline, or the server no longer has the files of this
    // version.
  }
}

function readFaces(css: string, base: URL): Face[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const valueOf = (name: string) => style.getPropertyValue(name)
      const source = valueOf('src').replaceAll(
        /url\("([^"]+)"\)/g,
        (_, path: string) => `url("${new URL(path, base).href}")`,
      )
      const unicodeRange = valueOf('unicode-range')
      const face = new FontFace(valueOf('font-family').replaceAll('"', ''), source, {
        weight: valueOf('font-weight'),
        display: 'swap',
        unicodeRange,
      })
      return { face, characters: toPattern(unicodeRange) }
    })
}

/** Returns a pattern for the characters of a range such as `U+3000-30FF, U+5409`. */
const toPattern = (unicodeRange: string): RegExp =>
  new RegExp(
    `[${unicodeRange.replaceAll(
      /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi,
      (_, first: string, last?: string) => `\\u{${first}}${last ? `-\\u{${last}}` : ''}`,
    )}]`,
    'u',
  )

/** Returns the faces that the text needs: for each character, the last face that has it. */
function neededFaces(faces: readonly Face[], text: string): Set<FontFace> {
  const needed = new Set<FontFace>()
  for (const character of new Set(text)) {
    const last = faces.findLast(({ characters }) => characters.test(character))
    if (last) needed.add(last.face)
  }
  return needed
}
