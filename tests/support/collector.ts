import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { listen } from './listen.ts'

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.string().optional(),
    intValue: z.union([z.number(), z.string()]).optional(),
  }),
})
const spanOnWire = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanOnWire) })),
    }),
  ),
})

interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string | undefined
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const readAttributes = (list: readonly z.infer<typeof attribute>[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? String(value.intValue)]))

/** Takes traces by OTLP over HTTP, in JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp), or is silent. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const resources: Readonly<Record<string, string>>[] = []
  const unanswered: ServerResponse[] = []
  let isSilent = false
  const server = createServer(async (request, response) => {
    if (isSilent) return void unanswered.push(response)
    for (const { resource, scopeSpans } of exported.parse(await json(request)).resourceSpans) {
      resources.push(readAttributes(resource.attributes))
      for (const span of scopeSpans.flatMap(each => each.spans))
        spans.push({ ...span, attributes: readAttributes(span.attributes) })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    /** Takes connections, and answers nothing. */
    fallSilent: () => void (isSilent = true),
    /** Answers what comes from now on; what it has not answered is lost. */
    wake() {
      isSilent = false
      for (const response of unanswered.splice(0)) response.destroy()
    },
    get silentRequests() {
      return unanswered.length
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
