// The photo of a dish.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { DishPartProps } from './dish-form.tsx'
import { pictureAddress, useEditor } from './editor-context.ts'
import { Thumbnail } from './thumbnail.tsx'

export function DishPhoto({ dish }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const { pictures, state } = useEditor()
  return (
    <div className="med-photo">
      <Thumbnail
        src={pictureAddress(dish, state.edited.published, pictures)}
        alt={t('photoOf', { name: dish.name })}
        size={176}
      />
    </div>
  )
}
