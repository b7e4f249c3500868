// A photo with one button that chooses a file and one that opens the camera. A file can also be
// dropped on the photo.
import type { StoredPicture } from '@tingkat/ordering/merchant/merchant-file'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Camera, ImageUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PhotoDialog } from './photo-dialog.tsx'
import { photoTypes, type PictureKind } from './upload-photo.ts'

type PhotoFieldProps = {
  kind: PictureKind
  name: string
  onChange: (picture: StoredPicture) => void
  hasPicture: boolean
  /** The current picture of the dish or merchant. */
  children: ReactNode
}

export function PhotoField({ kind, name, onChange, hasPicture, children }: PhotoFieldProps) {
  const { t } = useTranslation('menu-editor')
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const [isOver, setOver] = useState(false)

  const choose = (file: File | undefined) =>
    setChosen(file ? { file, address: URL.createObjectURL(file) } : null)

  function close() {
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is an extra way
    <div
      className={isOver ? 'med-photo is-over' : 'med-photo'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      {children}
      <FileButton label={t(hasPicture ? 'newPhoto' : 'addPhoto')} onFile={choose}>
        <ImageUp className="ic" aria-hidden />
      </FileButton>
      <FileButton label={t('takePhoto')} onFile={choose} isCamera>
        <Camera className="ic" aria-hidden />
      </FileButton>
      <p className="hint">
        {t('photoHint')} <span className="med-drop">{t('photoDrop')}</span>
      </p>
      {chosen && (
        <PhotoDialog {...chosen} kind={kind} name={name} onDone={onChange} onClose={close} />
      )}
    </div>
  )
}

type FileButtonProps = {
  label: string
  /** Whether the button opens the camera. It is shown only on phones and tablets. */
  isCamera?: boolean
  onFile: (file: File) => void
  children: ReactNode
}

function FileButton({ label, isCamera, onFile, children }: FileButtonProps) {
  return (
    <label className={isCamera ? 'btn btn-2 med-file med-camera' : 'btn btn-2 med-file'}>
      {children}
      {label}
      <input
        className="sr"
        type="file"
        // The types are listed one by one, because only then do iPhones convert their photos to
        // JPEG.
        accept={photoTypes.join()}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
