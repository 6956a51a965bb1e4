import { CallError, toCallError } from '../../../client.ts'

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Called with the share of the form that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Sends a form with a file and returns the body of the answer. Rejects with a CallError for an unsuccessful one. Uses
 * XMLHttpRequest, as fetch does not report progress.
 */
export function sendForm(
  path: string,
  form: FormData,
  { signal, onProgress }: SendOptions = {},
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => readAnswer(request).then(resolve, reject))
  request.addEventListener('error', () => reject(new CallError(0)))
  request.addEventListener('abort', () => reject(signal?.reason))
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  request.open('POST', path)
  request.send(form)
  return promise
}

async function readAnswer({ status, responseText }: XMLHttpRequest): Promise<unknown> {
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess) throw await toCallError({ status, json: async () => JSON.parse(responseText) })
  return JSON.parse(responseText)
}
