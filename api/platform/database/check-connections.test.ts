// Test of the check that PostgreSQL allows the connections of a process, with a real PostgreSQL
// server.
import { expect, test } from 'vitest'
import { openTestDatabase, testEngine } from '../../testing/engine.ts'
import { checkConnections } from './check-connections.ts'

test.runIf(testEngine === 'postgres')(
  'logs the connections at start, and warns if PostgreSQL has too few (OPS-09)',
  async () => {
    const database = await openTestDatabase()
    const lines: [level: string, fields: object][] = []
    const write = (level: string) => (fields: object) => void lines.push([level, fields])
    const log = {
      debug: write('debug'),
      info: write('info'),
      warn: write('warn'),
      error: write('error'),
    }
    try {
      await checkConnections(database, { requestConnections: 1, jobConnections: 1 }, log)
      const free = expect.any(Number)
      expect(lines).toEqual([
        ['info', { requestConnections: 1, jobConnections: 1, max: expect.any(Number), free }],
      ])
      await checkConnections(database, { requestConnections: 100_000, jobConnections: 3 }, log)
      expect(lines.map(([level]) => level)).toEqual(['info', 'info', 'warn'])
    } finally {
      await database.close()
    }
  },
)
