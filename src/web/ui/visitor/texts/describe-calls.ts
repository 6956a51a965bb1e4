/** The parts of an OpenAPI description that the reference page reads. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >
}

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Input {
  readonly name: string
  readonly place: string
  readonly type: string
  readonly isRequired: boolean
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly who: string
  readonly inputs: readonly Input[]
  readonly answers: readonly { readonly status: string; readonly text: string; readonly type: string }[]
}

/** The calls of an API by tag, reduced to what the page shows. */
export function describeCalls({ paths }: ApiDescription): { tag: string; calls: Call[] }[] {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'Others',
      call: describeCall(method, path, operation),
    })),
  )
  return [...Map.groupBy(entries, ({ tag }) => tag)].map(([tag, group]) => ({
    tag,
    calls: group.map(({ call }) => call),
  }))
}

function describeCall(method: string, path: string, operation: Operation): Call {
  const body = firstSchema(operation.requestBody?.content)
  const parameters = operation.parameters ?? []
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    who: describeWho(Object.keys(operation.responses)),
    inputs: [
      ...parameters.map(({ name, in: place, required = false, schema }) => ({
        name,
        place,
        type: describeType(schema),
        isRequired: required,
      })),
      ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
        name,
        place: 'body',
        type: describeType(schema),
        isRequired: body?.required?.includes(name) ?? false,
      })),
    ],
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
      status,
      text: description.replaceAll('`', ''),
      type: describeType(content?.['application/json']?.schema),
    })),
  }
}

/** A call that never answers 401 is open to anyone; one that may answer 403 as well needs a permission. */
function describeWho(statuses: readonly string[]): string {
  if (!statuses.includes('401')) return 'Anyone'
  return statuses.includes('403') ? 'Signed in, with permission' : 'Signed in'
}

function firstSchema(content: Readonly<Record<string, { schema?: Schema }>> = {}): Schema | undefined {
  return Object.values(content)[0]?.schema
}

function describeType(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeType))].join(' or ')
  if (schema.items) return `list of ${describeType(schema.items)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  return [schema.type ?? 'any'].flat().join(' or ')
}
