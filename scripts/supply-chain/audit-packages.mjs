// `npm run audit:packages`: fails if a production package has a known vulnerability of high or
// critical severity. Many mirrors of the npm registry serve no advisories. The command then says
// so, and fails only with `--required`.
import { spawnSync } from 'node:child_process'
import { childEnvironment, root } from '../machine/node.mjs'

const failing = new Set(['high', 'critical'])

/**
 * Returns the exit code and the message for the output of `npm audit --json`.
 * @param {string} output @param {boolean} required whether unreachable advisories are a failure
 */
export function judgeAudit(output, required) {
  const report = parse(output)
  if (!report?.auditReportVersion) {
    const reason = report?.message ?? 'npm audit printed no report'
    return {
      code: required ? 1 : 0,
      text: `Not audited: the registry has no advisories (${reason}).`,
    }
  }
  /** @type {{ name: string, severity: string }[]} */
  const all = Object.values(report.vulnerabilities ?? {})
  const found = all.filter(({ severity }) => failing.has(severity))
  const names = found.map(({ name, severity }) => `${name} (${severity})`).join(', ')
  return found.length > 0
    ? { code: 1, text: `Vulnerable packages: ${names}. Run \`npm audit\` for details.` }
    : { code: 0, text: `No vulnerability of severity high or critical; ${all.length} below.` }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    timeout: 120_000,
  })
  const { code, text } = judgeAudit(stdout ?? '', process.argv.includes('--required'))
  console.log(text)
  process.exitCode = code
}
