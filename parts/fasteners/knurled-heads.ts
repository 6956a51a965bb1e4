import { centreMark, circle, type Item, line, type Point, ringZone } from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { sideOf } from './socket-shapes.ts'

/** DIN 82: pitches of straight knurls, and up to which diameter of the head we take them; in mm. */
const PITCHES = [
  { upTo: 6, pitch: 0.5 },
  { upTo: 9, pitch: 0.6 },
  { upTo: 24, pitch: 0.8 },
  { upTo: 36, pitch: 1 },
]
/** That of larger heads. */
const WIDEST = 1.2
/** How deep the grooves are, for a pitch of 1. */
const DEPTH = 0.22

/** A knurled cylindrical head: its profile from under the head upwards. */
export interface KnurledHead {
  readonly head: readonly Point[]
  readonly chamfer: number
  readonly knurl: { readonly crest: number; readonly root: number; readonly grooves: number }
}

/** The head of a cap screw, by its diameter and height in mm. */
export function knurledHead(dk: number, k: number): KnurledHead {
  const pitch = PITCHES.find(({ upTo }) => dk <= upTo)?.pitch ?? WIDEST
  const depth = pitch * DEPTH
  const crest = dk / 2
  const root = crest - depth
  const chamfer = k * 0.1
  // A multiple of twelve grooves lets the socket's corners fall on columns, and crests on the axes.
  const grooves = Math.round((Math.PI * dk) / pitch / 12) * 12
  const head: readonly Point[] = [
    [root - depth, 0],
    [root, depth],
    [root, k * 0.12],
    [crest, k * 0.12 + depth],
    [crest, k - chamfer - depth],
    [root, k - chamfer],
    [root - chamfer, k],
  ]
  return { head, chamfer, knurl: { crest, root, grooves } }
}

/** The head from the side, its face at x = -k. */
export function knurledSide({ head, chamfer, knurl }: KnurledHead, k: number): Item {
  return [sideOf(head), line([chamfer - k, knurl.root], [chamfer - k, -knurl.root])]
}

/** The head from its face, without the socket. */
export function knurledEnd({ chamfer, knurl }: KnurledHead): Item {
  return [
    circle([0, 0], knurl.crest * 2),
    ringZone(knurl.crest, knurl.root, 'DIN 82: a knurl is drawn by its crests'),
    circle([0, 0], (knurl.root - chamfer) * 2),
    centreMark([0, 0], knurl.crest * 2),
  ]
}

/** The volume of the head without its socket, in mm³: halfway between the crests of the knurl and its roots. */
export function knurledVolume({ head, knurl: { crest, root } }: KnurledHead): number {
  const mean = (crest + root) / 2
  return turnedVolume([
    [0, 0],
    ...head.map(([r, y]): Point => [Math.min(r, mean), y]),
    [0, head.at(-1)?.[1] ?? 0],
  ])
}
