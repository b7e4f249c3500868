// Lists what has to be corrected before the menu draft can be published. Each entry leads to its
// field.
import type { MenuFault } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { fieldOf, placeOf, type FaultPlace } from '../draft/fault-place.ts'

type FaultListProps = {
  faults: readonly MenuFault[]
  faultCount: number
  file: MerchantFile
  onJump?: (place: FaultPlace) => void
}

export function FaultList({ faults, faultCount, file, onJump }: FaultListProps) {
  const { t } = useTranslation('menu-editor')
  return (
    <>
      <ul className="box med-faults">
        {faults.map((fault) => {
          const place = placeOf(fault, file)
          const text = <FaultText fault={fault} />
          return (
            <li key={`${fault.row} ${fault.path} ${fault.message}`}>
              {place && onJump ? (
                <button type="button" onClick={() => onJump(place)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
      {faultCount > faults.length && (
        <p className="hint">{t('moreFaults', { count: faultCount - faults.length })}</p>
      )}
    </>
  )
}

function FaultText({ fault }: { fault: MenuFault }) {
  const { t } = useTranslation('menu-editor')
  const { message, path, place, row } = fault
  return (
    <span>
      <b>{place.join(' › ') || path}</b>
      <small>
        {row !== undefined && <>{t('fault.row', { row })} </>}
        {t([`fault.${fieldOf(fault)}`, 'fault.other'], { message })}
      </small>
    </span>
  )
}

type FaultDialogProps = FaultListProps & { onClose: () => void }

export function FaultDialog({ onClose, ...list }: FaultDialogProps) {
  const { t } = useTranslation('menu-editor')
  return (
    <Dialog open onClose={onClose} title={t('faults', { count: list.faultCount })}>
      <FaultList {...list} />
    </Dialog>
  )
}
