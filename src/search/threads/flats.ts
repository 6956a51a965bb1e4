/** Across flats in mm, by the thread in mm: of hexagon heads and nuts ISO 272, of the sockets of cap screws ISO 4762. */
const FLATS: ReadonlyMap<number, readonly [hexagon: number, socket: number]> = new Map([
  [1.6, [3.2, 1.5]],
  [2, [4, 1.5]],
  [2.5, [5, 2]],
  [3, [5.5, 2.5]],
  [4, [7, 3]],
  [5, [8, 4]],
  [6, [10, 5]],
  [8, [13, 6]],
  [10, [16, 8]],
  [12, [18, 10]],
  [14, [21, 12]],
  [16, [24, 14]],
  [20, [30, 17]],
  [24, [36, 19]],
  [30, [46, 22]],
  [36, [55, 27]],
])

/** What turns a hexagon head or nut of this thread, across flats, both in mm; undefined if ISO 272 has none. */
export function flatsOf(thread: number): number | undefined {
  return FLATS.get(thread)?.[0]
}

/** The hex key of a cap screw of this thread, across flats, both in mm; undefined if ISO 4762 has none. */
export function socketOf(thread: number): number | undefined {
  return FLATS.get(thread)?.[1]
}
