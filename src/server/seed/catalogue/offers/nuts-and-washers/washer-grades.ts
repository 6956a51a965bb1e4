import { readGrades } from '../../grade.ts'

/** What washers are made of. */
export const washerGrades = readGrades('offers/nuts-and-washers/washer-grades', [
  'hv200',
  'yellow',
  'hv300',
  'galvanised',
  'plain',
  'zinc100',
  'black',
  'a2',
  'a4',
  'brass',
  'nylon',
  'phosphated',
  'springZinc',
  'springA2',
  'springA4',
  'bronze',
  'hardened',
])
