// Interface of the media storage, for public pictures and for private files such as
// proofs and exports. The implementations are a folder and an S3-compatible object store.

/** A name without a folder, such as `photo-stall.0123456789-640.avif`. Anyone may read it. */
export type PublicName = string
/** A name in a folder below `private/`, such as `private/proofs/sg-0190.jpg`. */
export type PrivateName = `private/${string}`

/**
 * The content to store. A `Blob` of `fs.openAsBlob` is
 * streamed from the disk and never completely in memory.
 */
export type MediaContent = Uint8Array | Blob

export type OpenedFile = { body: ReadableStream<Uint8Array>; bytes: number; contentType: string }

/**
 * Storage of pictures and private files. Every method rejects with `MediaUnavailable` if the disk
 * is full or the store cannot be reached, and throws a `RangeError` for a name that `isMediaName`
 * refuses.
 */
export type MediaStorage = {
  /**
   * Stores a whole file or nothing. May be repeated. Public names must contain
   * a digest of the content, because browsers and CDNs keep a file for a year.
   */
  put(name: string, content: MediaContent): Promise<void>
  /** Returns the content of a small file, or undefined if there is no file of that name. */
  get(name: string): Promise<Buffer | undefined>
  /** Opens a file of any size for streaming. The caller must read or cancel the body. */
  open(name: string): Promise<OpenedFile | undefined>
  has(name: string): Promise<boolean>
  /** Deletes a file. No-op if there is no file of that name. */
  remove(name: string): Promise<void>
  /**
   * Returns the URL path of a public picture on this
   * site, for use in pages. A CDN may serve this path.
   */
  publicAddress(name: PublicName): string
  /**
   * Returns a URL with which anyone can read the private file for five minutes, without a session.
   */
  signedAddress(name: PrivateName): Promise<string>
}

/** Thrown if the storage cannot be used. Pages and orders still work, but without pictures. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable'
}

/** Time in seconds for which a signed URL is valid. */
export const signedAddressSeconds = 300

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  zip: 'application/zip',
}
const plainName = /^[A-Za-z0-9][\w.-]{0,159}\.([a-z]{3,4})$/
const privateName = /^private\/[a-z][a-z-]{0,39}\/([A-Za-z0-9][\w.-]{0,159}\.[a-z]{3,4})$/

const isPrivateName = (name: string): name is PrivateName => name.startsWith('private/')

/**
 * Whether the name is allowed for a file. It must have a known type and must not leave its folder.
 */
export function isMediaName(name: string): boolean {
  const file = isPrivateName(name) ? privateName.exec(name)?.[1] : name
  const extension = file && plainName.exec(file)?.[1]
  return extension !== undefined && extension in contentTypes
}

/**
 * Returns the content type of a file name. Throws a
 * `RangeError` for a name that `isMediaName` refuses.
 */
export function contentTypeOf(name: string): string {
  const type = contentTypes[name.slice(name.lastIndexOf('.') + 1)]
  if (!isMediaName(name) || !type) throw new RangeError('This is not a name of a media file.')
  return type
}

/**
 * Returns the URL path of a public picture on this site. Throws a `RangeError` for a private name.
 */
export function publicPath(name: PublicName): string {
  if (!isMediaName(name) || isPrivateName(name))
    throw new RangeError('This is not a name of a public picture.')
  return `/media/${name}`
}

/** Checks the name of a private file. Throws a `RangeError` for a public name. */
export function checkPrivateName(name: string): void {
  if (!isMediaName(name) || !isPrivateName(name))
    throw new RangeError('This is not a name of a private file.')
}
