import { z } from 'zod'
import { sizeInShort } from './families.ts'

/** A product in a short list of others: what a piece costs in euros in its minimum order, its stock and its minimum in pieces, its first picture. */
const partInShort = sizeInShort
  .extend({
    price: z.number(),
    backOrderDays: z.int().nullable(),
    available: z.int(),
    min: z.int(),
    image: z.string(),
  })
  .meta({ id: 'PartInShort' })
export type PartInShort = z.infer<typeof partInShort>

/** Something that fits a part. */
export const fitting = z
  .object({
    role: z.string().meta({ description: "what it is to the part: 'Nut', 'Tap drill'" }),
    why: z.string().meta({ description: "by which standard and size: 'ISO 4032, M8, class 8'" }),
    product: partInShort
      .nullable()
      .meta({ description: 'null: a size alone, or nothing that the shop makes' }),
  })
  .meta({ id: 'Fitting' })
export type Fitting = z.infer<typeof fitting>

/** A part that can be bought in the place of another, or that is cheaper or stronger. */
export const alternative = z
  .object({
    role: z.string().meta({
      description:
        "'Other grade', 'Equivalent standard', 'Nearest size'; 'Cheaper', 'Stronger', 'Stronger and cheaper'",
    }),
    why: z.string().meta({ description: "how it differs: 'same size in A4-70'" }),
    product: partInShort,
  })
  .meta({ id: 'Alternative' })
export type Alternative = z.infer<typeof alternative>
