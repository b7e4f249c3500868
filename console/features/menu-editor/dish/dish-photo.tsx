// The form of a dish's photo.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { DishPartProps } from './dish-part.ts'
import { pictureAddress, useEditor } from '../editor-context.ts'
import { PhotoField } from '../photo/photo-field.tsx'
import { Thumbnail } from '../thumbnail.tsx'

export function DishPhoto({ dish, onChange }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const { pictures, state } = useEditor()
  const src = pictureAddress(dish, state.edited.published, pictures)
  return (
    <PhotoField
      kind="dish"
      name={dish.name}
      hasPicture={src !== ''}
      onChange={(picture) => onChange({ picture })}
    >
      <Thumbnail src={src} alt={t('photoOf', { name: dish.name || t('unnamedDish') })} size={176} />
    </PhotoField>
  )
}
