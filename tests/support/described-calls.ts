import { z } from 'zod'
import type { Call } from './call.ts'
import { listCalls } from './calls.ts'
import type { Person, TestShop } from './shop.ts'

const parameter = z.looseObject({ name: z.string(), in: z.enum(['query', 'path', 'header', 'cookie']) })
const schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
const content = z.record(z.string(), z.looseObject({ schema }))
const operation = z.looseObject({
  parameters: z.array(parameter).optional(),
  requestBody: z.looseObject({ content }).optional(),
})
const description = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** A call of /openapi.json, with the input that its owner would send. */
export interface DescribedCall extends Call {
  /** As it is documented: 'GET /order/{id}'. */
  readonly name: string
  readonly queryParameters: readonly string[]
  readonly fields: readonly string[]
  /** Its body is a form with a file in this field. */
  readonly fileField: string | undefined
}

/** Every call of /openapi.json, about the things of `owner`, in an order in which none takes away what another needs. */
export async function describeCalls(shop: TestShop, owner: Person): Promise<DescribedCall[]> {
  const { paths } = description.parse((await shop.newVisitor().send('GET', '/openapi.json')).body)
  const described = new Map<string, z.output<typeof operation>>(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([verb, details]) => [`${verb.toUpperCase()} ${path}`, details] as const,
      ),
    ),
  )
  const calls = (await listCalls(shop, owner)).map(sample => {
    const name = `${sample.method} ${sample.template.replace(/\?.*/, '')}`
    const { parameters = [], requestBody } = described.get(name) ?? {}
    const [form, body] = ['multipart/form-data', 'application/json'].map(
      type => requestBody?.content[type]?.schema.properties,
    )
    return {
      ...sample,
      name,
      queryParameters: parameters.filter(each => each.in === 'query').map(each => each.name),
      fields: Object.keys(body ?? {}),
      fileField: form && Object.keys(form)[0],
    }
  })
  const known = new Map(calls.map(call => [call.name, call]))
  for (const name of described.keys()) if (!known.has(name)) throw new Error(`${name} has no sample`)
  return [...known.values()]
}
