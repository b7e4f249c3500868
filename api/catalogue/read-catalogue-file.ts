// Reads a catalogue file from disk.
import { readFile, stat } from 'node:fs/promises'

// A JavaScript string holds at most about 500 MB. Catalogue files are much smaller than this limit.
const maxFileBytes = 400_000_000

/** Returns the parsed file. Throws if the file is missing, too large or not JSON. */
export async function readCatalogueFile(file: string): Promise<unknown> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => {
      throw new Error(`There is no file ${file}.`)
    },
  )
  if (size > maxFileBytes) throw new Error(`${file} is larger than ${maxFileBytes / 1_000_000} MB.`)
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
