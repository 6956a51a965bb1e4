import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StatementWatch } from '#db/watch-statements.ts'
import type { SeenRequest } from '../requests/seen-request.ts'

/** Does a piece of the shop's own work as a span of this name. */
export type TraceWork = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** What tells OpenTelemetry of the shop's work. Where nothing says where to send traces, there is none. */
export interface Tracing {
  /** Answers a request as a span of its own, which continues the trace of a trusted proxy. */
  readonly traceRequest: (
    request: IncomingMessage,
    response: ServerResponse,
    seen: SeenRequest,
    answer: () => void,
  ) => void
  readonly traceWork: TraceWork
  readonly traceStatement: NonNullable<StatementWatch['trace']>
  /** Sends what is left, if the collector takes it within `ms`. */
  readonly stop: (ms: number) => Promise<void>
}
