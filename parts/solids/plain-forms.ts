let arePlain = false

/**
 * Builds what CAD wants: plain cylinders in the place of threads and knurls, as wide as they are outside, in a nut as its crests; balls
 * and wound wire of fewer flats, with the same volume. `build` must not wait for anything.
 */
export function withPlainForms<Built>(build: () => Built): Built {
  arePlain = true
  try {
    return build()
  } finally {
    arePlain = false
  }
}

/** Whether forms are to be plain just now. */
export function hasPlainForms(): boolean {
  return arePlain
}

/** By how much a polygon of so many corners on a circle is widened to have the circle's area. */
export function widening(corners: number): number {
  return Math.sqrt((2 * Math.PI) / (corners * Math.sin((2 * Math.PI) / corners)))
}
