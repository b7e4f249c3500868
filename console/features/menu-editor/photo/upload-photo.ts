// Uploads a photo with XMLHttpRequest, because `fetch` cannot report how much of it is sent.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type {
  PictureRefusal,
  pictureKinds,
  UploadedPicture,
} from '@tingkat/contract/console/merchant-editing'
import { fillPath, paths } from '@tingkat/contract/paths'

export type PictureKind = (typeof pictureKinds)[number]
/** A point of the photo, in fractions of its width and height. */
export type CutPoint = { x: number; y: number }

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
// The API accepts photos of at most 20 MB.
const maxBytes = 20_000_000
// The time-out of an upload in milliseconds. At 1 Mbit/s, a photo of 20 MB takes 160 s, and the
// server takes up to 10 s to convert the photo.
const timeoutMs = 240_000

/** Returns why the API would refuse the photo; undefined if it may be sent. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): PictureRefusal | undefined {
  if (!photoTypes.some((known) => known === type)) return 'unsupported_type'
  return size > maxBytes ? 'too_large' : undefined
}

type PhotoUpload = {
  merchantID: string
  file: File
  kind: PictureKind
  cut: CutPoint
  name: string
  /** Called with the fraction of the photo that has been sent. */
  onProgress: (sent: number) => void
}

export function uploadPhoto(upload: PhotoUpload): Promise<ApiResult<UploadedPicture>> {
  const { merchantID, file, kind, cut, name, onProgress } = upload
  const query = new URLSearchParams({
    kind,
    focusX: cut.x.toFixed(3),
    focusY: cut.y.toFixed(3),
    name: name.slice(0, 200),
  })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (code: ClientProblem['code']) =>
      resolve({ ok: false, problem: { code, status: 0, message: code, context: {} } })
    request.open('POST', `${fillPath(paths.kitchenPictures, { merchantID })}?${query}`)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('accept', 'application/json')
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(readAnswer(request)))
    request.addEventListener('error', () => fail('network_error'))
    request.addEventListener('timeout', () => fail('timeout'))
    request.send(file)
  })
}

function readAnswer({ status, responseText }: XMLHttpRequest): ApiResult<UploadedPicture> {
  const json = parse(responseText)
  if (status >= 200 && status < 300) return { ok: true, data: json as UploadedPicture }
  const { code = 'internal_error', context = {} } = (json ?? {}) as Partial<ClientProblem>
  return { ok: false, problem: { code, status, message: code, context } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
