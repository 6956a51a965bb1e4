import { defineRange, type Range, type RangeSize, threadsOf } from '../../range.ts'
import {
  din352,
  din371,
  din374,
  din376,
  type FineTap,
  fineSpiralTap,
  fineStraightTap,
  handTap,
  inchSpiralTap,
  inchTap,
  machineTap,
  pipeTaps,
  straightMachineTap,
  straightThroughShankTap,
  throughShankTap,
  unifiedTaps,
} from '../../standards/taps-and-dies.ts'

/** Helix of taps for blind holes, in degrees. */
const HELIX = 35
/** DIN 2197: threads of the chamfer of form B, whose point pushes the chips ahead, and of the middle one of a set of hand taps. */
const [FORM_B, FORM_D] = [4, 3.5]

/** A fine thread as it is asked for: 'M10 x 1.25'. */
export function fine<Numbers extends Readonly<Record<string, number>>>(
  { d, P }: Pick<FineTap, 'd' | 'P'>,
  dimensions: Numbers,
): RangeSize<Numbers> {
  return { code: `M${d}X${P}`, label: `M${d} x ${P}`, dimensions }
}

/** A thread measured in inches as it is asked for: '1/4-20', '#8-32'. */
export function inch<Numbers extends Readonly<Record<string, number>>>(
  name: string,
  n: number | null,
  dimensions: Numbers,
): RangeSize<Numbers> {
  const turns = n === null ? '' : `-${n}`
  const isNumber = /^\d+$/.test(name) && name !== '1'
  return {
    code: `${name.replace('/', '-').replace(' ', '-')}${turns}`,
    label: `${isNumber ? '#' : ''}${name}${turns}`,
    dimensions,
  }
}

const metric: readonly Range[] = [
  defineRange(
    '371',
    'machine-tap',
    din371,
    threadsOf(d => machineTap(d, HELIX)),
  ),
  defineRange(
    '371B',
    'straight-tap',
    din371,
    threadsOf(d => straightMachineTap(d, FORM_B)),
  ),
  defineRange(
    '376',
    'through-shank-tap',
    din376,
    threadsOf(d => throughShankTap(d, HELIX)),
  ),
  defineRange(
    '376B',
    'straight-tap',
    din376,
    threadsOf(d => straightThroughShankTap(d, FORM_B)),
  ),
  defineRange('374', 'through-shank-tap', din374, ({ rows }) =>
    rows.map(tap => fine(tap, fineSpiralTap(tap, HELIX))),
  ),
  defineRange('374B', 'straight-tap', din374, ({ rows }) =>
    rows.map(tap => fine(tap, fineStraightTap(tap, FORM_B))),
  ),
  defineRange(
    '352',
    'straight-tap',
    din352,
    threadsOf(d => handTap(d, FORM_D)),
  ),
]

const unified: readonly Range[] = [
  defineRange('UNCTAP', 'inch-tap', unifiedTaps, ({ rows }) =>
    rows.map(tap => inch(tap.name, tap.coarse, inchTap(tap, tap.coarse, FORM_B))),
  ),
  defineRange('UNCTAPC', 'inch-spiral-tap', unifiedTaps, ({ rows }) =>
    rows.map(tap => inch(tap.name, tap.coarse, inchSpiralTap(tap, tap.coarse, HELIX))),
  ),
  defineRange(
    'UNFTAP',
    'inch-tap',
    { ...unifiedTaps, standard: 'DIN 2183' },
    unifiedTaps.rows.map(tap => inch(tap.name, tap.fine, inchTap(tap, tap.fine, FORM_B))),
  ),
  defineRange(
    'UNFTAPC',
    'inch-spiral-tap',
    { ...unifiedTaps, standard: 'DIN 2183' },
    unifiedTaps.rows.map(tap => inch(tap.name, tap.fine, inchSpiralTap(tap, tap.fine, HELIX))),
  ),
  defineRange('5156', 'inch-tap', pipeTaps, ({ rows }) =>
    rows.map(tap => inch(tap.name, null, inchTap(tap, tap.n, FORM_B))),
  ),
]

export const taps: readonly Range[] = [...metric, ...unified]
