import { z } from 'zod'
import { openSubjects } from './open-subjects.ts'
import { TO_BE_CONFIRMED } from './plain-facts.ts'
import { exportQuery } from './product-table.ts'

/** What is known of a part by a law or a standard on what it is made of: 'conforms with exemption 6(c), while it is in force', and why. */
export const declaration = z
  .object({
    subject: z.string().meta({ description: "the law or the paper: 'RoHS', 'REACH', 'CE marking'" }),
    statement: z.string().meta({ description: `'conforms', '${TO_BE_CONFIRMED}'` }),
    why: z.string(),
    source: z.string().meta({ description: 'whose figures it follows; may be empty' }),
    document: z.string().optional().meta({
      description: 'where a PDF is that proves it: the path of GET /confirmation/{id}/document',
    }),
  })
  .meta({ id: 'Declaration' })
export type Declaration = z.infer<typeof declaration>

export const openSubject = z.enum(openSubjects, `must be one of ${openSubjects.join(', ')}`)

/** Of all, or of one of them. */
export const openQuery = z.object({ subject: openSubject.optional() })
export const openTableQuery = openQuery.extend(exportQuery.shape)

/** What of a family a person is still to confirm: how many of its products, and why the shop cannot say it. */
export const openDeclaration = z
  .object({
    subject: openSubject,
    why: z.string(),
    family: z.string().nullable(),
    name: z.string().meta({ description: 'of the family; of products without one, of the first of them' }),
    products: z.int(),
    product: z.string().nullable().meta({ description: 'the id of a product without a family' }),
    proposed: z.string().meta({
      description:
        "a customs code by shape and material, of six figures where it goes on by what is not known, or the seller's country; may be empty",
    }),
  })
  .meta({ id: 'OpenDeclaration' })
export type OpenDeclaration = z.infer<typeof openDeclaration>
