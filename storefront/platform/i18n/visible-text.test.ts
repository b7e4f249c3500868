// No text that an eater sees or hears stands in the code: not as text, in attributes, in templates or in messages.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'

type Node = { type: string; [key: string]: unknown }

const root = join(import.meta.dirname, '../..')
// The product's name is the same in every language.
const allowed = /^[\p{P}\p{S}\s\d]*(tingkat)?[\p{P}\p{S}\s\d]*$/iu
const visible =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext|placeholder))$|(Label|Title|Text|Message|Heading)$/
// A capital, then words: what no key, class or code looks like.
const sentence = /^\p{Lu}[\p{Ll}’']+( [\p{L}’',.–-]+)+[.!?…]?$/u

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const says = (text: string) => /\p{L}/u.test(text) && !allowed.test(text.trim())

/** The texts that an expression may come to, as it stands: calls are not looked into, for t('…') is how it should be. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'StringLiteral':
      return [String(node['value'])]
    case 'TemplateLiteral':
      return (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked)
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textsOf(node['expression'])
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return textsOf(node['expression'])
    case 'ConditionalExpression':
      return [...textsOf(node['consequent']), ...textsOf(node['alternate'])]
    case 'BinaryExpression':
      return ['+', '||', '&&', '??'].includes(String(node['operator']))
        ? [...textsOf(node['left']), ...textsOf(node['right'])]
        : []
    default:
      return []
  }
}

/** Every text in the source that a page could show. */
function visibleTexts(source: string, tsx = true): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) {
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
      return
    }
    if (value.type === 'ThrowStatement') return
    if (
      value.type === 'NewExpression' &&
      /Error$|Failure$/.test(String((value['callee'] as Node)['value']))
    )
      return
    if (value.type === 'JSXText') found.push(String(value['value']))
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      for (const child of value['children'] as Node[])
        if (child.type === 'JSXExpressionContainer') found.push(...textsOf(child))
    if (value.type === 'JSXAttribute') {
      const name = value['name'] as Node
      const spelled = name.type === 'JSXNamespacedName' ? '' : String(name['value'])
      // A capitalised component's prop may be a key, which it translates itself.
      if (visible.test(spelled))
        found.push(
          ...textsOf(value['value']).filter(
            (text) => !/^[\w.]+$/.test(text) || /^(alt|placeholder|aria-)/.test(spelled),
          ),
        )
    }
    if (value.type === 'StringLiteral' && sentence.test(String(value['value'])))
      found.push(String(value['value']))
    if (value.type === 'TemplateLiteral')
      found.push(...textsOf(value).filter((text) => sentence.test(text.trim())))
    Object.entries(value).forEach(([key, inner]) => {
      if (key !== 'span') walk(inner)
    })
  }
  walk(parseSync(source, { syntax: 'typescript', tsx }).body)
  return [...new Set(found.filter(says).map((text) => text.trim()))]
}

const files = ['routes', 'widgets', 'features', 'ui', 'platform', '.'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '.' })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$|\.config\.ts$|-command\.ts$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

describe('visible text', () => {
  // Fixed by the specification in these very words, or spelled in a language's own; the reader's language is put beside them.
  const fixed = new Set([
    'features/location/detection/detection.ts',
    'features/site/languages.ts',
    'platform/i18n/site-title.ts',
  ])

  test.each(files.filter((file) => !fixed.has(file)))(
    '%s says nothing in words of its own',
    (file) => {
      expect(visibleTexts(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))).toEqual([])
    },
  )

  test.each([
    ['text', 'const a = <p>Hello</p>', ['Hello']],
    ['text between elements', 'const a = <p><b/> and more</p>', ['and more']],
    ['a string child', "const a = <p>{'Hello'}</p>", ['Hello']],
    ['a choice', "const a = <p>{on ? 'yes' : t('no')}</p>", ['yes']],
    ['a template child', 'const a = <p>{`${count} dishes`}</p>', ['dishes']],
    ['an attribute', 'const a = <img alt="A plate" />', ['A plate']],
    ['a label made of parts', 'const a = <a aria-label={`Remove ${name}`} />', ['Remove']],
    ['a default', "const a = <input placeholder={hint ?? 'Search'} />", ['Search']],
    ['a toast', "showToast({ title: 'Added to basket' })", ['Added to basket']],
    ['a constant', "const words = ['Nothing to see']", ['Nothing to see']],
  ])('%s is seen', (_, source, texts) => expect(visibleTexts(source)).toEqual(texts))

  test.each([
    ['const a = <p className="a b">{t(\'home.title\')} · 5 km</p>'.replace(' km', '')],
    ['const a = <img alt="" /> '],
    ["throw new Error('Nobody sees this one')"],
    ["const a = new Error('Nobody sees this')"],
    ['const a = <Frame title="checkout.title">{list.map(one => one.name)}</Frame>'],
  ])('%s is fine', (source) => expect(visibleTexts(source)).toEqual([]))
})
