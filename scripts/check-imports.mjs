// `npm run rules`: reads the imports of all files below the current folder. Checks the rules in
// .dependency-cruiser.mjs, and that browser code loads neither zod nor a Node module.
import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'
import { findBrowserLeaks } from './checks/browser-leaks.mjs'

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))

const options = /** @type {Parameters<typeof cruise>[1]} */ ({ ruleSet: rules, validate: true })
const { output } = await cruise([...workspaces, 'ops', 'scripts'], options)
if (typeof output === 'string') throw new Error(output)
if (output.modules.length === 0) throw new Error('There are no modules.')
const violations = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const files = cycle ? cycle.map(({ name }) => name) : [to].filter((file) => file !== from)
  return `${rule.name}: ${[from, ...files].join(' → ')}`
})
const leaks = findBrowserLeaks(output.modules).map((files) => `browser-leak: ${files.join(' → ')}`)
const found = [...new Set([...violations, ...leaks])].toSorted()
for (const line of found) console.log(line)
process.exitCode = found.length > 0 ? 1 : 0
