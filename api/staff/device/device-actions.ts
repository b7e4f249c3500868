// Use cases of paired devices: pairing by a code, entering a PIN, and management by staff.
import { createHmac, randomInt } from 'node:crypto'
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import { permissions, allows, type Scope } from '@tingkat/ordering/permissions'
import { isSameHash } from '../../account/login-code.ts'
import { generateToken, hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Acting } from '../acting.ts'
import type { Caller } from '../change-store.ts'
import { toScopeFilter } from '../people/scope-store.ts'
import { afterSeconds, type StaffPorts } from '../staff-ports.ts'
import { membershipsOn, turnMs } from './device-cookie.ts'
import { isWeakPin } from './pin.ts'
import {
  endTurnOf,
  pairDevice,
  renameDevice,
  revokeDevice,
  startTurn,
  unlockPins,
  type StaffDevice,
} from './device-store.ts'
import { readWithKeys } from '../../platform/keys/key-ring.ts'

const pairingSeconds = 10 * 60
const codeLength = 8
// Characters of pairing codes, without those that look alike: 0 O, 1 I L, 5 S, 2 Z.
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'
const devicesMax = 200
// After `max` wrong pairing codes, a person cannot try another one for `lockSeconds` seconds.
const pairingTries = { max: 10, lockSeconds: 10 * 60 }
// `ownTries` limits the wrong PINs for one person on a device; then that
// person waits for `lockSeconds`. `deviceTries` limits the wrong PINs for all
// people on a device within `seconds`; then a manager must unlock the device.
const ownTries = { max: 5, lockSeconds: 5 * 60 }
const deviceTries = { max: 20, seconds: 3600 }

/**
 * Starts the pairing of a device. Returns the pairing code that the device shows, and the token for
 * its cookie.
 */
export async function startPairing(
  ports: StaffPorts,
): Promise<{ code: string; expiresAt: string; token: string }> {
  const now = ports.clock()
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  const token = generateToken()
  const until = afterSeconds(now, pairingSeconds)
  await ports.deviceStore.addPairing({
    deviceID: ports.newID(),
    tokenHash: hashToken(token),
    pairingHash: hashPairing(ports.staffKeys.current, code),
    now,
    until,
  })
  return { code, expiresAt: until.toISOString(), token }
}

function hashPairing(key: Uint8Array, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHmac('sha256', key).update(`pairing:${plain}`).digest()
}

type Pairing = { actionID: string; code: string; name: string; merchantIDs: readonly string[] }

/**
 * Pairs the device that shows the pairing code. Throws pairing_invalid for a wrong code, and
 * too_many_requests after ten wrong codes of the same person.
 */
export async function pair(
  ports: StaffPorts,
  { actionID, code, name, merchantIDs }: Pairing,
  country: CountryCode,
  caller: Caller & { personID: string },
): Promise<string> {
  const { attempts, changes } = ports
  const { personID, at } = caller
  const { waitSeconds } = await attempts.claim('pairing', personID, { now: at, ...pairingTries })
  if (waitSeconds > 0) throw problem('too_many_requests', { retryAfterSeconds: waitSeconds })
  const input = [code, name, merchantIDs]
  const [first = ''] = merchantIDs
  const action = { actionID, kind: 'device.pair', input }
  const { targetID } = await changes.runOnce(caller, action, async (open) => {
    const pairing = { name, country, merchantIDs, personID, now: at }
    const { current, former = current, isFormerValid } = ports.staffKeys
    const hashes = [current, isFormerValid() ? former : current].map((key) =>
      hashPairing(key, code),
    )
    const deviceID = await pairDevice(open, hashes, pairing)
    if (deviceID === null) throw problem('pairing_invalid')
    return {
      targetID: deviceID,
      audit: auditOf('device.pair', deviceID, first, country, { after: { name, merchantIDs } }),
    }
  })
  await attempts.clear('pairing', personID)
  return targetID
}

const auditOf = (
  action: string,
  deviceID: string,
  merchantID: string,
  country: string | null,
  fields: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) => ({
  action,
  targetKind: 'device',
  targetID: deviceID,
  scope: `merchant:${merchantID}`,
  country,
  ...fields,
})

