// The first page of a tablet. It shows the pairing code; a paired tablet opens the board instead.
import { redirect } from 'react-router'
import { client } from '../../platform/client.ts'
import { PairingPage } from '../../features/pairing/pairing-page.tsx'

export async function clientLoader() {
  const device = await client.readMyDevice()
  if (device.ok && device.data.paired) throw redirect('/kitchen/board')
  return null
}

export default function Tablet() {
  return <PairingPage />
}
