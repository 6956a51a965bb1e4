import { socketCapScrew } from './iso-4762.ts'
import { socketScrewLengths } from './socket-screws.ts'

/**
 * ISO 12474: hexagon socket head cap screws with a fine thread. Pitch as ISO 8765 pairs it with the diameter; the shortest and the
 * longest that is kept. Heads and sockets are those of ISO 4762.
 */
const threads = [
  { d: 8, P: 1, from: 12, to: 80 },
  { d: 10, P: 1, from: 20, to: 100 },
  { d: 10, P: 1.25, from: 16, to: 100 },
  { d: 12, P: 1.25, from: 20, to: 120 },
  { d: 12, P: 1.5, from: 20, to: 120 },
  { d: 14, P: 1.5, from: 25, to: 140 },
  { d: 16, P: 1.5, from: 25, to: 160 },
  { d: 18, P: 1.5, from: 40, to: 160 },
  { d: 20, P: 1.5, from: 30, to: 200 },
  { d: 20, P: 2, from: 40, to: 160 },
  { d: 24, P: 2, from: 40, to: 200 },
  { d: 30, P: 2, from: 60, to: 200 },
]

/** Every size of a socket head cap screw with a fine thread. */
export function fineSocketCapScrews() {
  return threads.flatMap(({ d, P, from, to }) =>
    socketScrewLengths({ from, to }).map(l => socketCapScrew(d, l, P)),
  )
}
