import { z } from 'zod'
import { absentable, entityId, isoTime, text, uploadedFile } from '../common.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '../pdf-limits.ts'
import { familyId } from './catalog.ts'
import { openSubject } from './declarations.ts'
import { type OpenSubject, statementsOf } from './open-subjects.ts'
import { type CodeFact, dispatchFacts } from './plain-facts.ts'

const codes: Partial<Record<OpenSubject, CodeFact>> = {
  customs: dispatchFacts.customsCode,
  origin: dispatchFacts.countryOfOrigin,
}

/** A confirmation of what `GET /open-declaration` lists: which entry, as it was read, and what is so. */
export const newConfirmation = z
  .object({
    subject: openSubject,
    family: absentable(familyId).transform(value => value ?? null),
    product: absentable(entityId).transform(value => value ?? null),
    why: z.string().max(500, 'must have at most 500 characters'),
    proposed: z.string().max(20, 'must have at most 20 characters'),
    statement: text(60).meta({
      description:
        'a customs code of eight figures, the code of a country, or one of the statements of its subject',
    }),
  })
  .refine(({ family, product }) => (family === null) !== (product === null), {
    path: ['family'],
    message: 'must be named, or else a product without one',
  })
  .transform((given, { addIssue }) => {
    const fact = codes[given.subject]
    const statement = fact ? fact.tidy(given.statement) : given.statement
    const known = statementsOf[given.subject]
    const fault = fact
      ? !fact.isCode(statement) && fact.fault
      : !known.includes(statement) && `must be one of: ${known.join(', ')}`
    if (fault) addIssue({ code: 'custom', path: ['statement'], message: fault })
    return { ...given, statement }
  })
export type NewConfirmation = z.output<typeof newConfirmation>

/** What was confirmed of the products of a family, or of one without a family, and by whom. */
export const confirmation = z
  .object({
    _id: entityId,
    subject: openSubject,
    family: z.string().nullable(),
    product: z.string().nullable(),
    name: z.string(),
    why: z.string(),
    proposed: z.string(),
    statement: z.string(),
    products: z.int().meta({ description: 'of how many' }),
    confirmedBy: z.string(),
    confirmedAt: isoTime,
    documentedAt: isoTime.nullable().meta({ description: 'when its document was added; null: it has none' }),
  })
  .meta({ id: 'Confirmation' })
export type Confirmation = z.infer<typeof confirmation>

/** Those in force, of all subjects or of one. */
export const confirmationQuery = z.object({ subject: openSubject.optional() })

/** The multipart form of a document. */
export const newDocument = z.object({ document: uploadedFile(MAX_CERTIFICATE_BYTES, CERTIFICATE_TOO_LARGE) })

/** Where its document is. */
export const documentPath = (id: string): string => `/confirmation/${id}/document`
