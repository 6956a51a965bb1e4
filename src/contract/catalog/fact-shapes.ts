import { z } from 'zod'
import { explainMeasure } from '../amounts.ts'
import { absentable, clearableText } from '../common.ts'
import type { CodeFact, Fact, Facts, GramsFact } from './plain-facts.ts'

/** What is wrong with a measure on the wire: it is not clear, or it is none. */
export const explainOr =
  (otherwise: string) =>
  ({ input }: { readonly input?: unknown }) =>
    (typeof input === 'string' && explainMeasure(input)) || otherwise

const grams = z
  .union(
    [
      z.number({ error: explainOr('must be a number of grams') }),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a number of grams')
        .transform(Number),
    ],
    { error: explainOr('must be a number of grams') },
  )
  .pipe(z.number().positive('must be more than 0').max(100_000_000, 'must be at most 100,000,000'))

const MAX_CODE = 20

function codeShape({ tidy, isCode, fault }: CodeFact) {
  return clearableText(MAX_CODE).pipe(
    z.string().transform(tidy).pipe(z.string().refine(isCode, fault)).nullable(),
  )
}

/** What may be left out of something new. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  absentable(schema).transform(value => value ?? null)

type TextShape = ReturnType<typeof clearableText>
type CodeShape = ReturnType<typeof codeShape>
type OrNull<Schema extends z.ZodType> = ReturnType<typeof orNull<Schema>>

type EditShape<Each> = Each extends GramsFact
  ? z.ZodNullable<typeof grams>
  : Each extends CodeFact
    ? CodeShape
    : TextShape

type NewShape<Each> = Each extends GramsFact
  ? OrNull<typeof grams>
  : OrNull<Each extends CodeFact ? CodeShape : TextShape>

/** What an edit says of a group's facts. null or '' clears a text or a code, null a number. */
export function shapesOf<Group extends Facts>(
  group: Group,
): { readonly [Name in keyof Group]: EditShape<Group[Name]> }
export function shapesOf(group: Facts): object {
  return mapFacts(group, fact => {
    if (fact.kind === 'grams') return grams.nullable()
    return fact.kind === 'code' ? codeShape(fact) : clearableText(fact.max)
  })
}

/** The same of something new, where each may be left out. */
export function newShapesOf<Group extends Facts>(
  group: Group,
): { readonly [Name in keyof Group]: NewShape<Group[Name]> }
export function newShapesOf(group: Facts): object {
  return mapFacts(group, fact => orNull(fact.kind === 'grams' ? grams : shapesOf({ fact }).fact))
}

/** What the wire says of a group's facts. */
export function answeredShapesOf<Group extends Facts>(
  group: Group,
): {
  readonly [Name in keyof Group]: z.ZodNullable<Group[Name] extends GramsFact ? z.ZodNumber : z.ZodString>
}
export function answeredShapesOf(group: Facts): object {
  return mapFacts(group, ({ kind, meaning }) => {
    const shape = (kind === 'grams' ? z.number() : z.string()).nullable()
    return meaning === undefined ? shape : shape.meta({ description: meaning })
  })
}

function mapFacts<Shape>(group: Facts, toShape: (fact: Fact) => Shape): Record<string, Shape> {
  return Object.fromEntries(Object.entries(group).map(([name, fact]) => [name, toShape(fact)]))
}
