// Reads the CPU time of processes from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs'

// On all common systems, Linux reports CPU times in hundredths of a second.
const ticksPerSecond = 100

type Times = { parent: number; own: number; ended: number }

/**
 * Returns the CPU times of a process in seconds: `own` is that of the process, `ended` that of its
 * ended children.
 */
function readTimes(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the process, in parentheses, may contain spaces. The fields of /proc are
    // therefore counted from the closing parenthesis on.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(
      (index) => fields[index] ?? 0,
    ) as [number, number, number, number, number]
    return {
      parent,
      own: (user + system) / ticksPerSecond,
      ended: (endedUser + endedSystem) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}

/** Returns the CPU time of a process in seconds; 0 if it has ended. */
export const cpuSeconds = (pid: number): number => readTimes(pid)?.own ?? 0

/**
 * Returns the CPU time of a process and of all its children in seconds, ended children included.
 */
export function cpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((times) => times?.parent === pid)
  const self = readTimes(pid)
  return (
    (self?.own ?? 0) +
    (self?.ended ?? 0) +
    children.reduce((sum, times) => sum + (times?.own ?? 0), 0)
  )
}

/** Returns the process id of a process's parent; undefined if the process has ended. */
export const parentOf = (pid: number): number | undefined => readTimes(pid)?.parent
