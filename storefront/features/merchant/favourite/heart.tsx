// The heart: a button that marks a merchant as favourite.
import { Heart as HeartIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { favouriteStore, useFavourites } from './use-favourites.ts'
import './favourite.css'

export type HeartProps = { merchant: { ID: string; name: string } }

export default function Heart({ merchant: { ID, name } }: HeartProps) {
  const { t } = useTranslation(['favourite', 'site', 'problem'])
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const toast = useToast()
  const isFavourite = useFavourites().merchantIDs.includes(ID)

  async function press() {
    const problem = await favouriteStore.change(ID, !isFavourite)
    if (problem) toast({ kind: 'error', text: problemText(t, problem, country.locale).title })
    else if (!isFavourite)
      toast({
        text: t('heart.added', { merchant: name }),
        action: { label: t('heart.list'), run: () => void navigate(paths.favourites) },
      })
  }

  return (
    <IconButton
      className="heart"
      label={t('heart.label', { merchant: name })}
      aria-pressed={isFavourite}
      onClick={() => void press()}
    >
      <HeartIcon className="ic" aria-hidden />
    </IconButton>
  )
}
