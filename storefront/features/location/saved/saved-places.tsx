// Saved places in the address panel: choose, rename, delete, and save the chosen address.
import { toLocationPayload } from '@tingkat/ordering/location/location-payload'
import type { Location } from '@tingkat/ordering/location/location'
import { isSingleKind, placeKinds, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { nameOf } from '../address/address-text.ts'
import { SavePlaceForm } from './save-place-form.tsx'
import { SavedPlaceRow } from './saved-place-row.tsx'
import { useSavedPlaces, type SavedPlacesState } from './use-saved-places.ts'

type SavedPlacesProps = { current: Location | null; onChoose: (place: Location) => void }

export function SavedPlaces({ current, onChoose }: SavedPlacesProps) {
  const { t } = useTranslation(['address', 'site', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const saved = useSavedPlaces()
  const heading = useRef<HTMLHeadingElement>(null)
  const refusal = saved.changeProblem && problemText(t, saved.changeProblem, country.locale)
  // A place in another country is not listed, because
  // the merchants of this country do not deliver there.
  const places =
    saved.places?.filter((place) => place.location.countryCode === country.code) ?? null

  async function remove(place: SavedPlace) {
    if (!(await saved.remove(place.id))) return
    // The row of the deleted place was removed together with the focused button, so the heading
    // takes the focus.
    heading.current?.focus()
    const location = toLocationPayload(place.location)
    const undo = location && {
      label: t('saved.undo'),
      run: () => void saved.add({ kind: place.kind, label: place.label, location }),
    }
    toast({
      text: t('saved.deleted', { place: place.label || nameOf(place.location) }),
      ...(undo ? { action: undo } : {}),
    })
  }

  return (
    <section className="ap-saved">
      <h3 className="field-l" ref={heading} tabIndex={-1}>
        {t('saved.title')}
      </h3>
      {refusal && <ErrorMessage title={refusal.title} message={refusal.message} />}
      {!places && <LoadingNotice saved={saved} />}
      {places?.length === 0 && <NoPlaces />}
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
      {places && current && !isSaved(places, current) && (
        <SaveCurrentAddress current={current} saved={saved} />
      )}
    </section>
  )
}

const isSaved = (places: readonly SavedPlace[], current: Location): boolean =>
  places.some(
    ({ location }) =>
      location.id === current.id && location.addressDetail === current.addressDetail,
  )

function LoadingNotice({ saved }: { saved: SavedPlacesState }) {
  const { t } = useTranslation(['location', 'address', 'site'])
  if (!saved.problem) return <Waiting>{t('saved.loading')}</Waiting>
  return (
    <ErrorMessage
      title={t('saved.failed')}
      message={t('address.failedHint')}
      retry={{ label: t('ui.retry', { ns: 'site' }), run: saved.retry }}
    />
  )
}

function NoPlaces() {
  const { t } = useTranslation('address')
  return (
    <div className="ap-none">
      <Heart className="ic ic-24" aria-hidden />
      <b className="b">{t('saved.empty')}</b>
      <p className="small mut">{t('saved.emptyHint')}</p>
    </div>
  )
}

type SaveCurrentAddressProps = { current: Location; saved: SavedPlacesState }

/** The button that opens the form for saving the chosen address. */
function SaveCurrentAddress({ current, saved }: SaveCurrentAddressProps) {
  const { t } = useTranslation('address')
  const [isOpen, setOpen] = useState(false)
  const location = toLocationPayload(current)
  if (!location) return null
  if (!isOpen)
    return (
      <Button kind="secondary" size="s" onClick={() => setOpen(true)}>
        <Heart className="ic" aria-hidden />
        {t('saved.keep', { place: nameOf(current) })}
      </Button>
    )
  return (
    <SavePlaceForm
      place={nameOf(current)}
      takenKinds={placeKinds.filter(
        (kind) => isSingleKind(kind) && saved.places?.some((place) => place.kind === kind),
      )}
      busy={saved.busy}
      onCancel={() => setOpen(false)}
      onSave={async (kind, label) => {
        if (await saved.add({ kind, label, location })) setOpen(false)
      }}
    />
  )
}
