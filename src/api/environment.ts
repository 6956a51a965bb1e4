import type { ShopMode } from '#contract/two-step.ts'
import type { Proof } from '#domain/accounts/delete.ts'
import type { Actor, Context } from '#domain/context.ts'
import type { Cache } from './cache.ts'
import type { DeniedRequest } from './denied-request.ts'
import type { EncodedText } from './encodings.ts'

/** What the calls need from the house; built once in `server/compose.ts`. */
export interface ApiServices {
  /** The addresses people type; writes are accepted from pages of these only. */
  readonly origins: readonly string[]
  readonly mode: ShopMode
  readonly findActor: (headers: Headers) => Promise<Actor | null>
  readonly contextFor: (actor: Actor | null, address: string) => Context
  /** Whether who uses a session owns its account. */
  readonly proveOwner: (claim: {
    readonly headers: Headers
    readonly password: string | undefined
    readonly email: string | undefined
  }) => Promise<Proof>
  /** Answers of GET /service, kept until the catalogue changes. */
  readonly catalogAnswers: Cache<CachedAnswer>
  /** Told of what went wrong on our side; the visitor only learns that something did. */
  readonly reportFault: (error: unknown, request: Request) => void
  /** Told of every call that was turned away for what its caller may do. */
  readonly reportDenied: (denied: DeniedRequest) => void
}

export interface CachedAnswer {
  readonly body: EncodedText
  /** Those of the answer in every encoding. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Env {
  Bindings: {
    /** The address of the connection itself, never what a client says of its own. */
    clientAddress: string
  }
  Variables: {
    services: ApiServices
    ctx: Context
    /** What comes after the rows that a call has answered with; `streamRest` sends it. */
    rest: AsyncGenerator<unknown[], undefined> | undefined
  }
}
