import { expandOffer, type OfferedPart } from '#server/seed/catalogue/expand.ts'
import { offers } from '#server/seed/catalogue/offers/index.ts'
import { subjectOf } from '#server/seed/catalogue/subject.ts'

/** What is photographed for all parts that look so: a family in one finish and proportion, by a part of middling price. */
export interface FamilySubject {
  readonly subject: string
  readonly part: OfferedPart
}

/** Every subject that the catalogue's families need a picture of. */
export async function listSubjects(): Promise<FamilySubject[]> {
  const parts = (await Promise.all(offers.map(offer => expandOffer(offer, 'full')))).flat()
  return [...Map.groupBy(parts, subjectOf)].flatMap(([subject, alike]) => {
    const byPrice = alike.toSorted((one, other) => one.priceCents - other.priceCents)
    const part = byPrice[Math.floor(byPrice.length / 2)]
    return part ? [{ subject, part }] : []
  })
}
