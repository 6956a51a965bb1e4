import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  lying,
  type Point,
  roundCorners,
  sideView,
  turned,
  turnedEnd,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'

/** ISO 2340: the ends are chamfered by about 30 degrees to the axis. */
const CHAMFER = Math.tan(Math.PI / 6)

const headlessTerms = {
  d: ['Diameter', 'mm'],
  l: ['Length', 'mm'],
  c: ['Chamfer length', 'mm'],
} as const

const headedTerms = {
  d: ['Diameter', 'mm'],
  l: ['Length under the head', 'mm'],
  dk: ['Head diameter', 'mm'],
  k: ['Head height', 'mm'],
  c: ['Chamfer length', 'mm'],
  e: ['Chamfer of the head', 'mm'],
  r: ['Rounding under the head', 'mm'],
} as const

const holeTerms = {
  dl: ['Split pin hole', 'mm'],
  le: ['Distance of the hole from the end', 'mm'],
} as const

interface Headless {
  readonly d: number
  readonly l: number
  readonly c: number
}

interface Headed extends Headless {
  readonly dk: number
  readonly k: number
  readonly e: number
  readonly r: number
}

interface Holes {
  readonly dl: number
  readonly le: number
}

/** A clevis pin without head, as ISO 2340 type A: y = 0 at its lower end. */
const clevisPin = defineFamily({
  terms: headlessTerms,
  form: dimensions => headless(dimensions),
  draw: form => ({ views: [frontView(headlessSide(form), { axes: ['y', 'x'] }), endView(form.profile)] }),
  volume: ({ profile }) => solidVolume(profile),
})

/** A clevis pin without head, with holes for split pins at both ends, as ISO 2340 type B. */
const drilledClevisPin = defineFamily({
  terms: { ...headlessTerms, ...holeTerms },
  form: dimensions => ({ ...headless(dimensions), holes: [dimensions.le, dimensions.l - dimensions.le] }),
  draw: form => ({
    views: [
      frontView([headlessSide(form), crossHoles(form, 0)], { axes: ['y', 'x'] }),
      endView(form.profile),
    ],
  }),
  volume: ({ profile, holes, d, dl }) => solidVolume(profile) - holes.length * cylinderVolume(dl, d),
})

/** A clevis pin with head, as ISO 2341 type A: y = 0 under the head, which is on top. */
const headedClevisPin = defineFamily({
  terms: headedTerms,
  form: dimensions => headed(dimensions),
  draw: form => ({ views: [frontView(headedSide(form), { axes: ['y', 'x'] }), headView(form)] }),
  volume: ({ profile }) => solidVolume(profile),
})

/** A clevis pin with head and a hole for a split pin at its end, as ISO 2341 type B. */
const drilledHeadedClevisPin = defineFamily({
  terms: { ...headedTerms, ...holeTerms },
  form: dimensions => ({ ...headed(dimensions), holes: [dimensions.le - dimensions.l] }),
  draw: form => ({
    views: [frontView([headedSide(form), crossHoles(form, -form.l)], { axes: ['y', 'x'] }), headView(form)],
  }),
  volume: ({ profile, d, dl }) => solidVolume(profile) - cylinderVolume(dl, d),
})

export default {
  'clevis-pin': clevisPin,
  'drilled-clevis-pin': drilledClevisPin,
  'headed-clevis-pin': headedClevisPin,
  'drilled-headed-clevis-pin': drilledHeadedClevisPin,
}

function headless<D extends Headless>(dimensions: D) {
  const { d, l, c } = dimensions
  const end = d / 2 - c * CHAMFER
  const profile: readonly Point[] = [
    [end, 0],
    [d / 2, c],
    [d / 2, l - c],
    [end, l],
  ]
  return { ...dimensions, end, profile }
}

function headed<D extends Headed>(dimensions: D) {
  const { d, l, c, dk, k, e, r } = dimensions
  const end = d / 2 - c * CHAMFER
  const profile: readonly Point[] = roundCorners(
    [
      [end, -l],
      [d / 2, c - l],
      [d / 2, 0],
      [dk / 2, 0],
      [dk / 2, k - e],
      [dk / 2 - e, k],
    ],
    [0, 0, r, 0, 0, 0],
  )
  return { ...dimensions, end, profile }
}

function solidVolume(profile: readonly Point[]): number {
  return turnedVolume([[0, profile[0]?.[1] ?? 0], ...profile, [0, profile.at(-1)?.[1] ?? 0]])
}

function headlessSide({ d, l, c, end, profile }: ReturnType<typeof headless>) {
  return [
    turned(lying(profile.toReversed())),
    width('l', [-l, -end], [0, -end], 'below'),
    width('c', [-l, end], [c - l, d / 2], 'above'),
    height('d', [-l / 2, -d / 2], [-l / 2, d / 2], 'left', { prefix: '⌀' }),
  ]
}

function headedSide({ d, l, c, dk, k, e, end, profile }: ReturnType<typeof headed>) {
  return [
    turned(lying(profile.toReversed())),
    width('k', [-k, e - dk / 2], [0, -dk / 2], 'below'),
    width('l', [0, -dk / 2], [l, -end], 'below'),
    width('c', [l - c, d / 2], [l, end], 'above'),
    height('d', [l - c, -d / 2], [l - c, d / 2], 'right', { prefix: '⌀' }),
    height('dk', [e - k, -dk / 2], [e - k, dk / 2], 'left', { prefix: '⌀' }),
  ]
}

/** The holes from the side, and how far the one on the right lies from the end at `end`, in heights of the model. */
function crossHoles(
  { holes, dl, le, d }: Holes & { readonly holes: readonly number[]; readonly d: number },
  end: number,
) {
  return [
    holes.map(at => [circle([-at, 0], dl), centreLine([-at, -d / 2], [-at, d / 2])]),
    width('le', [-end - le, -dl / 2], [-end, -dl / 2], 'below'),
    height('dl', [-end - le, -dl / 2], [-end - le, dl / 2], 'right', { prefix: '⌀' }),
  ]
}

function endView(profile: readonly Point[]) {
  return sideView(turnedEnd(lying(profile.toReversed())), { axes: ['z', 'x'] })
}

function headView({ dk, e }: Headed) {
  return sideView([circle([0, 0], dk), circle([0, 0], dk - 2 * e), centreMark([0, 0], dk)], {
    axes: ['z', 'x'],
  })
}
