import { z } from 'zod'
import { ImageHostUnavailable, type ImageStore } from '#domain/ports.ts'

const TIMEOUT_MS = 30_000

const answer = z.object({ data: z.object({ display_url: z.url({ protocol: /^https?$/ }) }) })
const refusal = z.object({ error: z.object({ message: z.string() }) })

/** Images at imgbb, which stores one file of each. https://api.imgbb.com/ */
export function createImgbbImages({
  apiKey,
  baseUrl = 'https://api.imgbb.com',
}: {
  apiKey: string
  baseUrl?: string
}): ImageStore {
  return {
    async put({ shown }) {
      const form = new FormData()
      form.set('key', apiKey)
      form.set('image', new Blob([Buffer.from(shown.bytes)], { type: shown.contentType }), shown.name)
      const { status, body } = await post(`${baseUrl}/1/upload`, form)
      const stored = answer.safeParse(body)
      if (stored.success) return stored.data.data.display_url
      const reason = refusal.safeParse(body).data?.error.message ?? 'no display_url'
      throw new ImageHostUnavailable(`imgbb answered ${status}: ${reason}`)
    },
    async has(url) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined)
      return response?.ok ?? false
    },
  }
}

async function post(url: string, form: FormData): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : undefined }
  } catch (error) {
    throw new ImageHostUnavailable('imgbb cannot be reached', { cause: error })
  }
}
