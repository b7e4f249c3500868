// Builds the audit rows for log-in, fresh log-in (`session.step_up`) and log-out of staff.
import type { AuditChange } from '../audit-store.ts'
import type { Caller } from '../change-store.ts'

/** Returns the person as the caller for the audit row, with the session that the log-in opens. */
export const callerOfSession = (
  { personID, sessionID, now }: { personID: string; sessionID: string; now: Date },
  { requestID }: { requestID: string },
): Caller => ({ personID, deviceID: null, sessionID, at: now, requestID })

export const sessionAudit = (
  action: 'session.open' | 'session.step_up' | 'session.end',
  sessionID: string,
  after: Record<string, unknown> = {},
): AuditChange => ({
  action,
  targetKind: 'session',
  targetID: sessionID,
  scope: 'platform',
  country: null,
  after,
})
