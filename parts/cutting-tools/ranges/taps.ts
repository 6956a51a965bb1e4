import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { din352, handTap } from '../../standards/din-352.ts'
import { din371, machineTap, straightMachineTap } from '../../standards/din-371.ts'
import { din374, type FineTap, fineSpiralTap, fineStraightTap } from '../../standards/din-374.ts'
import { din376, straightThroughShankTap, throughShankTap } from '../../standards/din-376.ts'
import { inchSpiralTap, inchTap, pipeTaps, unifiedTaps } from '../../standards/inch-taps.ts'

/** Helix of taps for blind holes, in degrees. */
const HELIX = 35
/** DIN 2197: threads of the chamfer of form B, whose point pushes the chips ahead, and of the middle one of a set of hand taps. */
const [FORM_B, FORM_D] = [4, 3.5]

const YAMAWA = 'Yamawa catalogue 2016; Gühring 5596 in a CAM tool list'

/** A thread as it is asked for: 'M10'. */
function coarse<Numbers>(d: number, dimensions: Numbers) {
  return { code: `M${d}`, label: `M${d}`, dimensions }
}

/** A fine thread as it is asked for: 'M10 x 1.25'. */
export function fine<Numbers extends Readonly<Record<string, number>>>(
  { d, P }: Pick<FineTap, 'd' | 'P'>,
  dimensions: Numbers,
): RangeSize<Numbers> {
  return { code: `M${d}X${P}`, label: `M${d} x ${P}`, dimensions }
}

/** A thread measured in inches as it is asked for: '1/4-20', 'No. 8-32'. */
export function inch<Numbers extends Readonly<Record<string, number>>>(
  name: string,
  n: number | null,
  dimensions: Numbers,
): RangeSize<Numbers> {
  const turns = n === null ? '' : `-${n}`
  const isNumber = /^\d+$/.test(name) && name !== '1'
  return {
    code: `${name.replace('/', '-').replace(' ', '-')}${turns}`,
    label: `${isNumber ? 'No. ' : ''}${name}${turns}`,
    dimensions,
  }
}

const metric: readonly Range[] = [
  defineRange({
    code: '371',
    family: 'machine-tap',
    standard: 'DIN 371',
    source: YAMAWA,
    sizes: din371.nominals.map(d => coarse(d, machineTap(d, HELIX))),
  }),
  defineRange({
    code: '371B',
    family: 'straight-tap',
    standard: 'DIN 371',
    source: YAMAWA,
    sizes: din371.nominals.map(d => coarse(d, straightMachineTap(d, FORM_B))),
  }),
  defineRange({
    code: '376',
    family: 'through-shank-tap',
    standard: 'DIN 376',
    source: YAMAWA,
    sizes: din376.nominals.map(d => coarse(d, throughShankTap(d, HELIX))),
  }),
  defineRange({
    code: '376B',
    family: 'straight-tap',
    standard: 'DIN 376',
    source: YAMAWA,
    sizes: din376.nominals.map(d => coarse(d, straightThroughShankTap(d, FORM_B))),
  }),
  defineRange({
    code: '374',
    family: 'through-shank-tap',
    standard: 'DIN 374',
    source: null,
    sizes: din374.map(tap => fine(tap, fineSpiralTap(tap, HELIX))),
  }),
  defineRange({
    code: '374B',
    family: 'straight-tap',
    standard: 'DIN 374',
    source: null,
    sizes: din374.map(tap => fine(tap, fineStraightTap(tap, FORM_B))),
  }),
  defineRange({
    code: '352',
    family: 'straight-tap',
    standard: 'DIN 352',
    source: null,
    sizes: din352.nominals.map(d => coarse(d, handTap(d, FORM_D))),
  }),
]

const unified: readonly Range[] = [
  defineRange({
    code: 'UNCTAP',
    family: 'inch-tap',
    standard: 'DIN 2182',
    source: null,
    sizes: unifiedTaps.map(tap => inch(tap.name, tap.coarse, inchTap(tap, tap.coarse, FORM_B))),
  }),
  defineRange({
    code: 'UNCTAPC',
    family: 'inch-spiral-tap',
    standard: 'DIN 2182',
    source: null,
    sizes: unifiedTaps.map(tap => inch(tap.name, tap.coarse, inchSpiralTap(tap, tap.coarse, HELIX))),
  }),
  defineRange({
    code: 'UNFTAP',
    family: 'inch-tap',
    standard: 'DIN 2183',
    source: null,
    sizes: unifiedTaps.map(tap => inch(tap.name, tap.fine, inchTap(tap, tap.fine, FORM_B))),
  }),
  defineRange({
    code: 'UNFTAPC',
    family: 'inch-spiral-tap',
    standard: 'DIN 2183',
    source: null,
    sizes: unifiedTaps.map(tap => inch(tap.name, tap.fine, inchSpiralTap(tap, tap.fine, HELIX))),
  }),
  defineRange({
    code: '5156',
    family: 'inch-tap',
    standard: 'DIN 5156',
    source: null,
    sizes: pipeTaps.map(tap => inch(tap.name, null, inchTap(tap, tap.n, FORM_B))),
  }),
]

export const taps: readonly Range[] = [...metric, ...unified]
