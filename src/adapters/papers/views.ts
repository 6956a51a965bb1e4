import { COLOURS, type Pdf, type Sheet, WIDTH } from './sheet.ts'
import { setLine } from './text.ts'

/** The views of a part as strokes, arrows' heads and texts, in mm, y downwards. */
export interface Views {
  readonly lines: readonly {
    readonly width: number
    /** Lengths of dashes and gaps: '3 1.1'; undefined for a line drawn through. */
    readonly dashes: string | undefined
    /** Of an SVG path. */
    readonly data: string
  }[]
  readonly fills: string
  readonly texts: readonly {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly anchor: 'start' | 'middle' | 'end'
    /** Turned about its own place, if at all: 'rotate(-90 12 30)'. */
    readonly transform: string | undefined
    readonly isStrong: boolean
    /** Whether lines that run through it are interrupted about it. */
    readonly hasHalo: boolean
    readonly text: string
  }[]
  /** What all of it takes. */
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** What is seen, for who cannot see it. */
  readonly title: string
  /** What stands beside the views: 'Knurl to DIN 82'. */
  readonly notes: readonly string[]
}

/** In points. */
const MM = 72 / 25.4
/** On paper of this size its letters are easily read, a little smaller than on a drawing. */
const LARGEST = 0.85 * MM

/** By how much the views are enlarged, in points for each mm, to have room in such a height. */
export function scaleOf({ box }: Views, height: number): number {
  return Math.min(LARGEST, WIDTH / box.width, height / box.height)
}

/** Draws the views as one picture in the middle of the page, below `top`. */
export function drawViews(
  { document, root }: Sheet,
  views: Views,
  { top, scale }: { top: number; scale: number },
): void {
  const { box, title } = views
  const left = (document.page.width - box.width * scale) / 2
  const draw = () => {
    document.save()
    document.translate(left, top).scale(scale).translate(-box.left, -box.top)
    document.lineJoin('round').strokeColor(COLOURS.ink)
    for (const { width, dashes, data } of views.lines) {
      if (data === '') continue
      if (dashes) document.addContent(`[${dashes}] 0 d`)
      document.path(data).lineWidth(width).stroke()
      document.undash()
    }
    if (views.fills !== '') document.path(views.fills).fill(COLOURS.ink)
    for (const text of views.texts) drawText(document, text)
    document.restore()
  }
  root.add(document.struct('Figure', { alt: title }, [draw]))
}

/** Draws a whole sheet, as large as it is laid out. */
export function drawWhole(document: Pdf, views: Views): void {
  const root = document.struct('Document')
  document.addStructure(root)
  drawViews({ document, root }, views, { top: 0, scale: MM })
  root.end()
}

/** How far around a dimension no line runs, in mm. */
const HALO = 0.4

function drawText(
  document: Pdf,
  { transform, hasHalo, isStrong, text, ...at }: Views['texts'][number],
): void {
  const [, degrees, x, y] = /^rotate\((\S+) (\S+) (\S+)\)$/.exec(transform ?? '') ?? []
  document.save()
  if (degrees) document.rotate(Number(degrees), { origin: [Number(x), Number(y)] })
  setLine(document, text, {
    ...at,
    isCondensed: isStrong,
    colour: COLOURS.ink,
    ...(hasHalo && { halo: HALO }),
  })
  document.restore()
}
