// English translations as chunks of the build: the fallback if translations cannot be loaded.
const files = import.meta.glob<object>('../../locales/en/*.json', { import: 'default' })

/** Returns the English texts of a namespace. Throws for an unknown namespace. */
export async function readBuiltInTranslations(namespace: string): Promise<object> {
  const load = files[`../../locales/en/${namespace}.json`]
  if (!load) throw new Error(`There is no English file for the namespace ${namespace}.`)
  return await load()
}
