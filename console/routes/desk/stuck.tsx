// The route of the page that shows the operator which orders and merchants need attention.
import { StuckPage } from '../../features/stuck/stuck-page.tsx'

export default function Stuck() {
  return <StuckPage />
}
