import type { Layer } from '../sheet/ink.ts'
import type { Tag } from './tags.ts'

/** The layers of the file; in R12 a line's weight follows from its colour, so each weight has a colour of its own. */
export const dxfLayers = {
  visible: { name: 'OUTLINE', colour: 7, line: 'CONTINUOUS' },
  thin: { name: 'THIN', colour: 3, line: 'CONTINUOUS' },
  hidden: { name: 'HIDDEN', colour: 2, line: 'HIDDEN' },
  centre: { name: 'CENTRE', colour: 1, line: 'CENTER' },
  hatch: { name: 'HATCH', colour: 8, line: 'CONTINUOUS' },
  dimension: { name: 'DIMENSION', colour: 4, line: 'CONTINUOUS' },
  border: { name: 'BORDER', colour: 7, line: 'CONTINUOUS' },
  frame: { name: 'FRAME', colour: 9, line: 'CONTINUOUS' },
} as const satisfies Record<Layer, { name: string; colour: number; line: string }>

/** Where the words of the sheet stand; those of dimensions stand on their layer. */
export const TEXT_LAYER = { name: 'TEXT', colour: 6, line: 'CONTINUOUS' } as const

/** Dashes and gaps (negative) of the line types, in mm of paper. */
const lineTypes = [
  { name: 'CONTINUOUS', words: 'Solid line', dashes: [] },
  { name: 'HIDDEN', words: '__ __ __ __', dashes: [3, -1.1] },
  { name: 'CENTER', words: '____ _ ____ _', dashes: [8, -1.2, 0.9, -1.2] },
] as const

/** The section of the line types, layers and the one text style. */
export function tableTags(): Tag[] {
  const layers = [...Object.values(dxfLayers), TEXT_LAYER]
  return [
    [0, 'SECTION'],
    [2, 'TABLES'],
    ...table('LTYPE', lineTypes.length, lineTypes.flatMap(lineTypeTags)),
    ...table(
      'LAYER',
      layers.length,
      layers.flatMap(({ name, colour, line }): Tag[] => [
        [0, 'LAYER'],
        [2, name],
        [70, 0],
        [62, colour],
        [6, line],
      ]),
    ),
    ...table('STYLE', 1, [
      [0, 'STYLE'],
      [2, 'STANDARD'],
      [70, 0],
      [40, 0],
      [41, 0.9],
      [50, 0],
      [71, 0],
      [42, 2.5],
      [3, 'txt'],
      [4, ''],
    ]),
    [0, 'ENDSEC'],
  ]
}

function table(name: string, count: number, rows: readonly Tag[]): Tag[] {
  return [[0, 'TABLE'], [2, name], [70, count], ...rows, [0, 'ENDTAB']]
}

function lineTypeTags({ name, words, dashes }: (typeof lineTypes)[number]): Tag[] {
  const length = dashes.reduce((sum: number, dash: number) => sum + Math.abs(dash), 0)
  return [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, words],
    [72, 65],
    [73, dashes.length],
    [40, length],
    ...dashes.map((dash): Tag => [49, dash]),
  ]
}
