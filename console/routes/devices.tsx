// The page of the paired devices of the person's merchants, on which another device can be paired.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DeviceCards } from '../features/devices/device-cards.tsx'
import { PairDialog } from '../features/devices/pair-dialog.tsx'
import { client, load } from '../platform/client.ts'
import type { Route } from './+types/devices'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  devices: (await load(client.listDevices(), request)).devices,
})

export default function Devices({ loaderData: { devices } }: Route.ComponentProps) {
  const { t } = useTranslation(['devices', 'site'])
  const [query, setQuery] = useSearchParams()
  // A tablet shows its pairing code as a QR code. The QR code contains the address of this page
  // with the pairing code in the query.
  const scanned = query.get('code') ?? ''
  const [isOpen, setOpen] = useState(scanned !== '')
  return (
    <div className="stack-l">
      <div className="page-head">
        <h1 className="h1">{t('title')}</h1>
        <Button onClick={() => setOpen(true)}>
          <Plus className="ic" aria-hidden />
          {t('pair')}
        </Button>
      </div>
      <DeviceCards devices={devices} />
      {isOpen && (
        <PairDialog
          scanned={scanned}
          onClose={() => {
            setOpen(false)
            setQuery({}, { replace: true })
          }}
        />
      )}
    </div>
  )
}
