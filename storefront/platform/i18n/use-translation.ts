// The hook `useTranslation`, typed with the storefront's namespaces and languages.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { I18n } from '@tingkat/ui/i18n/create-i18n.ts'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { useTranslation as useAnyTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { Namespace } from './namespaces.ts'

/** Returns `t`, which finds keys in `namespaces`. Suspends while a namespace is loading. */
export const useTranslation = useAnyTranslation as (
  namespaces?: Namespace | readonly Namespace[],
) => { t: Translate; i18n: I18n & { language: LanguageCode } }
