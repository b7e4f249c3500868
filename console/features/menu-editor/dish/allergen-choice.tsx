// The form of a dish's allergens and diets. For each that the merchant does not state, eaters read
// `unknown`.
import { allergens, spicinessMax, type Allergen } from '@tingkat/ordering/merchant/merchant'
import type { DishFactsFile } from '@tingkat/ordering/merchant/merchant-file'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Check } from 'lucide-react'
import { Field } from '../../../platform/field.tsx'
import type { DishPartProps } from './dish-part.ts'

const lists = ['contains', 'mayContain'] as const
const diets = ['halal', 'vegetarian', 'vegan'] as const

export function AllergenChoice({ dish, onChange }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const { facts = {} } = dish
  const change = (fields: { [Name in keyof DishFactsFile]?: DishFactsFile[Name] | undefined }) =>
    onChange({ facts: { ...facts, ...fields } })

  function toggle(list: (typeof lists)[number], allergen: Allergen) {
    const other = list === 'contains' ? 'mayContain' : 'contains'
    const chosen = facts[list] ?? []
    const isOn = chosen.includes(allergen)
    change({
      [list]: isOn ? chosen.filter((each) => each !== allergen) : [...chosen, allergen],
      [other]: (facts[other] ?? []).filter((each) => each !== allergen),
    })
  }

  return (
    <details className="med-more">
      <summary className="h3" data-place="facts">
        {t('facts')}
      </summary>
      <div className="stack">
        <p className="hint">{t('factsHint')}</p>
        {lists.map((list) => (
          <fieldset key={list} className="plain">
            <legend className="b">{t(`factList.${list}`)}</legend>
            <div className="row wraps">
              {allergens.map((allergen) => {
                const isOn = facts[list]?.includes(allergen) ?? false
                return (
                  <button
                    key={allergen}
                    type="button"
                    className={isOn ? 'chip on' : 'chip'}
                    aria-pressed={isOn}
                    onClick={() => toggle(list, allergen)}
                  >
                    {isOn && <Check className="ic" aria-hidden />}
                    {t(`allergen.${allergen}`)}
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
        <div className="med-pair">
          {diets.map((diet) => (
            <Field key={diet} label={t(`diet.${diet}`)}>
              {(id) => (
                <select
                  id={id}
                  data-place={`facts.${diet}`}
                  value={String(facts[diet] ?? '')}
                  onChange={(event) => change({ [diet]: readAnswer(event.target.value) })}
                >
                  <option value="">{t('answer.unknown')}</option>
                  <option value="true">{t('answer.yes')}</option>
                  <option value="false">{t('answer.no')}</option>
                </select>
              )}
            </Field>
          ))}
          <Field label={t('spicy')}>
            {(id) => (
              <select
                id={id}
                value={facts.spicy ?? ''}
                onChange={(event) =>
                  change({
                    spicy: event.target.value === '' ? undefined : Number(event.target.value),
                  })
                }
              >
                <option value="">{t('answer.unknown')}</option>
                {Array.from({ length: spicinessMax + 1 }, (_, level) => (
                  <option key={level} value={level}>
                    {t(`spiciness.${level}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
    </details>
  )
}

const readAnswer = (text: string): boolean | undefined =>
  text === '' ? undefined : text === 'true'
