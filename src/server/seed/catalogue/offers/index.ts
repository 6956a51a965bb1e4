import type { Offer } from '../offer.ts'
import { readOffers } from '../reading/offers.ts'

/** The files that say how the demo sells each family, folder by folder: the last one is the newest in the catalogue. */
export const FILES: Readonly<Record<string, readonly string[]>> = {
  'hexagon-screws': ['hexagon', 'fine', 'flange', 'structural', 'inch', 'necked-and-square'],
  'socket-screws': ['hexagon', 'set-screws', 'hexalobular', 'inch'],
  'recessed-screws': ['machine', 'inch', 'tapping', 'rods', 'rivets', 'set-screws'],
  nuts: ['hexagon', 'lock', 'special', 'inch'],
  washers: ['plain', 'lock', 'inch'],
  'pins-rings-keys': [
    'pins',
    'grooved-pins',
    'spring-pins',
    'split-pins',
    'spring-cotters',
    'rings-and-keys',
    'seals-and-spacers',
    'threaded-inserts',
    'cable-ties',
  ],
  'hand-tools': ['spanners-and-drivers', 'keys-and-sockets'],
  'cutting-tools': ['drills', 'mills', 'taps', 'inserts'],
  bearings: ['ball', 'angular-and-roller', 'axial', 'plain', 'joints', 'wheels'],
  springs: ['coil', 'disc-die-and-gas'],
  brackets: ['brackets', 'hinges-and-feet'],
  clamping: ['clamping', 'grips-and-tools'],
  shipping: ['lifting', 'rigging'],
}

/** Every family of the catalogue, category by category. */
export const offers: readonly Offer[] = Object.entries(FILES).flatMap(([folder, files]) =>
  readOffers(folder, files),
)
