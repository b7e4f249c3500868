// Checks that the code contains no text for eaters: all visible text comes from translations.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'

type Node = { type: string; [key: string]: unknown }

const root = join(import.meta.dirname, '../..')
// The product's name is allowed, because it is the same in every language.
const allowed = /^[\p{P}\p{S}\s\d]*(tingkat)?[\p{P}\p{S}\s\d]*$/iu
const attributes = ['alt', 'title', 'placeholder', 'label']
const ariaAttributes = ['label', 'description', 'roledescription', 'valuetext', 'placeholder']
const propSuffixes = ['Label', 'Title', 'Text', 'Message', 'Heading']
const visible = new RegExp(
  `^(${attributes.join('|')}|aria-(${ariaAttributes.join('|')}))$|(${propSuffixes.join('|')})$`,
)
// A text for eaters starts with a capital letter and has several words, unlike keys, classes and
// codes.
const sentence = /^\p{Lu}[\p{Ll}’']+( [\p{L}’',.–-]+)+[.!?…]?$/u

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const hasWords = (text: string) => /\p{L}/u.test(text) && !allowed.test(text.trim())

/** Returns the possible string values of an expression. Calls such as t('…') have none. */
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

const isErrorCreation = (node: Node): boolean =>
  node.type === 'NewExpression' && String((node['callee'] as Node)['value']).endsWith('Error')

/** Returns the texts that this node itself shows, without its descendants. */
function ownTexts(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])]
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[])
        .filter((child) => child.type === 'JSXExpressionContainer')
        .flatMap(textsOf)
    case 'JSXAttribute':
      return attributeTexts(node)
    case 'StringLiteral':
    case 'TemplateLiteral':
      return textsOf(node).filter((text) => sentence.test(text.trim()))
    default:
      return []
  }
}

function attributeTexts(node: Node): string[] {
  const name = node['name'] as Node
  const text = name.type === 'JSXNamespacedName' ? '' : String(name['value'])
  if (!visible.test(text)) return []
  // A prop of a component may be a translation key, which is no visible text.
  const canBeKey = !/^(alt|placeholder|aria-)/.test(text)
  return textsOf(node['value']).filter((value) => !canBeKey || !/^[\w.]+$/.test(value))
}

/** Returns all texts in the source that a page could show. */
function visibleTexts(source: string, tsx = true): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) {
      if (value.type === 'ThrowStatement' || isErrorCreation(value)) return
      found.push(...ownTexts(value))
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'span') walk(inner)
  }
  walk(parseSync(source, { syntax: 'typescript', tsx }).body)
  return [...new Set(found.filter(hasWords).map((text) => text.trim()))]
}

const files = ['routes', 'widgets', 'features', 'platform', '.', '../ui'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '.' })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$|\.config\.ts$|-command\.ts$/.test(entry.name) &&
        !entry.parentPath.endsWith('testing'),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

describe('visible text', () => {
  // Files that may contain text: the specification fixes their texts, or they contain the names of
  // languages in these languages.
  const fixed = new Set([
    'features/location/detection/detection.ts',
    'features/site/languages.ts',
    'platform/browser/client.ts',
    'platform/i18n/site-title.ts',
  ])

  test.each(files.filter((file) => !fixed.has(file)))('%s contains no visible text', (file) => {
    expect(visibleTexts(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))).toEqual([])
  })

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
    ['a constant', "const texts = ['Nothing to see']", ['Nothing to see']],
  ])('finds %s', (_, source, texts) => expect(visibleTexts(source)).toEqual(texts))

  test.each([
    ['const a = <p className="a b">{t(\'home.title\')} · 5 km</p>'.replace(' km', '')],
    ['const a = <img alt="" /> '],
    ["throw new Error('Nobody sees this one')"],
    ["const a = new Error('Nobody sees this')"],
    ['const a = <Frame title="checkout.title">{list.map(item => item.name)}</Frame>'],
  ])('accepts %s', (source) => expect(visibleTexts(source)).toEqual([]))
})
