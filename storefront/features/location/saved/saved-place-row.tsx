// One saved place: a button that takes it, and beside it renaming and deleting.
import { savedPlaceLabelMax, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import { Briefcase, Heart, House, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { nameOf, oneLine } from '../address/address-text.ts'

type SavedPlaceRowProps = {
  place: SavedPlace
  busy: boolean
  onChoose: () => void
  /** Gives whether it happened. */
  onRename: (label: string) => Promise<boolean>
  onDelete: () => void
}

export const kindIcons = { home: House, work: Briefcase, other: Heart }

export function SavedPlaceRow({ place, busy, onChoose, onRename, onDelete }: SavedPlaceRowProps) {
  const { t } = useTranslation('location')
  const [naming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const named = useRef(false)
  useEffect(() => {
    if (naming) input.current?.focus()
    else if (named.current) pencil.current?.focus()
    named.current = naming
  }, [naming])
  const Icon = kindIcons[place.kind]
  const name =
    place.label || (place.kind === 'other' ? nameOf(place.location) : t(`saved.${place.kind}`))

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (await onRename(input.current?.value ?? '')) setNaming(false)
  }
  if (naming) {
    return (
      <li className="ap-row">
        <form className="row grow ap-naming" onSubmit={(event) => void save(event)}>
          <div className="input grow">
            <input
              ref={input}
              defaultValue={place.label}
              maxLength={savedPlaceLabelMax}
              aria-label={t('saved.label')}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  event.stopPropagation()
                  setNaming(false)
                }
              }}
            />
          </div>
          <Button type="submit" size="s" busy={busy}>
            {t('saved.save')}
          </Button>
          <Button kind="quiet" size="s" onClick={() => setNaming(false)}>
            {t('saved.cancel')}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className="ap-row">
      <button type="button" className="ap-take" onClick={onChoose}>
        <Icon className="ic" aria-hidden />
        <span className="grow">
          <b className="b">{name}</b>
          <span className="small mut">{oneLine(place.location)}</span>
        </span>
      </button>
      <IconButton
        ref={pencil}
        label={t('saved.rename', { place: name })}
        onClick={() => setNaming(true)}
      >
        <Pencil className="ic" aria-hidden />
      </IconButton>
      <IconButton label={t('saved.delete', { place: name })} disabled={busy} onClick={onDelete}>
        <Trash2 className="ic" aria-hidden />
      </IconButton>
    </li>
  )
}
