import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { problemResponse } from '#api/base/problem.ts'
import { say } from '#contract/phrase.ts'
import { onBehalfOf } from '#db/asker.ts'
import { codeVersion } from '#db/version.ts'
import type { Shop } from '../compose/compose.ts'
import type { Config } from '../config/config.ts'
import { BARE_POLICY, commonHeaders } from '../front/security-headers.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createFollower } from './follow-request.ts'
import { Metrics } from './metrics.ts'
import { mayReadMetrics } from './metrics-reader.ts'
import { ReadinessCheck } from './readiness.ts'

const version = codeVersion.release

export interface Sight {
  readonly metrics: Metrics
  /** The same listener behind the paths of probes, which are answered within a second, whatever the shop is doing. Other requests are followed. */
  watch(listener: RequestListener): RequestListener
  /** The shop takes requests from now on. It is ready once it is warm, too: `warmUp` never rejects. */
  open(shop: Shop, warmUp: Promise<unknown>): void
  /** It should get no new ones. Returns whether it was open. */
  stop(): boolean
}

/** What the operator, a balancer and a monitor see of this process, from before it is a shop until it ends. */
export function createSight(config: Config, log: Pick<Logger, 'info'>, tracing?: Tracing): Sight {
  const readiness = new ReadinessCheck(config.dataDir)
  const metrics = new Metrics(version, readiness)
  const follow = createFollower(config, { metrics, log })
  const probes = new Map<string | undefined, (request: IncomingMessage) => Promise<Response>>([
    ['/healthz', async () => Response.json({ status: 'alive', version })],
    ['/readyz', () => answerReadiness(readiness)],
    ['/metrics', request => answerMetrics(metrics, request, config.sight.metricsToken)],
  ])
  const headers = {
    ...commonHeaders(config.origin),
    'content-security-policy': BARE_POLICY,
    'cache-control': 'no-store',
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = (await probes.get(request.url)?.(request)) ?? problemResponse(404)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answered = isRead || found.status === 404 ? found : refuseMethod()
    const body = await answered.text()
    const length = String(Buffer.byteLength(body))
    const own = Object.fromEntries(answered.headers)
    response.writeHead(answered.status, { ...headers, ...own, 'content-length': length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    metrics,
    watch: listener => (request, response) => {
      if (probes.has(request.url)) return void answer(request, response).catch(() => response.destroy())
      const seen = follow(request, response)
      const listen = () => listener(request, response)
      onBehalfOf(seen, tracing ? () => tracing.traceRequest(request, response, seen, listen) : listen)
    },
    open(shop, warmUp) {
      readiness.open(shop, warmUp)
      metrics.open(shop, readiness)
    },
    stop: () => readiness.stop(),
  }
}

async function answerReadiness(readiness: ReadinessCheck): Promise<Response> {
  const { problems, backlogs } = await readiness.check()
  if (problems.length === 0) return Response.json({ status: 'ready', version, waiting: backlogs })
  const each = problems.map(({ field, message }) => say`${field} ${message}`)
  const detail = say`${{ each, between: '; ' }}`
  return problemResponse(503, { detail, errors: problems }, { 'retry-after': '1' })
}

/** To others they do not exist. */
async function answerMetrics(
  metrics: Metrics,
  request: IncomingMessage,
  token: string | undefined,
): Promise<Response> {
  if (!mayReadMetrics(request, token)) return problemResponse(404)
  return new Response(await metrics.write(), { headers: { 'content-type': metrics.contentType } })
}

const refuseMethod = () =>
  problemResponse(405, { detail: say`This endpoint supports GET, HEAD.` }, { allow: 'GET, HEAD' })
