/** An inch thread as it is named: '1/4-20'. */
export interface InchThread {
  readonly label: string
  /** In codes, which have no slashes: '1-4-20'. */
  readonly code: string
  /** In mm. */
  readonly d: number
  readonly perInch: number
}

/**
 * ASME B1.1: coarse threads (UNC) and those fine ones (UNF) that are as usual, by number or fraction of an inch and threads to the
 * inch; from the smallest.
 */
const THREADS = [
  '2-56',
  '4-40',
  '5-40',
  '6-32',
  '8-32',
  '10-24',
  '10-32',
  '12-24',
  '1/4-20',
  '1/4-28',
  '5/16-18',
  '5/16-24',
  '3/8-16',
  '3/8-24',
  '7/16-14',
  '1/2-13',
  '1/2-20',
  '9/16-12',
  '5/8-11',
  '3/4-10',
  '7/8-9',
  '1-8',
] as const

/** The inch threads from one to another. */
export function inchThreads(from: (typeof THREADS)[number], to: (typeof THREADS)[number]): InchThread[] {
  return THREADS.slice(THREADS.indexOf(from), THREADS.indexOf(to) + 1).map(label => {
    const [size = '', perInch = ''] = label.split('-')
    return { label, code: label.replace('/', '-'), d: diameterOf(size), perInch: Number(perInch) }
  })
}

/** The pitch in mm. */
export function pitchOf({ perInch }: Pick<InchThread, 'perInch'>): number {
  return 25.4 / perInch
}

/** ASME B1.1: number n is 0.060 inch and 0.013 for each number; others are fractions of an inch. In mm. */
function diameterOf(size: string): number {
  const [whole = 0, part = 1] = size.split('/').map(Number)
  const inches = size.includes('/') || whole === 1 ? whole / part : 0.06 + 0.013 * whole
  return Number((inches * 25.4).toFixed(4))
}
