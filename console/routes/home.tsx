// The root of the console's own host redirects to the desk.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/desk')

export default function Home() {
  return null
}
