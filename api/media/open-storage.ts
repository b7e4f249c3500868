// Chooses the media storage: the folder MEDIA_DIR.
import type { Config } from '../config.ts'
import { deriveKey } from '../platform/keys/server-key.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { MediaStorage } from './storage.ts'

type Options = {
  config: Pick<Config, 'mediaDir' | 'publicUrl'>
  /** The key of `mediaKeyOf`. */
  key: Uint8Array
  clock: () => Date
}

/** Returns the key that signs addresses of private files. */
export const mediaKeyOf = (serverKey: Uint8Array): Buffer => deriveKey(serverKey, 'media-address')

/** Throws errors of the file system if the folder can be neither found nor created. */
export function openMediaStorage({ config, key, clock }: Options): MediaStorage {
  const { mediaDir, publicUrl } = config
  return openFolderStorage(mediaDir, { publicUrl, key, clock })
}
