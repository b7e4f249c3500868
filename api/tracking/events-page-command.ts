// `npm run events:page`: writes docs/events.md from the catalogue of events.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEventsPage } from './events-page.ts'

writeFileSync(join(import.meta.dirname, '../../docs/events.md'), writeEventsPage())
