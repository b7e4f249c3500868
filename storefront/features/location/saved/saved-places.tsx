// Saved places in the address panel: take one, rename it, delete it, or keep the address that is chosen now.
import { toLocationPayload } from '@tingkat/ordering/location/location-payload'
import type { Location } from '@tingkat/ordering/location/location'
import { isSingleKind, placeKinds, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { nameOf } from '../address/address-text.ts'
import { SavePlaceForm } from './save-place-form.tsx'
import { SavedPlaceRow } from './saved-place-row.tsx'
import { useSavedPlaces } from './use-saved-places.ts'

type SavedPlacesProps = { current: Location | null; onChoose: (place: Location) => void }

export function SavedPlaces({ current, onChoose }: SavedPlacesProps) {
  const { t } = useTranslation(['location', 'site'])
  const { country } = useSite()
  const toast = useToast()
  const saved = useSavedPlaces()
  const [adding, setAdding] = useState(false)
  const top = useRef<HTMLHeadingElement>(null)
  // Another country's places are no address here.
  const places =
    saved.places?.filter((place) => place.location.countryCode === country.code) ?? null
  const payload = current && toLocationPayload(current)
  const known = places?.some(
    (place) =>
      place.location.id === current?.id && place.location.addressDetail === current.addressDetail,
  )
  const taken = placeKinds.filter(
    (kind) => isSingleKind(kind) && saved.places?.some((place) => place.kind === kind),
  )
  const refused = saved.refused && problemWords(t, saved.refused, country.locale)

  async function remove(place: SavedPlace) {
    const again = toLocationPayload(place.location)
    if (!(await saved.remove(place.id))) return
    top.current?.focus()
    toast({
      text: t('saved.deleted', { place: place.label || nameOf(place.location) }),
      ...(again
        ? {
            action: {
              label: t('saved.undo'),
              run: () => void saved.add({ kind: place.kind, label: place.label, location: again }),
            },
          }
        : {}),
    })
  }

  return (
    <section className="ap-saved">
      <h3 className="field-l" ref={top} tabIndex={-1}>
        {t('saved.title')}
      </h3>
      {refused && <ErrorMessage title={refused.title} message={refused.message} />}
      {!places && !saved.problem && <Waiting>{t('saved.loading')}</Waiting>}
      {!places && saved.problem && (
        <ErrorMessage
          title={t('saved.failed')}
          message={t('address.failedHint')}
          retry={{ label: t('ui.retry', { ns: 'site' }), run: saved.retry }}
        />
      )}
      {places?.length === 0 && (
        <div className="ap-none">
          <Heart className="ic ic-24" aria-hidden />
          <b className="b">{t('saved.empty')}</b>
          <p className="small mut">{t('saved.emptyHint')}</p>
        </div>
      )}
      {places && places.length > 0 && (
        <ul className="ap-list">
          {places.map((place) => (
            <SavedPlaceRow
              key={place.id}
              place={place}
              busy={saved.busy}
              onChoose={() => onChoose(place.location)}
              onRename={(label) => saved.change(place.id, { label })}
              onDelete={() => void remove(place)}
            />
          ))}
        </ul>
      )}
      {places &&
        payload &&
        !known &&
        (adding ? (
          <SavePlaceForm
            place={nameOf(current)}
            taken={taken}
            busy={saved.busy}
            onCancel={() => setAdding(false)}
            onSave={async (kind, label) => {
              if (await saved.add({ kind, label, location: payload })) setAdding(false)
            }}
          />
        ) : (
          <Button kind="secondary" size="s" onClick={() => setAdding(true)}>
            <Heart className="ic" aria-hidden />
            {t('saved.keep', { place: nameOf(current) })}
          </Button>
        ))}
    </section>
  )
}
