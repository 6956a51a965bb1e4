import type { ShopMode } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import type { MakePartFile } from '#domain/bills-of-materials/pack-files.ts'
import type { Actor, Context } from '#domain/context.ts'
import type { Visits } from '#domain/desk/visits.ts'
import type { Proof } from '#domain/own-data/delete.ts'
import type { MissedSearches } from '#domain/search/missed.ts'
import type { Cache } from '../caching/cache.ts'
import type { EncodedText } from '../caching/encodings.ts'
import type { RevisedCache } from '../caching/revised-cache.ts'

/** The database, with SELECTs read from a replica where one is new enough. */
export interface Reads {
  /** May be some seconds old. */
  readonly older: Context['db']
  /** Has all of the catalogue that this instance knows to have changed. */
  readonly catalogue: Context['db']
}

/** What the API needs from the rest of the shop; built once in `server/compose/compose.ts`. */
export interface ApiServices {
  /** The shop's public origins; browsers' writes are accepted only from pages of these. */
  readonly origins: readonly string[]
  readonly mode: ShopMode
  readonly findActor: (headers: Headers) => Promise<Actor | null>
  readonly contextFor: (actor: Actor | null, address: string) => Context
  /** Databases whose SELECTs may be read from replicas; undefined if there are none. */
  readonly reads: Reads | undefined
  /** The languages that calls are answered in besides English. */
  readonly languages: readonly Language[]
  /** Whether the user of a session has proved to own its account. */
  readonly proveOwner: (claim: {
    readonly headers: Headers
    readonly password: string | undefined
    readonly email: string | undefined
  }) => Promise<Proof>
  /** Lists of products as GET /service answers them, cached until the catalogue changes. */
  readonly catalogAnswers: Cache<CachedAnswer>
  /** What calls about one part or one family answer, for a second, and no longer than the shelf stays as it is. */
  readonly oneAnswers: RevisedCache<CachedAnswer>
  /** What searches answer, cached until the shelf changes. */
  readonly shelfAnswers: RevisedCache<CachedAnswer>
  readonly makePartFile: MakePartFile
  /** What is searched and not found. */
  readonly missedSearches: MissedSearches
  /** Steps towards an order. */
  readonly visits: Visits
  /** Called for every server-side fault; visitors only learn that there was one. */
  readonly reportFault: (error: unknown, request: Request) => void
  /** Called for every request that was denied for lack of permission. */
  readonly reportDenied: (denied: DeniedRequest) => void
}

export interface CachedAnswer {
  readonly body: EncodedText
  /** The headers common to all encodings. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Env {
  Bindings: {
    /** The client's address as determined by the server, never as claimed by the client. */
    clientAddress: string
    /** Who calls, where somebody has looked that up for this request already: a page does once for all its calls. */
    findActor?: () => Promise<Actor | null>
  }
  Variables: {
    services: ApiServices
    ctx: Context
    /** The rows after those a call has already returned; `streamRest` sends them. */
    rest: AsyncGenerator<readonly unknown[], undefined> | undefined
  }
}

/** A request that was denied for lack of permission, as it is logged: no names, no email addresses, no bodies. */
export interface DeniedRequest {
  readonly reason: 'no right' | 'not theirs to see' | 'another site' | 'too many'
  /** The id of the signed-in person; null for visitors, and if the session was not looked up. */
  readonly who: string | null
  /** Method and path, without names or email addresses. */
  readonly call: string
  /** The client's IP address. */
  readonly from: string
}
