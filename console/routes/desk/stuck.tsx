// The route of the desk's page of orders and merchants that need attention.
import { StuckPage } from '../../features/stuck/stuck-page.tsx'

export default function Stuck() {
  return <StuckPage />
}
