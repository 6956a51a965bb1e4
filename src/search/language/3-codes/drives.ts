import type { Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import type { Subject } from '../2-names/subject.ts'
import { codeTerm } from './code-terms.ts'

/** 'T20', 'TX20', 'torx 20', 'torx T20'. */
const DRIVE = /(?:torx ?-?t?x?|tx|t) ?(\d{1,3})(?![\p{L}\d.,/]| ?(?:mm|x|×|\*))/uy
/** ISO 10664. */
const SIZES: ReadonlySet<number> = new Set([
  5, 6, 7, 8, 9, 10, 15, 20, 25, 27, 30, 40, 45, 50, 55, 60, 70, 80, 90, 100,
])

/** DIN 7721: the belts of pulleys. */
const BELT = /t ?(2[.,]5|5|10|20)(?![\p{L}\d]|[.,]\d)/uy

function readBelt(folded: string, at: number): Term | undefined {
  const match = matchAt(BELT, folded, at)
  const text = `T${match?.[1]?.replace(',', '.')}`
  return match ? codeTerm({ start: at, end: at + match[0].length, text }, [text]) : undefined
}

/** The drive of a screw: 'T20', or the belt of a pulley: 'T5'; undefined if there is none. */
export function readDrive(folded: string, at: number, subject: Subject): Term | undefined {
  if (subject.isToothed) return readBelt(folded, at)
  const match = matchAt(DRIVE, folded, at)
  const size = Number(match?.[1])
  if (!match || !SIZES.has(size)) return undefined
  const isOfScrew = subject.isThreaded || subject.hasThread || match[0].startsWith('torx')
  if (!isOfScrew) return undefined
  const bounds = [{ keys: ['hexalobular-socket-no'], min: size, max: size }]
  return {
    start: at,
    end: at + match[0].length,
    text: `T${size}`,
    note: `T${size}: hexalobular socket no. ${size} (ISO 10664)`,
    readings: [
      { kind: 'bounds', bounds },
      { kind: 'words', words: ['hexalobular'] },
    ],
  }
}
