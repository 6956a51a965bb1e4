import pictures from '../../parts/pictures.json' with { type: 'json' }

interface PartPictures {
  readonly front: string
  readonly back: string
}

const bySku: Readonly<Record<string, PartPictures>> = pictures

/** The pictures of a part that `npm run render-catalogue` made, the first one first. */
export function picturesOf(sku: string): readonly [string, ...string[]] {
  const found = bySku[sku]
  if (!found) return ['/not-found.svg']
  return [found.front, found.back]
}
