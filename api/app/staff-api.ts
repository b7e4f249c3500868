// Registers the routes of staff: log-in, people, devices, credentials of partners and audit.
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { openSmtp } from '../providers/mail/smtp.ts'
import { openAttemptStore } from '../staff/attempt-store.ts'
import { openAuditStore } from '../staff/audit-store.ts'
import { openChangeStore } from '../staff/change-store.ts'
import { openLoginStore } from '../staff/login/login-store.ts'
import { openOpenIDProvider } from '../staff/login/openid-provider.ts'
import { openPasskeyStore } from '../staff/login/passkey-store.ts'
import { openPartnerTokenStore } from '../staff/partner/partner-token-store.ts'
import { openInviteStore } from '../staff/people/invite-store.ts'
import { openPeopleStore } from '../staff/people/people-store.ts'
import { openScopeStore } from '../staff/people/scope-store.ts'
import { staffRoutes } from '../staff/routes.ts'
import type { StaffPorts } from '../staff/staff-ports.ts'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { AppParts } from './app-parts.ts'

export async function registerStaffApi(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  await api.register(staffRoutes, toStaffPorts(deps, parts))
}

function toStaffPorts(deps: AppDeps, { messaging, partners, staffing }: AppParts): StaffPorts {
  const { clock, config, database, log, newID } = deps
  const returnUrl = `${config.consoleUrl}${staffPaths.oidcReturn}`
  return {
    ...staffing,
    ...chooseStaffMessages(deps, messaging),
    people: openPeopleStore(database),
    invites: openInviteStore(database),
    scopes: openScopeStore(database),
    logins: openLoginStore(database),
    passkeys: openPasskeyStore(database),
    changes: openChangeStore(database),
    attempts: openAttemptStore(database),
    audits: openAuditStore(database),
    partners,
    partnerTokens: openPartnerTokenStore(database),
    openID: config.oidc && openOpenIDProvider(config.oidc, returnUrl),
    config,
    log,
    clock,
    newID,
  }
}

/**
 * Returns the senders of messages to staff. Text messages use the same provider as text messages to
 * eaters. Mail goes to the SMTP server or the development inbox.
 */
function chooseStaffMessages(
  { config, log }: AppDeps,
  { inbox, messageProvider, sendsTexts }: AppParts['messaging'],
): Pick<StaffPorts, 'texts' | 'mail'> {
  const mail = config.mail ? openSmtp({ ...config.mail, log }) : inbox
  return { texts: sendsTexts ? messageProvider : undefined, mail }
}
