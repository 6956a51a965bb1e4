import familyPictures from './catalogue/family-pictures.json' with { type: 'json' }
import type { CataloguePart } from './catalogue/index.ts'
import pictures from './catalogue/pictures.json' with { type: 'json' }
import { subjectOf } from './catalogue/subject.ts'

export interface PartPictures {
  readonly image: string
  readonly furtherImages: readonly string[]
  /** The size they show if it is another one: 'M10 x 40'. */
  readonly shows: string | null
}

const bySku: Readonly<Record<string, { readonly front: string; readonly back: string }>> = pictures
const bySubject: Readonly<Record<string, { readonly picture: string; readonly shows: string }>> =
  familyPictures

/** What a product shows that has no picture. */
const NO_PICTURE = '/no-picture.svg'

/**
 * The pictures of a part that `npm run render-catalogue` made: its own, or else one of its family in the same finish and of
 * about the same proportion.
 */
export function picturesOf(part: CataloguePart & { readonly size?: string }): PartPictures {
  const own = bySku[part.sku]
  if (own) return { image: own.front, furtherImages: [own.back], shows: null }
  const found = bySubject[subjectOf(part)]
  if (!found) return { image: NO_PICTURE, furtherImages: [], shows: null }
  return { image: found.picture, furtherImages: [], shows: found.shows === part.size ? null : found.shows }
}
