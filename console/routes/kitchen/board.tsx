// The board of the kitchen console.
import '../../styles/board.css'
import '../../styles/board-order.css'
import { BoardPage } from '../../features/board/board-page.tsx'

export default function KitchenBoard() {
  return <BoardPage />
}
