// The dialogs of the menu editor.
import { dishPlaceSearch } from './selection.ts'
import { useNavigate } from 'react-router'
import { useEditor } from './editor-context.ts'
import { FaultDialog } from './publish/fault-list.tsx'
import { focusPlace, type FaultPlace } from './draft/fault-place.ts'
import { PreviewDialog } from './publish/preview-dialog.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import type { EditorDialog } from './publish/publish-bar.tsx'
import { TransferDialog } from './publish/transfer-dialog.tsx'

type EditorDialogsProps = { dialog: EditorDialog | null; onClose: () => void }

export function EditorDialogs({ dialog, onClose }: EditorDialogsProps) {
  const { draft } = useEditor().state.edited
  const navigate = useNavigate()

  async function jump(place: FaultPlace) {
    onClose()
    await navigate(dishPlaceSearch(place), { preventScrollReset: true })
    focusWhenShown(place.place)
  }

  if (dialog === 'publish') return <PublishDialog onClose={onClose} />
  if (dialog === 'preview') return <PreviewDialog onClose={onClose} />
  if (dialog === 'transfer') return <TransferDialog onClose={onClose} />
  if (dialog === 'faults' && draft)
    return (
      <FaultDialog
        faults={draft.faults}
        faultCount={draft.faultCount}
        file={draft.file}
        onJump={(place) => void jump(place)}
        onClose={onClose}
      />
    )
  return null
}

const stepMs = 50
const stepsMost = 100

/**
 * Moves the focus to the field of `place`, after the closed dialog has returned the focus to the
 * button that opened it and the form is rendered. Gives up after five seconds.
 */
function focusWhenShown(place: string, stepsLeft = stepsMost): void {
  setTimeout(() => {
    if (!focusPlace(document, place) && stepsLeft > 0) focusWhenShown(place, stepsLeft - 1)
  }, stepMs)
}
