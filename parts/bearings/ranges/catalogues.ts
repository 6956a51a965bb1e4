/** Makers' catalogues in which figures of these ranges were read. */
export const catalogues = {
  nsk: 'NSK, rolling bearings (E1102)',
  zvl: 'ZVL Slovakia, rolling bearings',
  fbj: 'FBJ, ball and roller bearings',
  isb: 'ISB, plain bushes (2015)',
  sati: 'SATI, power transmission (2016)',
} as const
