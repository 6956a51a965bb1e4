import type { RouteConfig } from '@hono/zod-openapi'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { type Phrase, say } from '#contract/phrase.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Env } from './environment.ts'
import { findUnknown } from './find-unknown.ts'
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
