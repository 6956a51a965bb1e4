import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'parts-hub-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
const tracingOf = (source: Record<string, string>) => readConfig(source).sight.tracing

test('traces are sent where a setting says where to, or asks for them, unless another forbids it', () => {
  expect(tracingOf({})).toBeUndefined()
  expect(tracingOf({ OTEL_SERVICE_NAME: 'hardware', OTEL_RESOURCE_ATTRIBUTES: 'a=b' })).toBeUndefined()
  expect(tracingOf(collector)).toBeDefined()
  expect(
    tracingOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/v1/traces' }),
  ).toBeDefined()
  expect(tracingOf({ OTEL_TRACES_EXPORTER: 'otlp' })).toBeDefined()
  expect(tracingOf({ ...collector, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  expect(tracingOf({ ...collector, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
})

test('what the collector asks for may be in a file', () => {
  const path = join(folder, 'headers')
  writeFileSync(path, 'api-key=secret\n')
  expect(tracingOf({ ...collector, OTEL_EXPORTER_OTLP_HEADERS_FILE: path })).toEqual({
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
    ratio: 1,
    environment: { ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret' },
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://localhost'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_SDK_DISABLED', 'yes'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`, 'm'))
})
