/* Without zod, as pages need it. */

/** A lot of which pieces are left. */
interface Open {
  readonly id: string
  readonly remaining: number
}

/**
 * From which lots so many pieces of a size are best taken: the first ones as far as they last, so give the oldest first. Fewer than were asked
 * for if the lots do not hold them: a size may have pieces of no lot.
 */
export function proposeLots(open: readonly Open[], pieces: number): { id: string; pieces: number }[] {
  let left = pieces
  return open.flatMap(({ id, remaining }) => {
    const taken = Math.min(left, remaining)
    left -= taken
    return taken > 0 ? [{ id, pieces: taken }] : []
  })
}
