// The saved places in the account drawer. Choosing one makes it the delivery address.
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useSelectAddress } from '../../features/location/address/use-select-address.ts'
import { SavedPlaces } from '../../features/location/saved/saved-places.tsx'
import { useSite } from '../../platform/site/site.tsx'

export default function AccountPlaces({ onChosen }: { onChosen: () => void }) {
  const { country } = useSite()
  const current = useChosenLocation(country.code)
  const select = useSelectAddress(onChosen)
  return (
    <div className="ud-places">
      <SavedPlaces current={current} onChoose={select} />
    </div>
  )
}
