import { readGrades } from '../../grade.ts'

/** The grades of pins, rings, keys, seals and spacers. */
export const pinGrades = readGrades('offers/pins-rings-keys/grades', [
  'steel',
  'zinc',
  'hardened',
  'a1',
  'a2',
  'a4',
  'c1',
  'spring',
  'springA2',
  'brass',
  'key',
  'keyA4',
  'nbr',
  'nbr90',
  'fkm',
  'epdm',
  'polyamide',
])
