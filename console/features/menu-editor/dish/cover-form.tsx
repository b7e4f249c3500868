// The form of the merchant's cover photo, which eaters see in lists and above the menu.
import { Picture } from '@tingkat/ui/picture.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { coverAddress, useEditor } from '../editor-context.ts'
import { PhotoField } from '../photo/photo-field.tsx'

export function CoverForm() {
  const { t } = useTranslation('menu-editor')
  const { pictures, session, state } = useEditor()
  const { name } = state.file
  const src = coverAddress(state.file, state.edited.published, pictures)
  return (
    <div className="stack">
      <h2 className="h2">{t('cover')}</h2>
      <PhotoField
        kind="cover"
        name={name}
        hasPicture={src !== ''}
        onChange={(picture) => session.edit((file) => ({ ...file, picture }))}
      >
        <Picture
          className="med-cover"
          src={src}
          alt={t('photoOf', { name })}
          width={640}
          height={400}
        />
      </PhotoField>
    </div>
  )
}
