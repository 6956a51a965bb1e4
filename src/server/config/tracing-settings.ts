import { z } from 'zod'

const PROTOCOLS = ['http/protobuf', 'http/json'] as const
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const collector = z
  .url({ protocol: /^https?$/, message: 'must be an address like http://localhost:4318' })
  .optional()
const protocol = z.enum(PROTOCOLS, `must be ${PROTOCOLS.join(' or ')}`).optional()

/** Those of OpenTelemetry that the shop minds: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export const tracingSettings = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|[01]\.0+)$/, 'must be a share, 0 to 1')
    .optional(),
}

type Settings = z.output<z.ZodObject<typeof tracingSettings>>

export interface TracingConfig {
  readonly protocol: (typeof PROTOCOLS)[number]
  readonly sampler: (typeof SAMPLERS)[number]
  /** The share of traces that is kept, by the samplers that keep a share. */
  readonly ratio: number
  /** As the libraries read them from the environment; some may have come from files. */
  readonly environment: Readonly<Record<string, string>>
}

/** How traces are sent; undefined if nothing says where to. */
export function readTracing(env: Settings): TracingConfig | undefined {
  const isWanted =
    env.OTEL_TRACES_EXPORTER === 'otlp' ||
    env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined
  if (!isWanted || env.OTEL_TRACES_EXPORTER === 'none' || env.OTEL_SDK_DISABLED === 'true') return undefined
  const given = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('OTEL_') && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    protocol: env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    sampler: env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1),
    environment: Object.fromEntries(given),
  }
}
