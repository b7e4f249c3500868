// Reads the storefront's translation files, so that journeys find elements by their shown text.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Tree = { [key: string]: string | Tree }

const locales = join(import.meta.dirname, '../storefront/locales')

export type Translate = (key: string, values?: Record<string, string>) => string

/**
 * Returns the translate function of a language: `translations('vi')('checkout:checkout.place')`. It
 * throws if the key does not exist.
 */
export function translations(language: string): Translate {
  const namespaces = new Map<string, Tree>()
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const tree =
      namespaces.get(namespace) ??
      (JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')) as Tree)
    namespaces.set(namespace, tree)
    const text = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, name) => (typeof node === 'object' ? node[name] : undefined),
        tree,
      )
    if (typeof text !== 'string')
      throw new Error(`There is no translation of ${key} in ${language}.`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
