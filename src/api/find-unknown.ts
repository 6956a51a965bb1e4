import { z } from 'zod'

/** Where fields stand in a value that its schema does not know: 'trackingNumber', 'lines.0.colour'. Of a union, any shape may know it. */
export function findUnknown(schema: z.core.$ZodType, value: unknown): string[] {
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
