// Reads secrets from files: `NAME_FILE` names a file that contains the value of the setting `NAME`,
// as is usual with Docker, Kubernetes and systemd.
import { readFileSync } from 'node:fs'
import { environmentSchema } from './environment.ts'

type Variables = Record<string, string | undefined>

const settings: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape))
const suffix = '_FILE'

/**
 * Returns the variables with the content of the files, and a sentence for each file
 * that cannot be read. Settings whose own name ends in `_FILE` stay as they are.
 */
export function readSecretFiles(env: Variables): { variables: Variables; faults: string[] } {
  const variables = { ...env }
  const faults: string[] = []
  for (const [variable, path] of Object.entries(env)) {
    const setting = variable.slice(0, -suffix.length)
    const isSecretFile =
      variable.endsWith(suffix) && settings.has(setting) && !settings.has(variable)
    if (!isSecretFile || !path?.trim()) continue
    delete variables[variable]
    if (env[setting]?.trim()) {
      faults.push(`${variable} must not be set together with ${setting}.`)
      continue
    }
    try {
      variables[setting] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException
      faults.push(`${variable} names a file that cannot be read (${code}).`)
    }
  }
  return { variables, faults }
}
