import { tableOf } from './table.ts'

/** DIN 2093 (EN 16983), series A: stiff disc springs, by their outer diameter. Hole, thickness, free height. */
export const din2093A = tableOf('DIN 2093-A', {
  31.5: { Di: 16.3, t: 1.75, l0: 2.45 },
})

/** DIN 2093 (EN 16983), series B: disc springs of medium stiffness, as above. */
export const din2093B = tableOf('DIN 2093-B', {
  40: { Di: 20.4, t: 1.5, l0: 2.65 },
})
