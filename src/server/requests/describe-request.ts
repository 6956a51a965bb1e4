import type { IncomingMessage } from 'node:http'
import { describeCall } from '#api/base/describe-denied-request.ts'

/** The calls of the sign-in, some of which have a secret in their path. */
const SIGN_IN = /^\/api\/auth\/[\w-]*/

/** Method and path, e.g. `GET /order/0198…`, without the query, which may hold what people search for, and without secrets and addresses of mail. */
export function describeRequest({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const [path = ''] = url.split('?', 1)
  return describeCall(method, SIGN_IN.exec(path)?.[0] ?? path)
}
