import { MM_PER_INCH } from '#contract/inches.ts'

/** ASME B94.11M: number and letter drills that the tables of unified threads name, in inches. */
const NAMED_DRILLS: Readonly<Record<string, number>> = {
  'No. 2': 0.221,
  'No. 3': 0.213,
  'No. 7': 0.201,
  'No. 9': 0.196,
  'No. 14': 0.182,
  'No. 16': 0.177,
  'No. 18': 0.1695,
  'No. 21': 0.159,
  'No. 25': 0.1495,
  'No. 29': 0.136,
  'No. 30': 0.1285,
  'No. 32': 0.116,
  'No. 33': 0.113,
  'No. 36': 0.1065,
  'No. 37': 0.104,
  'No. 38': 0.1015,
  'No. 42': 0.0935,
  'No. 43': 0.089,
  'No. 45': 0.082,
  'No. 47': 0.0785,
  'No. 48': 0.076,
  'No. 50': 0.07,
  'No. 53': 0.0595,
  F: 0.257,
  I: 0.272,
  Q: 0.332,
  U: 0.368,
}

/** The diameter in mm of a drill by its name: 'No. 7', 'F', '5/16', '1 3/32'. Throws for names that no table here uses. */
export function millimetresOf(drill: string): number {
  const inches = NAMED_DRILLS[drill] ?? readInches(drill)
  if (inches === undefined) throw new Error(`${drill} is not a drill`)
  return inches * MM_PER_INCH
}

function readInches(text: string): number | undefined {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  return top && bottom ? Number(whole) + Number(top) / Number(bottom) : undefined
}
