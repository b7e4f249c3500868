// Chooses the point around which a photo is cropped, by a tap on the photo or with two sliders.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState, type MouseEvent } from 'react'
import type { CutPoint, PictureKind } from './upload-photo.ts'

type CutPointChoiceProps = {
  src: string
  kind: PictureKind
  cut: CutPoint
  onChange: (cut: CutPoint) => void
}

// Width divided by height: dishes are square, and covers are shown at 16:10 in lists.
const ratios: Readonly<Record<PictureKind, number>> = { dish: 1, cover: 1.6 }

export function CutPointChoice({ src, kind, cut, onChange }: CutPointChoiceProps) {
  const { t } = useTranslation('menu-editor')
  const [ratio, setRatio] = useState(1)

  function choose({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: inside((clientX - left) / width), y: inside((clientY - top) / height) })
  }

  return (
    <div className="med-cut">
      <p className="hint">{t('cutHint')}</p>
      {/* The Tab key skips the photo, because the sliders below do the same with a keyboard. */}
      <button type="button" className="med-cut-all" tabIndex={-1} onClick={choose}>
        {src && (
          <img
            src={src}
            alt={t('photoWhole')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / Math.max(1, naturalHeight))
            }
          />
        )}
        <span
          className="med-cut-point"
          style={{ left: `${cut.x * 100}%`, top: `${cut.y * 100}%` }}
        />
      </button>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="field">
          {t(`cutAxis.${axis}`)}
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(cut[axis] * 100)}
            onChange={(event) => onChange({ ...cut, [axis]: Number(event.target.value) / 100 })}
          />
        </label>
      ))}
      <figure>
        {src && (
          <img
            className={`med-cut-${kind}`}
            src={src}
            alt={t('photoCut')}
            style={{ objectPosition: positionOf(cut, ratio / ratios[kind]) }}
          />
        )}
        <figcaption className="hint">{t('photoCut')}</figcaption>
      </figure>
    </div>
  )
}

const inside = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/**
 * Returns the CSS position that shows the part around the point. `excess` is the photo's ratio of
 * width to height, divided by the crop's ratio. Above 1 the left and right sides are cut off,
 * below 1 top and bottom.
 */
function positionOf({ x, y }: CutPoint, excess: number): string {
  const along = (point: number, shown: number) =>
    shown >= 1 ? 50 : inside((point - shown / 2) / (1 - shown)) * 100
  return `${along(x, 1 / excess)}% ${along(y, excess)}%`
}
