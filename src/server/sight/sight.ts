import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemResponse } from '#api/base/problem.ts'
import { say } from '#contract/phrase.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config/config.ts'
import { BARE_POLICY, commonHeaders } from '../front/security-headers.ts'
import { ReadinessCheck, type Watched } from './readiness.ts'

const { version } = packageJson

export type Sight = ReturnType<typeof createSight>

/** What the operator, a balancer and a monitor see of this process, from before it is a shop until it ends. */
export function createSight(config: Pick<Config, 'dataDir' | 'origin'>) {
  const readiness = new ReadinessCheck(config.dataDir)
  const headers = {
    ...commonHeaders(config.origin),
    'content-security-policy': BARE_POLICY,
    'cache-control': 'no-store',
  }
  const probes: ReadonlyMap<string, (request: IncomingMessage) => Promise<Response>> = new Map([
    ['/healthz', async () => Response.json({ status: 'alive', version })],
    ['/readyz', () => answerReadiness(readiness)],
  ])

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const probe = probes.get(request.url ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answered = (isRead && (await probe?.(request))) || refuseMethod()
    const body = await answered.text()
    const length = String(Buffer.byteLength(body))
    const own = Object.fromEntries(answered.headers)
    response.writeHead(answered.status, { ...headers, ...own, 'content-length': length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    /** The same listener behind the paths of probes, which are answered at once, whatever the shop is doing. */
    watch(listener: RequestListener): RequestListener {
      return (request, response) => {
        if (probes.has(request.url ?? '')) void answer(request, response)
        else listener(request, response)
      }
    },
    /** The shop takes requests from now on. */
    open: (shop: Watched) => readiness.open(shop),
    /** It should get no new ones. Returns whether it was open. */
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

const refuseMethod = () =>
  problemResponse(405, { detail: say`This endpoint supports GET, HEAD.` }, { allow: 'GET, HEAD' })
