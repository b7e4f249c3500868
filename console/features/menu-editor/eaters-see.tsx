// Shows a dish as eaters see it now, beside the draft of the dish with the differences marked.
import type { DishFile } from '@tingkat/ordering/merchant/merchant-file'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Tag } from '@tingkat/ui/tag.tsx'
import { Eye, Pencil } from 'lucide-react'
import { changesOfDish, pictureAddress, useEditor, useMoney } from './editor-context.ts'
import { findDish } from './draft/menu-file.ts'
import { Thumbnail } from './thumbnail.tsx'

export function EatersSee({ dish }: { dish: DishFile }) {
  const { t } = useTranslation('menu-editor')
  const { changes, pictures, state } = useEditor()
  const { published, revision } = state.edited
  const before = findDish(published, dish.ID)?.dish
  const count = changesOfDish(changes, dish.ID).length
  return (
    <aside className="med-see stack" aria-label={t('eatersSee')}>
      <h2 className="h2">{t('eatersSee')}</h2>
      <section>
        <h3 className="row between">
          <span className="row">
            <Eye className="ic" aria-hidden />
            {t('published')}
          </span>
          <span className="mut">{t('version', { revision })}</span>
        </h3>
        {before ? (
          <Card dish={before} src={pictureAddress(before, published, pictures)} />
        ) : (
          <p className="hint">{t('notPublished')}</p>
        )}
      </section>
      {count > 0 && (
        <section>
          <h3 className="row between">
            <span className="row">
              <Pencil className="ic" aria-hidden />
              {t('draft')}
            </span>
            <Tag kind="promo">{t('changes', { count })}</Tag>
          </h3>
          <Card dish={dish} before={before} src={pictureAddress(dish, published, pictures)} />
        </section>
      )}
    </aside>
  )
}

type CardProps = { dish: DishFile; before?: DishFile | undefined; src: string }

/** Shows a dish as eaters see it. Texts that differ from `before` are marked. */
function Card({ dish, before, src }: CardProps) {
  const { t } = useTranslation('menu-editor')
  const { format } = useMoney()
  const show = (text: string, former: string | undefined) =>
    before && text !== former ? <mark>{text}</mark> : text
  const priceOf = ({ price, discountedPrice }: DishFile) =>
    Number.isSafeInteger(price) ? format(discountedPrice ?? price) : ''
  return (
    <div className="med-card">
      <div>
        <b>{show(dish.name || t('unnamedDish'), before?.name)}</b>
        <p className="small mut">{show(dish.description ?? '', before?.description ?? '')}</p>
        <b className="num">{show(priceOf(dish), before && priceOf(before))}</b>
      </div>
      <Thumbnail src={src} size={104} />
    </div>
  )
}
