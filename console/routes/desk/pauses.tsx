// The route of the desk's page of pauses of countries and areas.
import { PausesPage } from '../../features/pauses/pauses-page.tsx'

export default function Pauses() {
  return <PausesPage />
}