async function toDeviceView(
  { scopes }: StaffPorts,
  devices: readonly StaffDevice[],
): Promise<ReturnType<typeof toView>[]> {
  const names = await scopes.nameMerchants(devices.flatMap(({ merchantIDs }) => merchantIDs))
  return devices.map((device) => toView(device, names))
}

function toView(device: StaffDevice, names: ReadonlyMap<string, string>) {
  const { deviceID, name, merchantIDs, pairedAt, seenAt, appVersion, pinLockedAt } = device
  return {
    deviceID,
    name,
    merchants: merchantIDs.map((ID) => ({ ID, name: names.get(ID) ?? ID })),
    pairedAt: (pairedAt ?? seenAt).toISOString(),
    seenAt: seenAt.toISOString(),
    appVersion,
    sound: device.sound as 'unknown' | 'blocked' | 'on' | 'off',
    pinLocked: pinLockedAt !== null,
  }
}

export async function listDevices(ports: StaffPorts, scopes: readonly Scope[]) {
  const devices = await ports.deviceStore.list(toScopeFilter(scopes), devicesMax)
  return { devices: await toDeviceView(ports, devices) }
}

export async function describeDevice(ports: StaffPorts, deviceID: string) {
  const device = await ports.deviceStore.findPaired(deviceID)
  const [view] = device ? await toDeviceView(ports, [device]) : []
  if (!view) throw problem('not_found')
  return view
}

/**
 * Returns one permission target for each merchant to which the device is paired. To manage the
 * device, a person needs the permission for all of them.
 */
export const targetsOf = ({ country, merchantIDs }: StaffDevice) =>
  merchantIDs.map((merchantID) => ({ country: country ?? undefined, merchantID }))

export async function changeDevice(
  { changes, staffEvents }: StaffPorts,
  { deviceID, name, country, merchantIDs }: StaffDevice,
  change: { kind: 'rename'; name: string } | { kind: 'revoke' } | { kind: 'unlock' },
  caller: Caller,
): Promise<void> {
  const audit = (fields: Parameters<typeof auditOf>[4]) =>
    auditOf(`device.${change.kind}`, deviceID, merchantIDs[0] ?? '', country, fields)
  await changes.run(caller, async (open) => {
    if (change.kind === 'rename') {
      await renameDevice(open, deviceID, change.name)
      return {
        targetID: deviceID,
        audit: audit({ before: { name }, after: { name: change.name } }),
      }
    }
    if (change.kind === 'unlock') await unlockPins(open, deviceID)
    else if (!(await revokeDevice(open, deviceID, caller.at))) throw problem('not_found')
    return { targetID: deviceID, audit: audit({}) }
  })
  staffEvents.publishEnd(deviceID)
}

/**
 * Returns the data that a paired device shows: its merchants, the people who can enter a PIN, and
 * the person who uses the device now.
 */
export async function describeOwnDevice(ports: StaffPorts, device: StaffDevice) {
  const { deviceID, name, country, merchantIDs, pairedAt, turn } = device
  const names = await ports.scopes.nameMerchants(merchantIDs)
  const memberships = membershipsOn(device)
  const held = (permission: (typeof permissions)[number]) =>
    merchantIDs.some((merchantID) =>
      allows(memberships, permission, { country: country ?? undefined, merchantID }),
    )
  return {
    paired: pairedAt !== null,
    deviceID,
    name,
    country: findCountry(country ?? undefined)?.code ?? null,
    merchants: merchantIDs.map((ID) => ({ ID, name: names.get(ID) ?? ID })),
    people: pairedAt ? await ports.deviceStore.listPinPeople(deviceID) : [],
    turn: turn && {
      personID: turn.personID,
      name: turn.name,
      permissions: permissions.filter(held),
      expiresAt: turn.until.toISOString(),
    },
    pinLocked: device.pinLockedAt !== null,
  }
}

export function hashPin(pinKey: Uint8Array, personID: string, pin: string): Buffer {
  return createHmac('sha256', pinKey).update(`${personID}:${pin}`).digest()
}

/** Sets the person's PIN. Throws invalid_request for a PIN that is easy to guess. */
export async function choosePin(
  { people, changes, pinKeys }: StaffPorts,
  pin: string,
  caller: Caller & { personID: string },
): Promise<void> {
  if (isWeakPin(pin))
    throw problem('invalid_request', { faults: [{ path: 'pin', message: 'is easy to guess' }] })
  const { personID } = caller
  await changes.run(caller, async (open) => {
    await people.setPin(open, personID, hashPin(pinKeys.current, personID, pin))
    return {
      targetID: personID,
      audit: {
        action: 'person.pin',
        targetKind: 'person',
        targetID: personID,
        scope: 'platform',
        country: null,
      },
    }
  })
}

