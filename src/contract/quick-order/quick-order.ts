import { z } from 'zod'
import { priceTier } from '../catalog/catalog.ts'
import { sizeInShort } from '../catalog/families.ts'
import { inEuros } from '../common.ts'
import { encodings } from '../csv.ts'
import { chip } from '../search/search.ts'

/** As much as 500 lines can have. */
const MAX_TEXT = 100_000

/** POST /quick-order: a list as it was pasted, one part on a line. */
export const pastedList = z.object({
  text: z
    .string('must be text')
    .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
    .refine(value => value.trim() !== '', 'must not be blank'),
})

/** How a part was found: by its SKU, by the customer's own number, or because the words name this very size. */
const quickMatches = ['sku', 'own-number', 'size'] as const

/** A part that a line may mean, with its price in euros and its stock. */
const quickPart = sizeInShort
  .extend({
    img: z.string(),
    price: inEuros.meta({ description: 'of a piece, without tiers' }),
    tiers: z.array(priceTier),
    min: z.int(),
    step: z.int(),
    available: z.int(),
    backOrderDays: z.int().nullable(),
    leavesBy: z.iso
      .date()
      .nullable()
      .meta({ description: 'by which day pieces beyond those leave the works' }),
    archived: z.boolean(),
    quantity: z
      .int()
      .meta({ description: 'what the wanted pieces become by the minimum and in whole packs' }),
    ownNumber: z.string().nullable().meta({ description: 'the number that the customer has for it' }),
    reason: z.string().nullable().meta({ description: 'why it may be meant' }),
  })
  .meta({ id: 'QuickPart' })
export type QuickPart = z.infer<typeof quickPart>

/** A line of a list as it was read, and what it means. */
const quickLine = z
  .object({
    lines: z.array(z.int()).meta({ description: 'its places in the list, from 1; several were added up' }),
    text: z.string(),
    ownNumber: z.string().meta({ description: "the customer's own number, if a column says so; else ''" }),
    quantities: z
      .array(z.int().nullable())
      .meta({ description: 'as read in each place; null: none, 1 assumed' }),
    quantity: z.int().meta({ description: 'all of them together' }),
    match: z.enum(quickMatches).nullable(),
    part: quickPart.nullable().meta({ description: 'the part that is meant; null if that is in doubt' }),
    candidates: z
      .array(quickPart)
      .meta({ description: 'the parts that may be meant, the likeliest first; empty: nothing was found' }),
    understood: z
      .array(chip)
      .meta({ description: 'how the words were understood, where they were searched for' }),
    unknownSku: z.string().nullable().meta({
      description: 'the SKU that it names, if there is none such: then only what is near is a candidate',
    }),
  })
  .meta({ id: 'QuickLine' })
export type QuickLine = z.infer<typeof quickLine>

export const quickOrder = z
  .object({
    lines: z.array(quickLine),
    leftOut: z.array(z.int()).meta({ description: 'lines that ask for nothing: 0 pieces, or no part' }),
  })
  .meta({ id: 'QuickOrder' })
export type QuickOrder = z.infer<typeof quickOrder>

/** The same of a file, with how it is encoded: windows-1252 where that was guessed; null: a workbook. */
export const uploadedQuickOrder = quickOrder
  .extend({ encoding: z.enum(encodings).nullable() })
  .meta({ id: 'UploadedQuickOrder' })
