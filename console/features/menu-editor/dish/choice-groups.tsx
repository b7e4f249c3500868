// The form of a dish's modifier groups, each with the rule of how many choices an eater picks.
import type { ModifierGroupFile } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { Field } from '../../../platform/field.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { DishPartProps } from './dish-part.ts'
import { EnglishField, EnglishPart } from './english-part.tsx'
import { newChoice, newGroup, shift } from '../draft/menu-file.ts'
import { TextField } from './text-field.tsx'

export function ChoiceGroups({ dish, onChange }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const groups = dish.modifierGroups ?? []
  const changeGroups = (modifierGroups: ModifierGroupFile[]) => onChange({ modifierGroups })
  return (
    <section className="stack">
      <div className="row between">
        <h3 className="h3">{t('choices')}</h3>
        <Button
          kind="quiet"
          size="s"
          onClick={() => changeGroups([...groups, newGroup()])}
          data-place="modifierGroups"
        >
          <Plus className="ic" aria-hidden />
          {t('addGroup')}
        </Button>
      </div>
      {groups.length === 0 && <p className="hint">{t('choicesHint')}</p>}
      {groups.map((group, index) => (
        <ChoiceGroup
          key={group.ID}
          group={group}
          place={`modifierGroups[${index}]`}
          onChange={(next) =>
            changeGroups(groups.map((each) => (each.ID === group.ID ? next : each)))
          }
          onMove={(by) => changeGroups(shift(groups, group.ID, by))}
          onRemove={() => changeGroups(groups.filter(({ ID }) => ID !== group.ID))}
        />
      ))}
    </section>
  )
}

type ChoiceGroupProps = {
  group: ModifierGroupFile
  place: string
  onChange: (group: ModifierGroupFile) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function ChoiceGroup({ group, place, onChange, onMove, onRemove }: ChoiceGroupProps) {
  const { t } = useTranslation('menu-editor')
  const { modifiers } = group
  const changeModifiers = (next: typeof modifiers) =>
    onChange(withRangeInside({ ...group, modifiers: next }))
  return (
    <fieldset className="med-group">
      <legend className="sr">{group.name || t('unnamedGroup')}</legend>
      <div className="med-two">
        <TextField
          label={t('groupName')}
          value={group.name}
          place={`${place}.name`}
          onChange={(name) => onChange({ ...group, name })}
        />
        <PickRule group={group} place={place} onChange={onChange} />
      </div>
      <ul>
        {modifiers.map((modifier, index) => (
          <ChoiceRow
            key={modifier.ID}
            choice={modifier}
            place={`${place}.modifiers[${index}]`}
            isOnly={modifiers.length === 1}
            onChange={(next) =>
              changeModifiers(modifiers.map((each) => (each.ID === modifier.ID ? next : each)))
            }
            onMove={(by) => changeModifiers(shift(modifiers, modifier.ID, by))}
            onRemove={() => changeModifiers(modifiers.filter(({ ID }) => ID !== modifier.ID))}
          />
        ))}
      </ul>
      <EnglishNames group={group} place={place} onChange={onChange} />
      <div className="row wraps">
        <Button kind="quiet" size="s" onClick={() => changeModifiers([...modifiers, newChoice()])}>
          <Plus className="ic" aria-hidden />
          {t('addChoice')}
        </Button>
        <span className="grow" />
        <Button kind="quiet" size="s" onClick={() => onMove(-1)}>
          {t('moveUp')}
        </Button>
        <Button kind="quiet" size="s" onClick={() => onMove(1)}>
          {t('moveDown')}
        </Button>
        <Button kind="danger" size="s" onClick={onRemove}>
          {t('removeGroup')}
        </Button>
      </div>
    </fieldset>
  )
}

type GroupPartProps = Pick<ChoiceGroupProps, 'group' | 'place' | 'onChange'>

/** Fields for the English names of the modifier group and of its choices. */
function EnglishNames({ group, place, onChange }: GroupPartProps) {
  const { t } = useTranslation('menu-editor')
  const { modifiers } = group
  return (
    <EnglishPart title={t('choicesInEnglish')} name={group.englishName}>
      <EnglishField
        label={t('englishNameOf', { name: group.name || t('unnamedGroup') })}
        value={group.englishName}
        place={`${place}.englishName`}
        onChange={(englishName) => onChange({ ...group, englishName })}
      />
      {modifiers.map((modifier, index) => (
        <EnglishField
          key={modifier.ID}
          label={t('englishNameOf', { name: modifier.name || t('unnamedChoice') })}
          value={modifier.englishName}
          place={`${place}.modifiers[${index}].englishName`}
          onChange={(englishName) =>
            onChange({ ...group, modifiers: modifiers.with(index, { ...modifier, englishName }) })
          }
        />
      ))}
    </EnglishPart>
  )
}

const rules = ['one', 'upToOne', 'several'] as const
type Rule = (typeof rules)[number]

function ruleOf({ selectionType, selectionRangeMin }: ModifierGroupFile): Rule {
  if (selectionType === 'multiple') return 'several'
  return selectionRangeMin === 0 ? 'upToOne' : 'one'
}

/** Limits how many choices an eater picks to the number of choices that the modifier group has. */
function withRangeInside(group: ModifierGroupFile): ModifierGroupFile {
  if (group.selectionType === 'single') return group
  const most = Math.max(1, Math.min(group.selectionRangeMax, group.modifiers.length))
  return {
    ...group,
    selectionRangeMax: most,
    selectionRangeMin: Math.min(group.selectionRangeMin, most),
  }
}

const ruleFields = {
  one: { selectionType: 'single', selectionRangeMin: 1, selectionRangeMax: 1 },
  upToOne: { selectionType: 'single', selectionRangeMin: 0, selectionRangeMax: 1 },
  several: { selectionType: 'multiple', selectionRangeMin: 0, selectionRangeMax: 100 },
} as const

/** Fields for how many choices of the modifier group an eater picks. */
function PickRule({ group, place, onChange }: GroupPartProps) {
  const { t } = useTranslation('menu-editor')
  const rule = ruleOf(group)
  const counts = Array.from({ length: group.modifiers.length + 1 }, (_, count) => count)
  const limits = [
    ['selectionRangeMin', 'atLeast', counts],
    ['selectionRangeMax', 'atMost', counts.slice(1)],
  ] as const
  return (
    <div className="stack">
      <Field label={t('rule')}>
        {(id) => (
          <select
            id={id}
            data-place={`${place}.selectionType`}
            value={rule}
            onChange={(event) =>
              onChange(withRangeInside({ ...group, ...ruleFields[event.target.value as Rule] }))
            }
          >
            {rules.map((each) => (
              <option key={each} value={each}>
                {t(`rules.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {rule === 'several' && (
        <div className="med-pair">
          {limits.map(([field, label, options]) => (
            <Field key={field} label={t(label)}>
              {(id) => (
                <select
                  id={id}
                  data-place={`${place}.${field}`}
                  value={group[field]}
                  onChange={(event) => onChange({ ...group, [field]: Number(event.target.value) })}
                >
                  {options.map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </select>
              )}
            </Field>
          ))}
        </div>
      )}
    </div>
  )
}
