// The dialog to choose the point around which a photo is cropped, and to upload the photo.
import type { UploadedPicture } from '@tingkat/contract/console/merchant-editing'
import type { StoredPicture } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { useAction } from '../../../platform/use-action.ts'
import { CutPointChoice } from './cut-point-choice.tsx'
import { useEditor } from '../editor-context.ts'
import { photoProblemText } from './photo-problem.ts'
import { refusalOf, uploadPhoto, type CutPoint, type PictureKind } from './upload-photo.ts'

type PhotoDialogProps = {
  file: File
  /** Blob URL of the file, from which the dialog shows the photo. */
  address: string
  kind: PictureKind
  name: string
  onDone: (picture: StoredPicture) => void
  onClose: () => void
}

export function PhotoDialog({ file, address, kind, name, onDone, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { merchantID } = useEditor()
  const [cut, setCut] = useState<CutPoint>({ x: 0.5, y: 0.5 })
  const [sent, setSent] = useState(0)
  const upload = useAction<UploadedPicture>()
  const refusal = refusalOf(file)

  async function send() {
    setSent(0)
    const result = await upload.run(() =>
      uploadPhoto({ merchantID, file, kind, cut, name, onProgress: setSent }),
    )
    if (!result) return
    onDone(result.data.picture)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('newPhoto')}
      footer={
        !refusal && (
          <Button wide busy={upload.busy} onClick={() => void send()}>
            {t('usePhoto')}
          </Button>
        )
      }
    >
      <div className="stack">
        {refusal ? (
          <Note kind="error">{t(`photoRefused.${refusal}`)}</Note>
        ) : (
          <CutPointChoice src={address} kind={kind} cut={cut} onChange={setCut} />
        )}
        {upload.busy && (
          <label className="field">
            {t(sent < 1 ? 'photoSending' : 'photoPainting')}
            <progress max={1} {...(sent < 1 && { value: sent })} />
          </label>
        )}
        {upload.problem && <Note kind="error">{photoProblemText(t, upload.problem)}</Note>}
      </div>
    </Dialog>
  )
}
