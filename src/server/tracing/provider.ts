import { hostname } from 'node:os'
import { context, DiagLogLevel, diag } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { codeVersion } from '#db/version.ts'
import type { TracingConfig } from '../config/tracing-settings.ts'

/** How many ended spans wait for the collector; those beyond are dropped. */
const LONGEST_QUEUE = 2_048
const SEND_EVERY_MS = 1_000
/** What the libraries say may be a whole stack. */
const LONGEST_REASON = 300

/** The official libraries, set up to send traces in the background. The collector's answer is waited for nowhere else. */
export function openProvider(config: TracingConfig, log: Pick<Logger, 'warn'>): TracerProvider {
  Object.assign(process.env, config.environment)
  const warn = (reason: string) =>
    log.warn({ reason: reason.slice(0, LONGEST_REASON) }, 'traces are not sent')
  const ignore = () => undefined
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = config.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter()
  const batches = { exporter, maxQueueSize: LONGEST_QUEUE, scheduledDelayMillis: SEND_EVERY_MS }
  const own = resourceFromAttributes({
    'service.name': 'parts-hub',
    'service.version': codeVersion.release,
    'service.instance.id': `${hostname()} ${process.pid}`,
  })
  return new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor(batches)],
  })
}

function createSampler({ sampler, ratio }: TracingConfig): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
