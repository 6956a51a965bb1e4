/* Without zod, as pages need it. */

/** About what a person may still have to confirm something, by the names in addresses: what a law may stop goods for comes first. */
export const openSubjects = ['ce', 'performance', 'rohs', 'reach', 'customs', 'origin'] as const
export type OpenSubject = (typeof openSubjects)[number]

/** The same as pages and papers call them. */
export const subjectWords: Readonly<Record<OpenSubject, string>> = {
  ce: 'CE marking',
  performance: 'Declaration of performance',
  rohs: 'RoHS',
  reach: 'REACH',
  customs: 'Customs code',
  origin: 'Country of origin',
}

/** What may be confirmed about each: a word of these, or a code. */
export const statementsOf: Readonly<Record<OpenSubject, readonly string[]>> = {
  ce: ['declaration of conformity by the manufacturer'],
  performance: ['declaration of performance by the manufacturer'],
  rohs: ['conforms', 'does not conform'],
  reach: ['no SVHC above 0.1 %', 'lead above 0.1 % (Article 33)'],
  customs: [],
  origin: [],
}

/** What a person has confirmed about a product. */
export interface ConfirmedFact {
  /** The id of the confirmation. */
  readonly id: string
  readonly statement: string
  /** The day, as YYYY-MM-DD. */
  readonly on: string
  /** What it was made of then: of anything else it says nothing. */
  readonly about: string
  readonly hasDocument: boolean
}
export type Confirmed = Readonly<Partial<Record<OpenSubject, ConfirmedFact>>>
