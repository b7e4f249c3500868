// Opens the stores, sessions and keys of staff, which the routes of all consoles share.
import { createSessionEvents } from '../account/session-events.ts'
import type { AppDeps } from '../deps.ts'
import { deriveKeys, type KeyRing } from '../platform/keys/key-ring.ts'
import { createStaff } from '../staff/acting.ts'
import { createDeviceCookie } from '../staff/device/device-cookie.ts'
import { openDeviceStore } from '../staff/device/device-store.ts'
import { createStaffSessions } from '../staff/session/session.ts'
import { openStaffSessionStore } from '../staff/session/session-store.ts'

// In milliseconds: how often the session behind an open event stream is read again. The bus
// announces the end of a session, but messages may be lost, and a session expires without one.
const pollMs = 15_000

export function openStaffParts({ bus, clock, config, database, log }: AppDeps, keys: KeyRing) {
  const secure = config.consoleUrl.startsWith('https:')
  const staffSessionStore = openStaffSessionStore(database)
  const deviceStore = openDeviceStore(database)
  const staffSessions = createStaffSessions({ staffSessionStore, clock }, { secure })
  const deviceCookie = createDeviceCookie({ deviceStore, clock }, { secure })
  const staffEvents = createSessionEvents({ bus, log, topicRoot: 'staff-sessions', pollMs })
  return {
    staffSessionStore,
    deviceStore,
    staffSessions,
    deviceCookie,
    staffEvents,
    staff: createStaff({ staffSessions, deviceCookie, staffEvents, clock }),
    staffKeys: deriveKeys(keys, 'staff'),
    pinKeys: deriveKeys(keys, 'staff-pin'),
  }
}
