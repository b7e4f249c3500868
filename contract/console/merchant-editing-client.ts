// Typed client of the API that edits a merchant's menu and data, for the console.
import { createSend, type ClientOptions } from '../client.ts'
import type {
  EditedMerchant,
  ImportedMenu,
  ImportMenu,
  MerchantDraft,
  MerchantPreview,
  Publication,
  PublishDraft,
  RestoreRevision,
  Revision,
  RevisionList,
  SaveDraft,
} from './merchant-editing.ts'
import { paths } from '../paths.ts'

export function createMerchantEditingClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    read: (merchantID: string) =>
      send<EditedMerchant>('GET', paths.kitchenDraft, { parameters: { merchantID } }),
    save: (merchantID: string, body: SaveDraft) =>
      send<MerchantDraft>('PUT', paths.kitchenDraft, { parameters: { merchantID }, body }),
    discard: (merchantID: string, version: number) =>
      send<unknown>('DELETE', paths.kitchenDraft, {
        parameters: { merchantID },
        query: { version },
      }),
    preview: (merchantID: string, body: { actionID: string; version: number }) =>
      send<MerchantPreview>('POST', paths.kitchenDraftPreview, {
        parameters: { merchantID },
        body,
      }),
    publish: (merchantID: string, body: PublishDraft) =>
      send<Publication>('POST', paths.kitchenDraftPublish, { parameters: { merchantID }, body }),
    callOff: (merchantID: string, version: number) =>
      send<unknown>('DELETE', paths.kitchenDraftPublish, {
        parameters: { merchantID },
        query: { version },
      }),
    listRevisions: (merchantID: string) =>
      send<RevisionList>('GET', paths.kitchenRevisions, { parameters: { merchantID } }),
    /** With `since`, the response also lists the changes made since that revision. */
    readRevision: (merchantID: string, revision: number, since?: number) =>
      send<Revision>('GET', paths.kitchenRevision, {
        parameters: { merchantID, revision: String(revision) },
        query: { since },
      }),
    restore: (merchantID: string, revision: number, body: RestoreRevision) =>
      send<Publication>('POST', paths.kitchenRevisionRestore, {
        parameters: { merchantID, revision: String(revision) },
        body,
      }),
    importMenu: (merchantID: string, body: ImportMenu) =>
      send<ImportedMenu>('POST', paths.kitchenImport, { parameters: { merchantID }, body }),
  }
}
