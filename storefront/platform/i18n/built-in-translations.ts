// English that comes with the program's own files: for when a language's words cannot be had.
const files = import.meta.glob<object>('../../locales/en/*.json', { import: 'default' })

/** Throws for a namespace that there is not. */
export async function readBuiltInTranslations(namespace: string): Promise<object> {
  const load = files[`../../locales/en/${namespace}.json`]
  if (!load) throw new Error(`no words ${namespace}`)
  return await load()
}
