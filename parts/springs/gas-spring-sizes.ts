export interface EyeSizes {
  readonly outer: number
  readonly hole: number
  readonly thickness: number
  /** From the hole's middle to the end of the collar. */
  readonly length: number
}

/** The eyes of a gas spring: as thick as its rod, twice as wide as their hole, in mm. */
export function eyeSizes(rod: number, hole: number): EyeSizes {
  const outer = hole * 2
  return { outer, hole, thickness: rod, length: outer / 2 + rod * 1.3 }
}

/** Where the tube begins and ends below the upper eye's middle; the rod's stroke and a rest of it are free. */
export function tubeEnds(
  length: number,
  stroke: number,
  rod: number,
  hole: number,
): readonly [number, number] {
  const eye = eyeSizes(rod, hole).length
  return [-length + eye + stroke + rod * 0.9, -eye]
}
