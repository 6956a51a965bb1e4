import { z } from 'zod'
import { inEuros } from '../common.ts'
import { isLikeKind } from './addresses.ts'
import { category } from './catalog.ts'

/** Where a kind is named in an address: 'hexagon-head-screws'. */
export const kindId = z
  .string('must be a kind')
  .max(60, 'must have at most 60 characters')
  .refine(isLikeKind, 'must be the address of a kind: small letters and single hyphens')

/** A kind above something, by its name. */
export const kindLink = z.object({ _id: z.string(), name: z.string() }).meta({ id: 'KindLink' })
export type KindLink = z.infer<typeof kindLink>

/** A place in the tree by which parts are chosen: a category, a kind in it, a form of a kind. The figures are of what is listed there. */
export const partKind = kindLink
  .extend({
    category,
    parent: z.string().nullable().meta({ description: 'what it lies in; null for a category' }),
    question: z.string().nullable().meta({ description: "what to ask over what lies below: 'Which head?'" }),
    words: z.string().meta({ description: 'what helps to choose it' }),
    families: z.int(),
    sizes: z.int(),
    from: inEuros.nullable().meta({ description: 'the lowest price of a piece; null where there is none' }),
    range: z.string().nullable().meta({ description: "its sizes: 'M1.6 to M64'" }),
    image: z.string().nullable(),
  })
  .meta({ id: 'PartKind' })
export type PartKind = z.infer<typeof partKind>

/** Without a category, of all of them. */
export const partKindQuery = z.object({ category: category.optional() })
