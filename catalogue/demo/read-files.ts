// Reads and validates the YAML files of one country's demo catalogue.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import type { z } from 'zod'
import { describeIssue, type Path } from '../fault.ts'
import { DemoFileError, namePath, type DemoFault } from './demo-file-error.ts'
import {
  bookFileSchema,
  choicesFileSchema,
  countryFileSchema,
  merchantsFileSchema,
  type BookFile,
  type ChoicesFile,
  type CountryFile,
  type MerchantsFile,
} from './file-format.ts'

/** A validated demo file. `name` is relative to the folder of the demo catalogues. */
export type DemoFile<Content> = { name: string; content: Content }

export type CountryFiles = {
  country: DemoFile<CountryFile>
  choices: DemoFile<ChoicesFile>
  book: DemoFile<BookFile>[]
  merchants: DemoFile<MerchantsFile>[]
}

/** Whether to read all merchants, or only the few in `first-merchants/`, for faster tests. */
export type MerchantSelection = 'all' | 'first'

/**
 * Returns the validated demo files of the country `code` in `folder`; merchant files are in the
 * sequence of `country.yaml`. Throws DemoFileError with every fault of a file, or when a file is
 * missing or not listed.
 */
export async function readCountryFiles(
  folder: string,
  code: string,
  selection: MerchantSelection,
): Promise<CountryFiles> {
  const read = <T extends z.ZodType>(name: string, schema: T) =>
    readDemoFile(folder, `${code}/${name}`, schema)
  const country = await read('country.yaml', countryFileSchema)
  const lists = {
    'first-merchants': country.content.firstMerchants,
    ...(selection === 'all' && { merchants: country.content.merchants }),
  }
  for (const [list, names] of Object.entries(lists))
    checkListed(country.name, names, await listYaml(join(folder, code, list)), list)

  const bookNames = await listYaml(join(folder, code, 'book'))
  return {
    country,
    choices: await read('choices.yaml', choicesFileSchema),
    book: await Promise.all(bookNames.map((name) => read(`book/${name}.yaml`, bookFileSchema))),
    merchants: await Promise.all(
      Object.entries(lists).flatMap(([list, names]) =>
        names.map((name) => read(`${list}/${name}.yaml`, merchantsFileSchema)),
      ),
    ),
  }
}

async function readDemoFile<T extends z.ZodType>(
  folder: string,
  name: string,
  schema: T,
): Promise<DemoFile<z.input<T>>> {
  const content = parseYaml(name, await readText(folder, name))
  const parsed = schema.safeParse(content, { error: describeIssue })
  if (!parsed.success) throw new DemoFileError(toFaults(name, content, parsed.error))
  // Returns the content as written in the file, not `parsed.data`: the catalogue validator adds the
  // defaults.
  return { name, content: content as z.input<T> }
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`
    throw new DemoFileError([{ file: name, path: [], message }])
  }
}

function parseYaml(name: string, text: string): unknown {
  try {
    return load(text)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new DemoFileError([{ file: name, path: [], message: error.message }])
  }
}

function toFaults(file: string, content: unknown, error: z.ZodError): DemoFault[] {
  return error.issues.flatMap((issue): DemoFault[] => {
    const path = namePath(content, issue.path as Path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        path: [...path, key],
        message: 'is not a field of this file',
      }))
    const keyIssue = issue.code === 'invalid_key' ? issue.issues[0] : undefined
    return [{ file, path, message: (keyIssue ?? issue).message }]
  })
}

async function listYaml(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -5))
    .toSorted()
}

/**
 * Throws for merchant files that `country.yaml` does not list, because the catalogue would lack
 * them silently.
 */
function checkListed(file: string, listed: string[], found: string[], folder: string): void {
  const unlisted = found.filter((name) => !listed.includes(name))
  if (unlisted.length)
    throw new DemoFileError(
      unlisted.map((name) => ({
        file,
        path: [],
        message: `does not list the file ${folder}/${name}.yaml`,
      })),
    )
}
