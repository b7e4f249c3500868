// The photo of a dish.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { DishPartProps } from './dish-part.ts'
import { pictureAddress, useEditor } from '../editor-context.ts'
import { PhotoField } from '../photo/photo-field.tsx'
import { Thumbnail } from '../thumbnail.tsx'

export function DishPhoto({ dish, onChange }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const { pictures, state } = useEditor()
  return (
    <PhotoField kind="dish" name={dish.name} onChange={(picture) => onChange({ picture })}>
      <Thumbnail
        src={pictureAddress(dish, state.edited.published, pictures)}
        alt={t('photoOf', { name: dish.name || t('unnamedDish') })}
        size={176}
      />
    </PhotoField>
  )
}
