import pictures from './catalogue/pictures.json' with { type: 'json' }

interface PartPictures {
  readonly front: string
  readonly back: string
}

const bySku: Readonly<Record<string, PartPictures>> = pictures

/** The pictures of a part that `npm run render-catalogue` made, the front first. Throws where there are none. */
export function picturesOf(sku: string): readonly [string, ...string[]] {
  const found = bySku[sku]
  if (!found) throw new Error(`there are no pictures of ${sku}: run npm run render-catalogue`)
  return [found.front, found.back]
}
