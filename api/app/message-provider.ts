// Chooses how one-time codes reach people: an SMS provider or the development inbox.
import type { AppDeps } from '../deps.ts'
import { createDevelopmentInbox } from '../providers/messages/development-inbox.ts'
import { noMessages } from '../providers/messages/no-messages.ts'
import { openSms } from '../providers/messages/sms.ts'

/**
 * `inbox` is undefined unless the settings turn the development
 * inbox on. Logs a warning if codes cannot be sent.
 */
export function chooseMessageProvider({ clock, config, log, messageProvider }: AppDeps) {
  const inbox = config.devInbox ? createDevelopmentInbox(clock) : undefined
  const chosen = messageProvider ?? (config.sms ? openSms({ ...config.sms, log }) : inbox)
  if (!chosen)
    log.warn(
      {},
      'nobody can log in: set SMS_ACCOUNT, SMS_TOKEN and SMS_FROM, or NODE_ENV=development',
    )
  return { inbox, messageProvider: chosen ?? noMessages, sendsTexts: chosen !== undefined }
}
