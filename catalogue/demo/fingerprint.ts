// A hash of the demo files, from which the server finds out at each start whether the demo
// catalogue has changed. To keep the start fast, this file imports neither YAML nor zod.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CountryCode } from '@tingkat/ordering/country/country'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Returns the SHA-256 in hexadecimal over the country's demo files and over the code that composes
 * them. Changes whenever the result of `demoCatalogue(country)` can change. Reads the files without
 * parsing them.
 */
export function demoFingerprint(country: CountryCode): Promise<string> {
  return hashFiles(folder, (name) =>
    name.includes('/')
      ? name.startsWith(`${country}/`) && name.endsWith('.yaml')
      : name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
}

/**
 * Returns the SHA-256 in hexadecimal over the names and contents of those files in `folder` for
 * which `accepts` is true.
 */
export async function hashFiles(
  folder: string,
  accepts: (name: string) => boolean,
): Promise<string> {
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' })
  const names = entries.map((entry) => entry.replaceAll(sep, '/')).filter(accepts)
  const contents = await Promise.all(
    names.toSorted().map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  )
  const hash = createHash('sha256')
  for (const { name, content } of contents)
    hash.update(`${name}\0${content.length}\0`).update(content)
  return hash.digest('hex')
}