/**
 * Checks the PIN and makes the person the current user of the device (the person gets the "turn").
 * Throws pin_wrong, also for people who may not use the device. Throws pin_locked with
 * `retryAfterSeconds`, which is null if a manager must unlock the device.
 */
export async function switchIn(
  ports: StaffPorts,
  device: StaffDevice,
  { personID, pin, requestID }: { personID: string; pin: string; requestID: string },
): Promise<void> {
  const { attempts, changes, deviceStore, clock } = ports
  const now = clock()
  const { deviceID } = device
  if (device.pinLockedAt) throw problem('pin_locked', { retryAfterSeconds: null })
  const pair = `${deviceID}:${personID}`
  const { waitSeconds, tries } = await attempts.claim('pin', pair, { now, ...ownTries })
  if (waitSeconds > 0) throw problem('pin_locked', { retryAfterSeconds: waitSeconds })
  const hash = await deviceStore.findPin(deviceID, personID)
  if (hash === null || !(await isRightPin(ports, hash, { personID, pin }))) {
    const wrong = await attempts.count('device_pin', deviceID, now, deviceTries.seconds)
    if (wrong >= deviceTries.max) {
      await deviceStore.lockPins(deviceID, now)
      ports.staffEvents.publishEnd(deviceID)
    }
    throw problem('pin_wrong', { triesLeft: ownTries.max - tries })
  }
  await attempts.clear('pin', pair)
  await changes.run(callerOnDevice(device, personID, { at: now, requestID }), async (open) => {
    const until = new Date(now.getTime() + turnMs)
    const isStarted = await startTurn(open, { deviceID, personID, until })
    if (!isStarted) throw problem('pin_locked', { retryAfterSeconds: null })
    return { targetID: deviceID, audit: turnAudit('turn.start', device, personID) }
  })
  // Ends the event streams of the person who used the device before.
  ports.staffEvents.publishEnd(deviceID)
}

/**
 * Whether the PIN has this hash. A hash that was made with the server's former key is replaced by
 * one made with the current key.
 */
async function isRightPin(
  { deviceStore, pinKeys }: Pick<StaffPorts, 'deviceStore' | 'pinKeys'>,
  hash: Uint8Array,
  { personID, pin }: { personID: string; pin: string },
): Promise<boolean> {
  const matching = readWithKeys(pinKeys, (key) =>
    isSameHash(hash, hashPin(key, personID, pin)) ? key : null,
  )
  if (matching === null) return false
  if (matching !== pinKeys.current)
    await deviceStore.replacePin(personID, hash, hashPin(pinKeys.current, personID, pin))
  return true
}

const callerOnDevice = (
  { deviceID }: StaffDevice,
  personID: string,
  { at, requestID }: { at: Date; requestID: string },
): Caller => ({ personID, deviceID, sessionID: null, at, requestID })

const turnAudit = (
  action: 'turn.start' | 'turn.end',
  { deviceID, merchantIDs, country }: StaffDevice,
  personID: string,
) => auditOf(action, deviceID, merchantIDs[0] ?? '', country, { after: { personID } })

/**
 * Ends the turn of the person who uses the device: the PIN
 * must then be entered again. No-op if nobody has the turn.
 */
export async function endTurn(
  { changes, clock, staffEvents }: StaffPorts,
  device: StaffDevice,
  requestID: string,
): Promise<void> {
  const { deviceID, turn } = device
  if (!turn) return
  const { personID } = turn
  const caller = callerOnDevice(device, personID, { at: clock(), requestID })
  await changes.run(caller, async (open) => {
    const isEnded = await endTurnOf(open, deviceID, personID)
    return { targetID: deviceID, audit: isEnded ? turnAudit('turn.end', device, personID) : null }
  })
  staffEvents.publishEnd(deviceID)
}

export async function reportDevice(
  { deviceStore }: StaffPorts,
  { deviceID }: Pick<Acting, 'deviceID'>,
  report: { appVersion: string; sound: string },
): Promise<void> {
  await deviceStore.report(deviceID ?? '', report)
}
