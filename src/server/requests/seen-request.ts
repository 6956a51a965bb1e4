import { type Asker, findAsker } from '#db/asker.ts'
import type { Actor } from '#domain/context.ts'

/** A request as metrics and logs tell of it. */
export class SeenRequest implements Asker {
  readonly kind = 'request'
  readonly id: string
  /** The pattern of its path, as far as it is known. */
  route = 'unknown'
  actor: 'visitor' | Actor['role'] = 'visitor'

  constructor(id: string) {
    this.id = id
  }
}

/** The header that carries the id of a request, from a proxy and back. */
export const REQUEST_ID = 'x-request-id'

function findRequest(): SeenRequest | undefined {
  const asker = findAsker()
  return asker instanceof SeenRequest ? asker : undefined
}

/** What the answer to this request has to say of it. */
export function headersOfRequest(): Readonly<Record<string, string>> {
  const seen = findRequest()
  return seen ? { [REQUEST_ID]: seen.id } : {}
}

export function noteRoute(route: string): void {
  const seen = findRequest()
  if (seen) seen.route = route
}

export function noteActor(role: Actor['role']): void {
  const seen = findRequest()
  if (seen) seen.actor = role
}
