import { tableOf } from './table.ts'

/**
 * ASME B18.16.6: hexagon lock nuts with a nylon insert, style NE, by their diameter in mm. Greatest width across flats and height over
 * all, least height of the hexagon, as Boltport has them.
 */
export const asmeB18166 = tableOf('ASME B18.16.6', {
  6.35: { s: 11.1506, h: 8.3312, m: 5.715 },
  7.9375: { s: 12.7508, h: 9.1186, m: 6.35 },
  9.525: { s: 14.3256, h: 11.8872, m: 8.509 },
  11.1125: { s: 15.9258, h: 11.8872, m: 8.2296 },
  12.7: { s: 19.1008, h: 15.4686, m: 11.7856 },
  14.2875: { s: 22.2758, h: 16.6624, m: 11.9126 },
  15.875: { s: 23.876, h: 19.431, m: 15.0622 },
  19.05: { s: 27.0256, h: 22.606, m: 18.8468 },
  22.225: { s: 31.8008, h: 25.3746, m: 20.066 },
  25.4: { s: 36.576, h: 27.3812, m: 20.955 },
  28.575: { s: 41.3258, h: 30.5562, m: 23.622 },
  31.75: { s: 46.101, h: 36.1188, m: 28.575 },
  34.925: { s: 51.0032, h: 40.8686, m: 32.5628 },
  38.1: { s: 55.8038, h: 41.656, m: 33.3502 },
})
