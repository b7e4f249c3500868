// Ends the person's session and opens the log-in page of the same console (`tree`).
import { useNavigate } from 'react-router'
import { client, type Tree } from '../client.ts'

export function useLogOut(tree: Tree): () => void {
  const navigate = useNavigate()
  return () => void client.logOut().then(() => navigate(`/${tree}/log-in`))
}
