// Typed client of the kitchen board and of the actions of a merchant's staff on orders.
import type { z } from 'zod'
import { createSend, type ClientOptions } from '../client.ts'
import { paths } from '../paths.ts'
import type {
  acknowledgementBodySchema,
  answerBodySchema,
  Board,
  BoardMerchantList,
  BoardSettings,
  boardSettingsBodySchema,
  changePreviewBodySchema,
  ChangePreview,
  checksBodySchema,
  cookBodySchema,
  declineBodySchema,
  historyQuerySchema,
  kitchenChangeBodySchema,
  KitchenHistory,
  KitchenOrder,
  readyByBodySchema,
} from './kitchen.ts'

export type AnswerBody = z.input<typeof answerBodySchema>
export type CookBody = z.input<typeof cookBodySchema>
export type DeclineBody = z.input<typeof declineBodySchema>
export type ReadyByBody = z.input<typeof readyByBodySchema>
export type ChecksBody = z.input<typeof checksBodySchema>
export type ChangePreviewBody = z.input<typeof changePreviewBodySchema>
export type KitchenChangeBody = z.input<typeof kitchenChangeBodySchema>
export type AcknowledgementBody = z.input<typeof acknowledgementBodySchema>
export type BoardSettingsBody = z.input<typeof boardSettingsBodySchema>
export type HistoryQuery = Omit<z.input<typeof historyQuerySchema>, 'limit'> & { limit?: number }

/** Every action returns the current order, also when the action is repeated. */
export function createKitchenClient(options: ClientOptions) {
  const send = createSend(options)
  const act = async (method: 'POST' | 'PUT', path: string, orderID: string, body: unknown) =>
    await send<KitchenOrder>(method, path, { parameters: { orderID }, body })
  return {
    /**
     * Reads the kitchen board of a merchant. Without `merchantID`, reads a board with all merchants
     * of the device or of the person's memberships.
     */
    readBoard: (merchantID?: string) =>
      send<Board>('GET', paths.kitchenBoard, { query: { merchantID } }),
    listMerchants: () => send<BoardMerchantList>('GET', paths.kitchenMerchants),
    readOrder: (orderID: string) =>
      send<KitchenOrder>('GET', paths.kitchenOrder, { parameters: { orderID } }),
    answer: (orderID: string, body: AnswerBody) => act('POST', paths.kitchenAnswer, orderID, body),
    decline: (orderID: string, body: DeclineBody) =>
      act('POST', paths.kitchenDecline, orderID, body),
    move: (orderID: string, body: CookBody) => act('POST', paths.kitchenMoves, orderID, body),
    cancel: (orderID: string, body: DeclineBody) => act('POST', paths.kitchenCancel, orderID, body),
    moveReadyBy: (orderID: string, body: ReadyByBody) =>
      act('PUT', paths.kitchenReadyBy, orderID, body),
    check: (orderID: string, body: ChecksBody) => act('PUT', paths.kitchenChecks, orderID, body),
    acknowledge: (orderID: string, body: AcknowledgementBody) =>
      act('PUT', paths.kitchenAcknowledgement, orderID, body),
    previewChanges: (orderID: string, body: ChangePreviewBody) =>
      send<ChangePreview>('POST', paths.kitchenChangePreview, { parameters: { orderID }, body }),
    change: (orderID: string, body: KitchenChangeBody) =>
      act('POST', paths.kitchenChanges, orderID, body),
    readHistory: (query: HistoryQuery) =>
      send<KitchenHistory>('GET', paths.kitchenHistory, { query }),
    saveSettings: (merchantID: string, body: BoardSettingsBody) =>
      send<BoardSettings>('PUT', paths.kitchenSettings, { parameters: { merchantID }, body }),
  }
}
