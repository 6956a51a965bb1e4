import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { webhookKinds } from '#contract/outgoing-webhooks/kinds.ts'
import { listen } from './listen.ts'

const told = z.object({
  id: z.string(),
  type: z.enum(webhookKinds),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ id: z.string() }),
})

/** What somebody was told, as it came. */
export interface Told extends z.infer<typeof told> {
  readonly headers: IncomingHttpHeaders
  readonly raw: string
}

/** Somebody who is told of what happens in a shop, and answers as `status` says. */
export async function openReceiver() {
  const received: Told[] = []
  const state = { status: 204, answer: '', headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      received.push({ ...told.parse(JSON.parse(raw)), headers: request.headers, raw })
      response.writeHead(state.status, state.headers).end(state.answer)
    })
  })
  const port = await listen(server)
  const close = () => new Promise(resolve => server.close(resolve))
  return { url: `http://127.0.0.1:${port}/told`, received, state, close }
}

/** Whether a message was signed with this secret, checked as Standard Webhooks says: not by the shop's own code. */
export function isSigned({ headers, raw }: Pick<Told, 'headers' | 'raw'>, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
