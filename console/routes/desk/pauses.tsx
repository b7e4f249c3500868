// The route of the page on which the operator pauses countries and areas.
import { PausesPage } from '../../features/pauses/pauses-page.tsx'

export default function Pauses() {
  return <PausesPage />
}
