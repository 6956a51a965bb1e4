import {
  arc,
  arcPoints,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  type Item,
  line,
  minorDiameter,
  outline,
  type Point,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { areaWithin } from './areas.ts'

const CHIP_HOLES = 4
const BETWEEN_HOLES = 360 / CHIP_HOLES
const CHAMFER = 0.5
/** EN 22568: a V groove where the die may be slit, at the top; its depth as a share of the diameter. */
const GROOVE = { at: 90, depth: 0.04 }
/** EN 22568: four conical dimples for the holder's screws; their depth as a share of the diameter. */
const DIMPLES = { at: [45, 135, 225, 315], depth: 0.05 }

/** A round screwing die on its face and from the side; its groove is on top. */
const roundDie = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    D: ['Outside diameter', 'mm'],
    E: ['Thickness', 'mm'],
  },
  form: dieForm,
  draw: form => drawDie(form, { prefix: 'M', suffix: ` × ${form.P}`, also: ['P'] }),
  volume: dieVolume,
})

/** A round die for a thread that is measured in inches. */
const inchDie = defineFamily({
  terms: {
    d: ['Thread diameter', 'mm'],
    n: ['Threads per inch', ''],
    D: ['Outside diameter', 'mm'],
    E: ['Thickness', 'mm'],
  },
  form: dimensions => ({ ...dieForm({ ...dimensions, P: 25.4 / dimensions.n }), n: dimensions.n }),
  draw: form => drawDie(form, { prefix: '⌀', suffix: ` – ${form.n} TPI`, also: ['n'] }),
  volume: dieVolume,
})

export default { 'round-die': roundDie, 'inch-die': inchDie }

type Die = Readonly<Record<'d' | 'P' | 'D' | 'E', number>>
type DieForm = ReturnType<typeof dieForm<Die>>

function dieForm<Dimensions extends Die>(dimensions: Dimensions) {
  const { d, P, D } = dimensions
  const bore = d / 2 + 0.02
  const crest = minorDiameter(d, P) / 2
  const { hole, landFrom } = chipHole(bore, d, D)
  const land = { from: landFrom, to: BETWEEN_HOLES - landFrom }
  const grooveAt = (angle: number) =>
    Math.max(0, D * GROOVE.depth - ((Math.abs(angle - GROOVE.at) * Math.PI) / 180) * (D / 2))
  return {
    ...dimensions,
    crest,
    chamfer: CHAMFER,
    /** How deep the groove is at an angle. */
    grooveAt,
    dimples: { at: DIMPLES.at, depth: D * DIMPLES.depth },
    /** The outside by whole degrees: between the chamfers, and of the faces. */
    rim: rimOutline(D, 0, grooveAt),
    face: rimOutline(D, CHAMFER, grooveAt),
    /** From where to where each land reaches, in degrees. */
    lands: Array.from({ length: CHIP_HOLES }, (_, index) => {
      const start = index * BETWEEN_HOLES
      return { from: start + land.from, to: start + land.to }
    }),
    /** The chip holes with the bore that the thread stands on, and with the thread's crests. */
    bore: opening(hole, arcPoints([0, 0], bore, land.from, land.to, 10).slice(1, -1)),
    mouth: opening(hole, arcPoints([0, 0], crest, land.from, land.to)),
  }
}

/** The volume of a die in mm³: its thread fills the lands as far as its pitch diameter. */
function dieVolume({ D, E, rim, bore, mouth }: DieForm): number {
  const chamfers = Math.PI * D * CHAMFER ** 2
  return (areaWithin(rim) - (areaWithin(bore) + areaWithin(mouth)) / 2) * E - chamfers
}

interface ThreadLabel {
  readonly prefix: string
  readonly suffix: string
  readonly also: readonly string[]
}

function drawDie(form: DieForm, thread: ThreadLabel) {
  const { d, D, E, chamfer, grooveAt, dimples, rim, face, lands, mouth } = form
  const topOf = (points: readonly Point[]) => Math.max(...points.map(([, y]) => y))
  const edge = E / 2 - chamfer
  const side: readonly Point[] = [
    [edge, topOf(rim)],
    [E / 2, topOf(face)],
    [E / 2, chamfer - D / 2],
    [edge, -D / 2],
  ]
  const bottom = D / 2 - grooveAt(GROOVE.at)
  return {
    views: [
      frontView(
        [
          outline(rim),
          outline(face),
          // ISO 6410-1: the thread's crests thick, its roots thin, both on the lands between the chip holes only.
          outline(mouth),
          lands.map(({ from, to }) => arc([0, 0], d / 2, from, to, 'thin')),
          centreMark([0, 0], D),
          diameter('D', [0, 0], D, { angle: 20 }),
          width('d', [-d / 2, 0], [d / 2, 0], 'below', thread),
        ],
        { axes: ['x', 'y'] },
      ),
      sideView(
        [
          outline([...side, ...side.toReversed().map(([x, y]): Point => [-x, y])]),
          [edge, -edge].map(x => line([x, -D / 2], [x, topOf(rim)])),
          line([-E / 2, bottom], [E / 2, bottom], 'hidden'),
          dimples.at
            .filter(at => Math.cos((at * Math.PI) / 180) > 0)
            .map(at => dimpleSide(D, at, dimples.depth)),
          centreLine([-E / 2, 0], [E / 2, 0]),
          width('E', [-E / 2, chamfer - D / 2], [E / 2, chamfer - D / 2], 'below'),
        ],
        { axes: ['z', 'y'] },
      ),
    ],
  }
}

/** The first chip hole, as far as it lies outside the bore, and the angle at which the land after it begins. */
function chipHole(bore: number, d: number, D: number): { hole: Point[]; landFrom: number } {
  const centre = d * 0.5 + D * 0.075
  const radius = D * 0.097
  const meets = Math.acos((bore ** 2 + centre ** 2 - radius ** 2) / (2 * bore * centre))
  const end = (Math.atan2(bore * Math.sin(meets), bore * Math.cos(meets) - centre) * 180) / Math.PI
  return { hole: arcPoints([centre, 0], radius, -end, end, 28), landFrom: (meets * 180) / Math.PI }
}

/** The inside of a die: each chip hole, and the land that follows it. */
function opening(hole: readonly Point[], land: readonly Point[]): Point[] {
  return Array.from({ length: CHIP_HOLES }, (_, index) =>
    [...hole, ...land].map(point => turnedBy(point, index * BETWEEN_HOLES)),
  ).flat()
}

function turnedBy([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The outside with its groove, by whole degrees, so many mm within the rim. */
function rimOutline(D: number, inset: number, grooveAt: (angle: number) => number): Point[] {
  return Array.from({ length: 360 }, (_, angle) => {
    const radius = Math.min(D / 2 - inset, D / 2 - grooveAt(angle))
    return [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)]
  })
}

/** The edge of a dimple at an angle round the rim, seen from the side. */
function dimpleSide(D: number, at: number, depth: number): Item {
  const middle = (at * Math.PI) / 180
  const edge = arcPoints([0, 0], depth, 0, 360, 48).map(
    ([along, round]): Point => [along, (D / 2) * Math.sin(middle + round / (D / 2))],
  )
  return [path(edge), centreMark([0, (D / 2) * Math.sin(middle)], 2 * depth)]
}
