// The first page of a tablet. It shows the pairing code; a paired tablet opens the kitchen board
// instead.
import { redirect } from 'react-router'
import { client } from '../../platform/client.ts'
import { deviceOf } from '../../platform/log-in/last-device.ts'
import { PairingPage } from '../../features/pairing/pairing-page.tsx'

export async function clientLoader() {
  const answer = await client.readMyDevice()
  const device = deviceOf(answer)
  if (answer.ok && device) throw redirect('/kitchen/board')
  return null
}

export default function Tablet() {
  return <PairingPage />
}
