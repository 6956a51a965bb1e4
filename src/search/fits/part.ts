/** What the rules know of a part. Values are in mm, angles in degrees. */
export interface PartFacts {
  /** Its shape: 'hex-bolt', 'ball-bearing'. Null if it is none that the shop draws. */
  readonly model: string | null
  readonly standard: string | null
  /** Which of its family it is: 'M10 x 40'. */
  readonly size: string | null
  readonly grade: string | null
  readonly material: string | null
  readonly finish: string | null
  readonly dimensions: readonly { readonly symbol: string; readonly value: number }[]
}

/** The value of a dimension by its symbol; undefined if the part has none. */
export function measureOf({ dimensions }: Pick<PartFacts, 'dimensions'>, symbol: string): number | undefined {
  return dimensions.find(each => each.symbol === symbol)?.value
}
