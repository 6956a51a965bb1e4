import { z } from 'zod'
import { MAX_PAGE, productKey } from '../catalog/catalog.ts'
import { sizeInShort } from '../catalog/families.ts'
import { integer, isOneLine, optionalText, text } from '../common.ts'
import { printed } from '../printable.ts'

/** The most part numbers that a person can keep. */
export const MAX_PART_NUMBERS = 5_000
/** The most that are remembered by one call. */
const MAX_REMEMBERED = 500

/** A customer's own number of a part, as they write it: one line, with at least one letter or digit. */
export const partNumberText = printed(
  text(60)
    .refine(isOneLine, 'must be one line')
    .refine(value => value === '' || /[\p{L}\p{N}]/u.test(value), 'must have a letter or a digit'),
)

/** PUT /part-number/{id} */
export const partNumberChange = z.object({ number: partNumberText })

/** POST /part-number: several at once, products by their ids or SKUs. */
export const newPartNumbers = z.object({
  partNumbers: z
    .array(z.object({ product: productKey, number: partNumberText }), 'must be a list of part numbers')
    .min(1, 'must have at least one part number')
    .max(MAX_REMEMBERED, `must have at most ${MAX_REMEMBERED} part numbers`),
})

/** GET /part-number. `q`: a part of the number, or of the name or the SKU of the part. */
export const partNumberQuery = z.object({
  q: optionalText(60),
  from: integer(0, 1_000_000).optional().default(0),
  limit: integer(1, MAX_PAGE).optional().default(50),
})
export type PartNumberQuery = z.output<typeof partNumberQuery>

/** A part with the number that the customer has for it. */
const partNumber = sizeInShort.extend({ number: z.string() }).meta({ id: 'PartNumber' })
export type PartNumber = z.infer<typeof partNumber>

export const partNumberList = z
  .object({ total: z.int().meta({ description: 'on all pages' }), partNumbers: z.array(partNumber) })
  .meta({ id: 'PartNumbers' })
export type PartNumberList = z.infer<typeof partNumberList>

/** The number of one part; null if the customer has none for it. */
export const ownPartNumber = z.object({ number: z.string().nullable() }).meta({ id: 'OwnPartNumber' })
