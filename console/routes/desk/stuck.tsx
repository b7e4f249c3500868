// What needs attention at the desk now.
import { StuckPage } from '../../features/stuck/stuck-page.tsx'

export default function Stuck() {
  return <StuckPage />
}
