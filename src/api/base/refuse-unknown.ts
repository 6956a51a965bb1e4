import type { RouteConfig } from '@hono/zod-openapi'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { type Phrase, say } from '#contract/phrase.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Env } from './environment.ts'
import { invalidFields, isCutOff } from './problem.ts'

const NOTHING = z.object({})
/** So many are named, and so much of each. */
const MOST_NAMED = 20
const LONGEST_NAME = 100

/**
 * Rejects (422, naming them) query parameters and body fields that a call does not know: a filter that is misspelt would find everything, a
 * field that is ignored would be lost.
 */
export function refuseUnknown({ request }: Pick<RouteConfig, 'request'>): MiddlewareHandler<Env> {
  const query = request?.query ?? NOTHING
  const [content] = Object.values(request?.body?.content ?? {})
  const body = content && 'schema' in content ? content.schema : NOTHING
  return async (c, next) => {
    const parameters = Object.fromEntries([...new URL(c.req.url).searchParams.keys()].map(name => [name, '']))
    const unknown = [
      ...describe(query, parameters, say`is not a parameter of this call`),
      ...describe(body, await readFields(c), say`is not a field of this call`),
    ]
    return unknown.length > 0 ? invalidFields(c, unknown.slice(0, MOST_NAMED)) : next()
  }
}

function describe(schema: unknown, value: unknown, message: Phrase): FieldError[] {
  if (!(schema instanceof z.ZodType)) return []
  return findUnknown(schema, value).map(path => ({ field: path.slice(0, LONGEST_NAME), message }))
}

/** What is sent as JSON or as a form; undefined if that is neither: the validator of the call says so. */
async function readFields(c: HonoContext<Env>): Promise<unknown> {
  if (c.req.raw.body === null) return undefined
  if (!/^multipart\/form-data/i.test(c.req.header('content-type') ?? ''))
    return c.req.json().catch(ignoreMalformed)
  try {
    return Object.fromEntries(await c.req.formData())
  } catch (error) {
    if (isCutOff(error)) throw error
    throw new HTTPException(400, { message: 'The form is malformed.' })
  }
}

/** Whatever else keeps a body from being read, as a connection that ends, is not for here. */
function ignoreMalformed(error: unknown): undefined {
  if (error instanceof SyntaxError) return undefined
  throw error
}

/** Where fields stand in a value that its schema does not know: 'trackingNumber', 'lines.0.colour'. Of a union, any shape may know it. */
function findUnknown(schema: z.core.$ZodType, value: unknown): string[] {
  return [...walk(schema, value, [])].map(path => path.join('.'))
}

type Path = readonly (string | number)[]

function* walk(schema: z.core.$ZodType, value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  const inner = unwrap(schema)
  if (inner) yield* walk(inner, value, path)
  else if (schema instanceof z.ZodObject) yield* walkFields(schema.shape, value, path)
  else if (schema instanceof z.ZodArray && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* walk(schema.element, item, [...path, index])
  else if (schema instanceof z.ZodUnion) {
    const unknown = schema.options.map(option => [...walk(option, value, path)])
    yield* unknown.reduce((fewest, each) => (each.length < fewest.length ? each : fewest))
  }
}

function* walkFields(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: object,
  path: Path,
): Generator<Path> {
  if (Array.isArray(value)) return
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (known) yield* walk(known, field, [...path, name])
    else yield [...path, name]
  }
}

/** The schema of the value that comes in, of one that adds something to it. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.def.innerType
  if (!(schema instanceof z.ZodPipe)) return undefined
  return schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in
}
