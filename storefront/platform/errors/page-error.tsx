// The shared error over the page, low enough to be seen however far the eater has scrolled.
import { SharedErrorMessage } from './shared-error-message.tsx'

export default function PageError() {
  return (
    <div className="page-error">
      <SharedErrorMessage ground />
    </div>
  )
}
