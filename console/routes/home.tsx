// Redirects from the root path of the console's host to the desk, the operator's console.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/desk')

export default function Home() {
  return null
}
