import { z } from 'zod'
import { textNames } from './text-names.ts'

export const textName = z.enum(textNames)

/** Words in a row: plain, bold, or leading somewhere. */
const run = z.object({ text: z.string(), isBold: z.boolean(), href: z.string().nullable() })
export type TextRun = z.infer<typeof run>

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('subheading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs: z.array(run) }),
  z.object({ kind: z.literal('list'), isNumbered: z.boolean(), items: z.array(z.array(run)) }),
])
export type TextBlock = z.infer<typeof block>

/** A text of the operator: terms, privacy and so on. */
export const shopText = z
  .object({
    name: textName,
    title: z.string(),
    /** Its first paragraph, without links. */
    summary: z.string(),
    blocks: z.array(block),
  })
  .meta({ id: 'ShopText' })
export type ShopText = z.infer<typeof shopText>
