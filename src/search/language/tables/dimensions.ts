/** What people call a dimension, and its keys in the catalogue, the likelier first. */
export interface DimensionName {
  readonly keys: readonly string[]
  readonly written: string
  /** A number of this name is no other dimension. */
  readonly isExact?: boolean
}

export const LENGTH: readonly string[] = ['length', 'free-length', 'length-under-the-head', 'length-over-all']
export const BORE: readonly string[] = [
  'bore',
  'shaft-diameter',
  'inside-diameter',
  'inner-diameter',
  'diameter',
]

/** Umlauts are written without their dots, which words lose. */
export const DIMENSIONS: readonly DimensionName[] = [
  { keys: LENGTH, written: 'length, long, lang, lange, laenge, free length, overall length, total length' },
  {
    keys: BORE,
    written:
      'bore, id, inside, inside diameter, inner diameter, internal diameter, inside dia, inner dia, innendurchmesser, bohrung',
  },
  {
    keys: [
      'outside-diameter',
      'outer-diameter',
      'outer-diameter-wide-end',
      'bore-diameter',
      'largest-diameter',
      'diameter',
    ],
    written:
      'od, outside, outside diameter, outer diameter, external diameter, outside dia, outer dia, housing, aussendurchmesser, ad',
  },
  {
    keys: ['wire-diameter'],
    isExact: true,
    written: 'wire, wire diameter, wire dia, wire thickness, draht, drahtstarke, drahtdurchmesser',
  },
  {
    keys: ['section-diameter'],
    written: 'section, cross section, cord, section diameter, schnurstarke, querschnitt',
  },
  { keys: ['width', 'face-width', 'leg-width'], written: 'width, wide, breite, breit' },
  { keys: ['pitch'], written: 'pitch, steigung' },
  { keys: ['thickness', 'width', 'height'], written: 'thick, thickness, dick, dicke' },
]
