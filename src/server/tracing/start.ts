import type { IncomingMessage } from 'node:http'
import {
  type Attributes,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { Logger } from 'pino'
import { findAsker } from '#db/asker.ts'
import type { Statement } from '#db/watch-statements.ts'
import { createProxyCheck } from '../config/client-address.ts'
import type { TracingConfig } from '../config/tracing-settings.ts'
import { atMost } from '../in-flight.ts'
import { describeRequest } from '../requests/describe-request.ts'
import { openProvider } from './provider.ts'
import type { Tracing } from './tracing.ts'

/**
 * Begins to tell OpenTelemetry of requests, workers, statements and calls of other services; `fetch` is replaced. No value of a statement, no
 * query of an address and no path at another service is told.
 */
export function startTracing(
  config: TracingConfig,
  { trustedProxies, log }: { trustedProxies: readonly string[]; log: Pick<Logger, 'warn'> },
): Tracing {
  const provider = openProvider(config, log)
  const tracer = provider.getTracer('parts-hub')
  const isProxy = createProxyCheck(trustedProxies)
  const propagator = new W3CTraceContextPropagator()
  globalThis.fetch = traceFetch(tracer, globalThis.fetch)

  /** Whoever else names a trace would have all of its requests kept. */
  const contextOf = ({ headers, socket }: IncomingMessage) =>
    isProxy(socket.remoteAddress)
      ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : ROOT_CONTEXT

  return {
    traceRequest(request, response, seen, answer) {
      const { method = '' } = request
      const attributes = {
        ...ofAsker(),
        'http.request.method': method,
        'parts_hub.call': describeRequest(request),
      }
      const around = contextOf(request)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, around)
      response.on('close', () => {
        span.updateName(`${method} ${seen.route}`)
        span.setAttribute('http.route', seen.route)
        if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
        if (!response.writableFinished) span.setAttribute('error.type', 'cut off')
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(around, span), answer)
    },
    async traceWork(name, work) {
      const span = tracer.startSpan(name, { attributes: ofAsker() })
      try {
        return await context.with(trace.setSpan(context.active(), span), work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    traceStatement(statement) {
      // What the shop looks for now and then by itself is no part of anything.
      if (!trace.getActiveSpan()?.isRecording()) return () => undefined
      const span = tracer.startSpan(nameOf(statement), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement.statement },
      })
      return error => {
        if (error !== undefined) fail(span, error)
        span.end()
      }
    },
    stop: ms =>
      atMost(
        ms,
        provider.shutdown().catch(() => undefined),
      ),
  }
}

/** The name of a prepared statement, otherwise its first word: few, and no values. */
function nameOf({ name, statement }: Statement): string {
  return name ?? statement.split(' ', 1)[0] ?? ''
}

function ofAsker(): Attributes {
  const asker = findAsker()
  return asker ? { [`parts_hub.${asker.kind}`]: asker.id } : {}
}

/** Without the message, which may hold values. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'unknown'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function traceFetch(tracer: Tracer, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = input instanceof Request ? input : { url: String(input), method: 'GET' }
    const method = init?.method ?? asked.method
    const host = URL.parse(asked.url)?.hostname ?? ''
    const span = tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': method, 'server.address': host },
    })
    try {
      const answer = await fetch(input, init)
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
      return answer
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
}
