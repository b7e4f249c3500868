// Shows the current error message (`SharedError`) at the lower edge of the page.
import { SharedErrorMessage } from './shared-error-message.tsx'

export default function PageError() {
  return (
    <div className="page-error">
      <SharedErrorMessage isPage />
    </div>
  )
}
