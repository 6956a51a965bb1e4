import { type HostedImage, hostedImage } from '#contract/media.ts'
import { CallError, toCallError } from '../../client.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  /** Called with the share of the file that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Uploads a picture and returns where it is hosted. Uses XMLHttpRequest, as fetch does not report progress. */
export function uploadImage(file: File, { signal, onProgress }: UploadOptions): Promise<HostedImage['data']> {
  const { promise, resolve, reject } = Promise.withResolvers<HostedImage['data']>()
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.set('image', file)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => readAnswer(request).then(resolve, reject))
  request.addEventListener('error', () => reject(new CallError(0)))
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.open('POST', '/image')
  request.send(form)
  return promise
}

async function readAnswer({ status, responseText }: XMLHttpRequest): Promise<HostedImage['data']> {
  if (status !== 201) throw await toCallError({ status, json: async () => JSON.parse(responseText) })
  return hostedImage.parse(JSON.parse(responseText)).data
}
