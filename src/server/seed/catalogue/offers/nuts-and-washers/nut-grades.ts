import { readGrades } from '../../grade.ts'

/** What nuts are made of. */
export const nutGrades = readGrades('offers/nuts-and-washers/nut-grades', [
  'zinc8',
  'yellow8',
  'galvanised8',
  'zinc10',
  'black10',
  'soft',
  'softYellow',
  'softPlain',
  'zinc5',
  'galvanised5',
  'plain5',
  'a2',
  'a4',
  'brass',
  'nylon',
  'grade2',
  'grade5',
  'grade8',
  'galvanisedInch',
  'stainless188',
  'stainless316',
])
