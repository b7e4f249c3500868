// The translations of a page for its components, with the namespaces and languages of the
// storefront.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { I18n } from '@tingkat/ui/i18n/create-i18n.ts'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { useTranslation as useAnyTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { Namespace } from './namespaces.ts'

/** Returns `t`, which looks in `namespaces`. Suspends while a namespace is loading. */
export const useTranslation = useAnyTranslation as (
  namespaces?: Namespace | readonly Namespace[],
) => { t: Translate; i18n: I18n & { language: LanguageCode } }
