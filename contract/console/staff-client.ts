// Typed client of the API for staff: people who work for the operator, a merchant or a fleet.
import type { z } from 'zod'
import { createSend, type ClientOptions } from '../client.ts'
import { paths as publicPaths } from '../paths.ts'
import type { PushKey, PushSubscriptionBody } from '../push.ts'
import { staffPaths as paths } from './staff-paths.ts'
import type {
  auditListSchema,
  deviceBodySchema,
  deviceListSchema,
  deviceReportSchema,
  deviceSchema,
  inviteAcceptSchema,
  inviteBodySchema,
  inviteCreatedSchema,
  inviteListSchema,
  inviteViewSchema,
  loginMethodsSchema,
  membershipBodySchema,
  myDeviceSchema,
  pairingSchema,
  partnerBodySchema,
  partnerTokenCreatedSchema,
  passkeyChallengeSchema,
  passkeyCreationSchema,
  passkeyLoginSchema,
  peopleSchema,
  pinTurnSchema,
  staffCodeRequestSchema,
  staffCodeSentSchema,
  staffLoginSchema,
  StaffMe,
  staffMeChangeSchema,
  staffPartnerListSchema,
  staffSessionListSchema,
  stepUpSchema,
} from './staff.ts'

export type LoginMethods = z.infer<typeof loginMethodsSchema>
export type PasskeyChallenge = z.infer<typeof passkeyChallengeSchema>
export type StaffSessionList = z.infer<typeof staffSessionListSchema>
export type InviteBody = z.input<typeof inviteBodySchema>
export type InviteCreated = z.infer<typeof inviteCreatedSchema>
export type InviteList = z.infer<typeof inviteListSchema>
export type InviteView = z.infer<typeof inviteViewSchema>
export type People = z.infer<typeof peopleSchema>
export type DeviceList = z.infer<typeof deviceListSchema>
export type StaffDevice = z.infer<typeof deviceSchema>
export type Pairing = z.infer<typeof pairingSchema>
export type MyDevice = z.infer<typeof myDeviceSchema>
export type DeviceSound = StaffDevice['sound']
export type AuditList = z.infer<typeof auditListSchema>
export type StaffPartnerList = z.infer<typeof staffPartnerListSchema>
export type PartnerTokenCreated = z.infer<typeof partnerTokenCreatedSchema>
export type CodeSentToStaff = z.infer<typeof staffCodeSentSchema>

