import { useEffect, useRef, useState } from 'react'
import { type HostedImage, hostedImage, MAX_IMAGE_BYTES, TOO_LARGE } from '#contract/catalog/images.ts'
import { problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { notify } from '../../base/actions/toast.tsx'
import { toSentence } from '../../base/forms/field-of.ts'
import { type SendOptions, sendForm } from '../../base/forms/send-form.ts'

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  | { readonly step: 'hosted'; readonly name: string; readonly url: string }
  | { readonly step: 'failed'; readonly message: string }

export type ImageUpload = ReturnType<typeof useImageUpload>

/** Uploads one picture at a time; a new one cancels one still in progress. */
export function useImageUpload(onHosted: (url: string) => void) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const inFlight = useRef<AbortController>(null)
  useEffect(() => () => inFlight.current?.abort(), [])

  function cancel(): void {
    inFlight.current?.abort()
    setState({ step: 'idle' })
  }

  async function send(file: File): Promise<void> {
    cancel()
    const { name, size } = file
    if (size > MAX_IMAGE_BYTES) return setState({ step: 'failed', message: describe(TOO_LARGE) })
    const controller = new AbortController()
    const { signal } = controller
    inFlight.current = controller
    setState({ step: 'sending', name, share: 0 })
    try {
      const onProgress = (share: number) => setState({ step: 'sending', name, share })
      const { display_url: url } = await uploadImage(file, { signal, onProgress })
      setState({ step: 'hosted', name, url })
      onHosted(url)
    } catch (error) {
      if (!signal.aborted) fail(error, () => void send(file))
    }
  }

  function fail(error: unknown, retry: () => void): void {
    const complaint = findUploadProblem(error)
    setState({ step: 'failed', message: complaint ? describe(complaint) : describeFailure(error).text })
    if (complaint === undefined) notify.failure(error, { retry })
  }

  return { state, send, cancel }
}

/** The shop's objection to the file itself, if any. */
function findUploadProblem(error: unknown): string | undefined {
  return problemsOf(error).find(({ field }) => field === 'image')?.message
}

function describe(complaint: string): string {
  return toSentence('The picture', complaint)
}

/** Uploads a picture and returns where it is hosted. */
async function uploadImage(file: File, options: SendOptions): Promise<HostedImage['data']> {
  const form = new FormData()
  form.set('image', file)
  return hostedImage.parse(await sendForm('/image', form, options)).data
}
