import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueSchema } from './format.ts'
import { validateCatalogue } from './validate.ts'

const page = readFileSync(new URL('../docs/catalogue-format.md', import.meta.url), 'utf8')

test('the example in docs/catalogue-format.md is a valid file', () => {
  const example = /```json\n(.*?)```/s.exec(page)?.[1]
  expect(validateCatalogue(JSON.parse(example ?? ''))).toMatchObject({
    catalogue: { country: 'sg' },
  })
})

test('docs/catalogue-format.md names every field of the format', () => {
  const fields = new Set<string>()
  const collect = (schema: any): void => {
    const { shape, element, innerType } = schema.def
    if (shape)
      for (const [key, value] of Object.entries(shape)) {
        fields.add(key)
        collect(value)
      }
    if (element) collect(element)
    if (innerType) collect(innerType)
  }
  collect(catalogueSchema)
  expect(fields.size).toBeGreaterThan(50)
  expect(
    [...fields].filter((field) => !page.includes(`\`${field}\``) && !page.includes(`"${field}"`)),
  ).toEqual([])
})
