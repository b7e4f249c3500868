// Tests of the modifier groups and the note in the dish drawer.
import { startLine } from '@tingkat/ordering/dish/dish'
import {
  makeDish,
  makeLine,
  makeModifier,
  makeModifierGroup,
} from '@tingkat/ordering/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { bowl, drawDrawer, press } from '../../testing/dish-drawer.tsx'

describe('choices', () => {
  test('show how many to pick (VALID-09 VALID-10)', async () => {
    const { group } = await drawDrawer()
    const label = (name: string) => group(name).element().querySelector<HTMLElement>('.grp-h p')!
    expect(['noodle', 'heat', 'extras', 'nothing'].map((name) => label(name).textContent)).toEqual([
      'Pick 1',
      'Pick 1 to 2',
      'Optional, max 3',
      '',
    ])
    expect(group('nothing').element().querySelectorAll('input')).toHaveLength(0)
  })

  test.each([
    ['th', 'ความเผ็ด', 'ไม่เผ็ด', 'แกงกะทิ'],
    ['en', 'Spiciness', 'Not spicy', 'Coconut curry'],
  ] as const)(
    'are in the language of the page, here %s (ITEM-02 ITEM-04)',
    async (language, groupName, choice, description) => {
      const mild = makeModifier('mild', 0, { name: 'ไม่เผ็ด', englishName: 'Not spicy' })
      const dish = makeDish('curry', 700, {
        description: 'แกงกะทิ',
        englishDescription: 'Coconut curry',
        modifierGroups: [
          makeModifierGroup('heat', 1, 1, [mild], { name: 'ความเผ็ด', englishName: 'Spiciness' }),
        ],
      })
      const start = startLine(dish, 'line')
      const { drawer } = await drawDrawer({ start }, { country: 'th', language })
      const group = drawer.getByRole('group', { name: groupName })
      await expect.element(group.getByRole('radio', { name: choice })).toBeInTheDocument()
      await expect
        .element(group.getByRole('heading', { includeHidden: true }))
        .toHaveTextContent(groupName)
      expect(drawer.element().querySelector('.it-text')?.textContent).toBe(description)
    },
  )

  test('are radio buttons in single groups, checkboxes in others (VALID-13 VALID-14)', async () => {
    const { group, choose, label } = await drawDrawer()
    const inputCounts = (name: string) => [
      group(name).getByRole('radio').elements().length,
      group(name).getByRole('checkbox').elements().length,
    ]
    expect([
      inputCounts('noodle'),
      inputCounts('heat'),
      inputCounts('extras'),
      inputCounts('sauce'),
    ]).toEqual([
      [3, 0],
      [0, 3],
      [0, 2],
      [2, 0],
    ])
    await choose('noodle', 'thick')
    await choose('noodle', 'thin')
    await expect.element(group('noodle').getByRole('radio', { name: /thin/ })).toBeChecked()
    await expect.element(group('noodle').getByRole('radio', { name: /thick/ })).not.toBeChecked()
    await choose('noodle', 'thin')
    await expect
      .element(group('noodle').getByRole('radio', { name: /thin/ }), {
        message: 'a required choice stays',
      })
      .toBeChecked()
    await choose('sauce', 'soy')
    await choose('sauce', 'soy')
    await expect
      .element(group('sauce').getByRole('radio', { name: /soy/ }), {
        message: 'a second press deselects an optional choice',
      })
      .not.toBeChecked()
    for (const heat of ['mild', 'hot']) await choose('heat', heat)
    label('heat', 'wild').click()
    expect(
      group('heat').getByRole('checkbox', { checked: true }).elements(),
      'at most the maximum of the group',
    ).toHaveLength(2)
    await expect
      .element(group('heat').getByRole('checkbox', { name: /wild/ }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('are disabled when a modifier or a group is sold out (VALID-15)', async () => {
    const { group, label } = await drawDrawer()
    await expect.element(group('noodle').getByRole('radio', { name: /red/ })).toBeDisabled()
    await expect.element(group('noodle').getByRole('radio', { name: /thin/ })).toBeEnabled()
    await expect.element(group('gone').getByRole('checkbox', { name: /cockle/ })).toBeDisabled()
    await expect
      .element(group('gone').element().querySelector<HTMLElement>('.grp-h p')!)
      .toHaveTextContent('Sold out')
    label('noodle', 'red').click()
    expect(group('noodle').getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  })

  test('are marked as invalid when the add button is pressed (ITEM-10 VALID-12 VALID-18)', async () => {
    const { drawer, button, group, save } = await drawDrawer()
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button().element().hasAttribute('disabled'), 'focusable and pressable').toBe(false)
    expect(drawer.getByRole('alert').elements(), 'not marked before an attempt').toHaveLength(0)
    press(button())
    await expect
      .element(group('noodle').getByRole('alert'))
      .toHaveTextContent('Pick 1, nothing picked yet')
    await expect
      .element(group('heat').getByRole('alert'))
      .toHaveTextContent('Pick 1 to 2, nothing picked yet')
    expect(drawer.getByRole('alert').elements()).toHaveLength(2)
    expect(
      ['noodle', 'heat', 'extras'].map(
        (name) => group(name).element().querySelectorAll('.bad svg').length,
      ),
    ).toEqual([1, 1, 0])
    await expect.element(group('noodle').getByRole('radio', { name: /thick/ })).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
    await expect.element(button()).toMatchTextContent('Add to basket')
  })

  test('show a green check in satisfied required groups (VALID-11)', async () => {
    const { button, group, choose } = await drawDrawer()
    const checks = () =>
      ['noodle', 'heat', 'extras'].map(
        (name) => group(name).element().querySelectorAll('.ok svg').length,
      )
    expect(checks()).toEqual([0, 0, 0])
    await choose('noodle', 'thin')
    await choose('extras', 'egg')
    await expect.poll(checks).toEqual([1, 0, 0])
    const leafColour = getComputedStyle(document.documentElement).getPropertyValue('--leaf')
    const green = document.createElement('i')
    green.style.color = leafColour
    document.body.append(green)
    expect(getComputedStyle(group('noodle').element().querySelector('.ok svg')!).color).toBe(
      getComputedStyle(green).color,
    )
    green.remove()
    await choose('heat', 'hot')
    await expect.poll(checks).toEqual([1, 1, 0])
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the note', () => {
  test('is optional and limited to 130 code points (VALID-05 VALID-06)', async () => {
    const { drawer, button, save } = await drawDrawer({ start: makeLine(bowl, 'line') })
    const note = drawer.getByRole('textbox')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await note.fill('🌶'.repeat(130))
    await expect.element(drawer.getByText('130/130')).toBeVisible()
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await note.fill('🌶'.repeat(131))
    await expect.element(note).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(drawer.getByRole('alert'))
      .toHaveTextContent('131/130 characters. Please shorten your note.')
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    press(button())
    await expect.element(note, { message: 'focused by the press' }).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
  })
})
