// Tests of useTranslation in React: a component suspends until its namespaces are loaded.
import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { I18nContext, useTranslation } from './use-translation.ts'

function Dish() {
  const { t } = useTranslation(['site', 'dish'])
  const [mark] = useState('!')
  return <p>{`${t('dish:name')}${mark}`}</p>
}

// If the promise is fulfilled immediately, React renders the component a second time and keeps the
// state of the first attempt. So the second attempt must call `use` again with the same promise.
test('I18N-01: a namespace that arrives at once causes no error while React renders', async () => {
  const i18n = createI18n(
    'en',
    { site: {} },
    { read: async () => ({ name: 'Laksa' }), reportMissingKey: () => undefined },
  )
  const errors: unknown[] = []
  const element = document.createElement('main')
  document.body.append(element)
  const root = createRoot(element, { onRecoverableError: (error) => errors.push(error) })
  startTransition(() =>
    root.render(
      <I18nContext value={i18n}>
        <Dish />
      </I18nContext>,
    ),
  )
  await expect.poll(() => element.textContent).toBe('Laksa!')
  expect(errors).toEqual([])
  root.unmount()
  element.remove()
})
