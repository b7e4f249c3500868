// The storefront's own words, so that a journey reads the page as an eater of that language does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Tree = { [key: string]: string | Tree }

const locales = join(import.meta.dirname, '../storefront/locales')

export type Words = (key: string, values?: Record<string, string>) => string

/** Words of a language: `words('vi')('checkout:checkout.place')`. Throws on a key that is not there. */
export function words(language: string): Words {
  const namespaces = new Map<string, Tree>()
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const tree =
      namespaces.get(namespace) ??
      (JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')) as Tree)
    namespaces.set(namespace, tree)
    const found = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (at, step) => (typeof at === 'object' ? at[step] : undefined),
        tree,
      )
    if (typeof found !== 'string') throw new Error(`no words for ${key} in ${language}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
