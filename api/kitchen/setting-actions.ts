// Use cases of the settings that all kitchen boards of a merchant share.
import type { BoardSettings } from '@tingkat/contract/console/kitchen'
import type { BoardSettingsBody } from '@tingkat/contract/console/kitchen-client'
import type { Bus } from '../platform/events/bus.ts'
import { merchantTopic } from '../platform/events/outbox.ts'
import type { Caller, ChangeStore } from '../staff/change-store.ts'
import type { BoardKey } from './board-actions.ts'
import { saveSetting, type BoardStore } from './board-store.ts'

export type SettingPorts = {
  boards: BoardStore
  changes: ChangeStore
  bus: Pick<Bus, 'publish'>
}

/**
 * Saves the settings. A repeated action id has no effect. Throws
 * idempotency_key_reused if an earlier request with the same id had other settings.
 */
export async function saveBoardSettings(
  { boards, changes, bus }: SettingPorts,
  caller: Caller,
  key: BoardKey,
  { actionID, ...settings }: BoardSettingsBody,
): Promise<BoardSettings> {
  const { country, merchantID } = key
  const before = await boards.readSetting(key)
  await changes.runOnce(
    caller,
    { actionID, kind: 'kitchen.settings', input: { ...key, settings } },
    async (transaction) => {
      await saveSetting(transaction, key, settings)
      const audit = {
        action: 'kitchen.settings',
        targetKind: 'merchant',
        targetID: merchantID,
        scope: `merchant:${merchantID}`,
        country,
        before,
        after: { ...before, ...settings },
      }
      return { targetID: merchantID, audit }
    },
  )
  // If this message is lost, the kitchen boards read the settings at their next regular read.
  await bus.publish(merchantTopic(merchantID), {}).catch(() => {})
  return { merchantID, ...(await boards.readSetting(key)) }
}
