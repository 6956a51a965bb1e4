import { tableOf } from './table.ts'

/** DIN 3117: adjustable spanners, by their length. Largest opening, width and thickness of the head, depth of the jaws. */
export const din3117 = tableOf('DIN 3117', {
  155: { S: 20, b: 40, t: 11.5, h: 18 },
  205: { S: 25, b: 50, t: 14, h: 22 },
  255: { S: 30, b: 60, t: 16, h: 27 },
  305: { S: 35, b: 70, t: 18.5, h: 31 },
  380: { S: 44, b: 88, t: 22, h: 39 },
  455: { S: 53, b: 106, t: 26, h: 47 },
})
