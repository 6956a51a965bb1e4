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
