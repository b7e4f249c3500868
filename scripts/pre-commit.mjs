// The pre-commit hook: formats and lints the staged files with the pinned Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, findNode, root } from './machine/node.mjs'

const lintStaged = join(root, 'node_modules/lint-staged/bin/lint-staged.js')
const { status } = spawnSync(findNode(), [lintStaged], {
  cwd: root,
  env: childEnvironment(),
  stdio: 'inherit',
  timeout: 120_000,
})
process.exitCode = status ?? 1
