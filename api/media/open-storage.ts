// Opens the media storage: the bucket of MEDIA_URL if that is set, otherwise the folder MEDIA_DIR.
import type { Config } from '../config.ts'
import { deriveKey } from '../platform/keys/server-key.ts'
import type { Log } from '../platform/log.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

type Options = {
  config: Pick<Config, 'mediaBucket' | 'mediaDir' | 'publicUrl'>
  /** The key from `mediaKeyOf`, which signs the URLs of private files. */
  key: Uint8Array
  clock: () => Date
  log: Pick<Log, 'warn' | 'info'>
}

/** Returns the key that signs the URLs of private files. */
export const mediaKeyOf = (serverKey: Uint8Array): Buffer => deriveKey(serverKey, 'media-address')

/**
 * Opens the storage. Throws errors of the file system
 * if the folder does not exist and cannot be created.
 */
export function openMediaStorage({ config, key, clock, log }: Options): MediaStorage {
  const { mediaBucket, mediaDir, publicUrl } = config
  return mediaBucket
    ? openS3Storage(mediaBucket, { log })
    : openFolderStorage(mediaDir, { publicUrl, key, clock })
}
