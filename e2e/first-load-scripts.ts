// Finds the scripts that a page's HTML loads without an action by the eater, and measures their
// size.
import { gzipSync } from 'node:zlib'

/** Returns the path of each script that the HTML references, without duplicates. */
export function listScripts(html: string): string[] {
  const elements = html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)
  const imports = html.matchAll(/(?:from|import)\s*\(?"(\/[^"]+\.js)"/g)
  return [...new Set([...elements, ...imports].map(([, path = '']) => path))]
}

/** Returns the total size of the scripts in KiB, each compressed with gzip. */
export async function measureScripts(
  html: string,
  read: (path: string) => Promise<Uint8Array>,
): Promise<number> {
  const codes = await Promise.all(listScripts(html).map(read))
  const sizes = codes.map((code) => gzipSync(code, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
