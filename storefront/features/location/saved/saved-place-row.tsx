// A saved place with buttons to choose, rename and delete it.
import { savedPlaceLabelMax, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import { Briefcase, Heart, House, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { nameOf, formatAddressLine } from '../address/address-text.ts'

type SavedPlaceRowProps = {
  place: SavedPlace
  busy: boolean
  onChoose: () => void
  /** Resolves to true on success. */
  onRename: (label: string) => Promise<boolean>
  onDelete: () => void
}

export const kindIcons = { home: House, work: Briefcase, other: Heart }

export function SavedPlaceRow({ place, busy, onChoose, onRename, onDelete }: SavedPlaceRowProps) {
  const { t } = useTranslation('address')
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (isRenaming) input.current?.focus()
    else if (wasRenaming.current) renameButton.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const Icon = kindIcons[place.kind]
  const name =
    place.label || (place.kind === 'other' ? nameOf(place.location) : t(`saved.${place.kind}`))

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (await onRename(input.current?.value ?? '')) setRenaming(false)
  }
  if (isRenaming) {
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
                  setRenaming(false)
                }
              }}
            />
          </div>
          <Button type="submit" size="s" busy={busy}>
            {t('saved.save')}
          </Button>
          <Button kind="quiet" size="s" onClick={() => setRenaming(false)}>
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
          <span className="small mut">{formatAddressLine(place.location)}</span>
        </span>
      </button>
      <IconButton
        ref={renameButton}
        label={t('saved.rename', { place: name })}
        onClick={() => setRenaming(true)}
      >
        <Pencil className="ic" aria-hidden />
      </IconButton>
      <IconButton label={t('saved.delete', { place: name })} disabled={busy} onClick={onDelete}>
        <Trash2 className="ic" aria-hidden />
      </IconButton>
    </li>
  )
}