export function createStaffClient(options: ClientOptions) {
  const send = createSend(options)
  const get = <T>(path: string, query = {}) => send<T>('GET', path, { query })
  const post = <T>(path: string, body: unknown = {}, parameters = {}) =>
    send<T>('POST', path, { body, parameters })
  return {
    // Methods with which a person logs in.
    readLoginMethods: () => get<LoginMethods>(paths.loginMethods),
    readLoginOptions: () => post<PasskeyChallenge>(paths.passkeyLoginOptions),
    logInWithPasskey: (body: z.input<typeof passkeyLoginSchema>) =>
      post<StaffMe>(paths.passkeyLogin, body),
    requestCode: (body: z.input<typeof staffCodeRequestSchema>) =>
      post<CodeSentToStaff>(paths.loginCodes, body),
    logInWithCode: (body: z.input<typeof staffLoginSchema>) => post<StaffMe>(paths.login, body),
    readStepUpOptions: () => post<PasskeyChallenge>(paths.stepUpOptions),
    stepUp: (body: z.input<typeof stepUpSchema>) => post<StaffMe>(paths.stepUp, body),
    logOut: () => post<null>(paths.logout),

    // Methods for the logged-in person's own account.
    readMe: () => get<StaffMe>(paths.me),
    changeMe: (body: z.input<typeof staffMeChangeSchema>) =>
      send<StaffMe>('PATCH', paths.me, { body }),
    setMyPin: (pin: string) => send<null>('PUT', paths.myPin, { body: { pin } }),
    listSessions: () => get<StaffSessionList>(paths.sessions),
    endSession: (sessionID: string) =>
      send<null>('DELETE', paths.session, { parameters: { sessionID } }),
    readPasskeyOptions: () => post<PasskeyChallenge>(paths.passkeyOptions),
    addPasskey: (body: z.input<typeof passkeyCreationSchema>) =>
      post<StaffMe>(paths.passkeys, body),
    deletePasskey: (passkeyID: string) =>
      send<null>('DELETE', paths.passkey, { parameters: { passkeyID } }),

    // Methods for people and their invites.
    readInvite: (token: string) => post<InviteView>(paths.inviteView, { token }),
    acceptInvite: (body: z.input<typeof inviteAcceptSchema>) =>
      post<StaffMe>(paths.inviteAccept, body),
    listInvites: () => get<InviteList>(paths.invites),
    invite: (body: InviteBody) => post<InviteCreated>(paths.invites, body),
    revokeInvite: (inviteID: string) =>
      send<null>('DELETE', paths.invite, { parameters: { inviteID } }),
    listPeople: (query: { cursor?: string } = {}) => get<People>(paths.people, query),
    changePerson: (personID: string, state: 'active' | 'deactivated') =>
      send<unknown>('PATCH', paths.person, { parameters: { personID }, body: { state } }),
    restoreLogin: (personID: string, actionID: string) =>
      post<InviteCreated>(paths.personRecovery, { actionID }, { personID }),
    grant: (body: z.input<typeof membershipBodySchema>) => post<unknown>(paths.memberships, body),
    removeMembership: (body: z.input<typeof membershipBodySchema>) =>
      post<unknown>(paths.membershipRemoval, body),

    // Methods for paired devices and for pairing.
    listDevices: () => get<DeviceList>(paths.devices),
    pairDevice: (body: z.input<typeof deviceBodySchema>) => post<StaffDevice>(paths.devices, body),
    renameDevice: (deviceID: string, name: string) =>
      send<StaffDevice>('PATCH', paths.device, { parameters: { deviceID }, body: { name } }),
    revokeDevice: (deviceID: string) =>
      send<null>('DELETE', paths.device, { parameters: { deviceID } }),
    unlockDevice: (deviceID: string) => post<unknown>(paths.deviceUnlock, {}, { deviceID }),
    startPairing: () => post<Pairing>(paths.devicePairing),
    readMyDevice: () => get<MyDevice>(paths.myDevice),
    reportMyDevice: (body: z.input<typeof deviceReportSchema>) =>
      send<unknown>('PUT', paths.myDevice, { body }),
    takeTurn: (body: z.input<typeof pinTurnSchema>) => post<MyDevice>(paths.myDevicePin, body),
    endTurn: () => send<unknown>('DELETE', paths.myDevicePin),
    readPushKey: () => get<PushKey>(publicPaths.pushKey),
    subscribeDevice: (body: PushSubscriptionBody) =>
      send<null>('PUT', paths.myDevicePush, { body }),
    unsubscribeDevice: () => send<null>('DELETE', paths.myDevicePush),

    // Methods for partners, and for the audit list.
    listPartners: (query: { cursor?: string } = {}) =>
      send<StaffPartnerList>('GET', paths.partners, { query }),
    createPartner: (body: z.input<typeof partnerBodySchema>) =>
      post<PartnerTokenCreated>(paths.partners, body),
    rotateToken: (partnerID: string, actionID: string) =>
      post<PartnerTokenCreated>(paths.partnerTokens, { actionID }, { partnerID }),
    endToken: (partnerID: string, tokenID: string) =>
      send<null>('DELETE', paths.partnerToken, { parameters: { partnerID, tokenID } }),
    revokePartner: (partnerID: string) =>
      send<null>('DELETE', paths.partner, { parameters: { partnerID } }),
    listAudit: (query: { cursor?: string; personID?: string } = {}) =>
      get<AuditList>(paths.audit, query),
  }
}
