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

/** Screws with a hexagon socket, by their heads: cap screws, set screws, button heads and countersunk ones. */
export type SocketHead = 'cap' | 'set' | 'button' | 'countersunk'

/** Sockets across flats in mm, by the thread in mm: ISO 4026 to ISO 4029, ISO 7380-1, ISO 10642. */
const SOCKETS: Readonly<Record<Exclude<SocketHead, 'cap'>, ReadonlyMap<number, number>>> = {
  set: new Map([
    [1.6, 0.7],
    [2, 0.9],
    [2.5, 1.3],
    [3, 1.5],
    [4, 2],
    [5, 2.5],
    [6, 3],
    [8, 4],
    [10, 5],
    [12, 6],
    [16, 8],
    [20, 10],
    [24, 12],
  ]),
  button: new Map([
    [3, 2],
    [4, 2.5],
    [5, 3],
    [6, 4],
    [8, 5],
    [10, 6],
    [12, 8],
    [16, 10],
  ]),
  countersunk: new Map([
    [2, 1.3],
    [2.5, 1.5],
    [3, 2],
    [4, 2.5],
    [5, 3],
    [6, 4],
    [8, 5],
    [10, 6],
    [12, 8],
    [14, 10],
    [16, 10],
    [20, 12],
  ]),
}

/** The hex key of a screw of this thread, across flats, both in mm; undefined if there is no such screw. */
export function socketOf(thread: number, head: SocketHead = 'cap'): number | undefined {
  return head === 'cap' ? FLATS.get(thread)?.[1] : SOCKETS[head].get(thread)
}
