/** A dimension on one side of a view: the stretch it measures, and the stretch its line, arrows and text take. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly inkFrom: number
  readonly inkTo: number
}

/**
 * The row of each stretch, counted from the view outwards: short ones inside, so that no dimension line crosses an
 * extension line, and two share a row only where they do not touch one another's ink.
 */
export function assignRows(stretches: readonly Stretch[]): number[] {
  const order = stretches
    .map((stretch, index) => ({ stretch, index }))
    .sort((one, other) => lengthOf(one.stretch) - lengthOf(other.stretch))
  const rows = stretches.map(() => 0)
  const placed: { stretch: Stretch; row: number }[] = []
  for (const { stretch, index } of order) {
    const inside = placed.filter(other => touches(stretch, other.stretch)).map(other => other.row + 1)
    const row = Math.max(0, ...inside)
    rows[index] = row
    placed.push({ stretch, row })
  }
  return rows
}

function lengthOf({ from, to }: Stretch): number {
  return Math.abs(to - from)
}

/** Whether two lie over one another; a chain of dimensions, end to end, may stand in one row. */
function touches(one: Stretch, other: Stretch): boolean {
  const slack = 0.01
  return one.inkFrom < other.inkTo - slack && other.inkFrom < one.inkTo - slack
}
