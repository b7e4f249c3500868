// Loads the translations of the console, which are chunks of the build.
import { loadWhenOnline } from '@tingkat/ui/loading/lazy-part.ts'
import type { TranslationLoader } from '@tingkat/ui/i18n/create-i18n.ts'

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default' })

export const translationLoader: TranslationLoader = {
  async read(language, namespace) {
    const load = files[`../../locales/${language}/${namespace}.json`]
    if (!load) throw new Error(`There is no file of ${namespace} in ${language}.`)
    return await loadWhenOnline(load)
  },
  // A missing key is not reported, because a test finds missing keys.
  reportMissingKey() {},
}
