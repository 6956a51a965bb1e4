import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { toolGrades } from './grades.ts'

const MACHINE = [toolGrades.cobaltTap, toolGrades.cobaltTapTin, toolGrades.cobaltTapBlack]

const tapWork = ({ d = 0 }: Values) => 330 + d * 22 + d ** 2 * 1.2
const dieWork = ({ D = 0 }: Values) => 180 + D * 9

/** The hole that a metric thread is tapped in: its diameter less the pitch. */
function holeOf({ d = 0, P, n }: Values): string {
  const pitch = P ?? 25.4 / (n ?? 20)
  return (Math.round((d - pitch) * 10) / 10).toFixed(1)
}

interface Words {
  readonly slug: string
  readonly name: string
  readonly summary: string
  /** Begins a product's name. */
  readonly title: string
  /** Ends it before the grade: 'Spiral'. */
  readonly form: string
  /** What kind of hole it is for. */
  readonly use: string
}

/** Machine taps to one range. */
function machineTaps(code: string, leading: string, words: Words): Offer {
  return {
    slug: words.slug,
    name: words.name,
    summary: words.summary,
    range: rangeOf(code),
    grades: MACHINE,
    leading: `${code}-${leading}`,
    nameOf: ({ label }, grade) => `${words.title} ${label}, ${words.form}, ${grade.label}`,
    describe: ({ label, dimensions }, { text }) =>
      `${words.use} Thread ${label}, tapping drill ${holeOf(dimensions)} mm, shank of ${dimensions.d2} mm with a square of ${dimensions.a} mm. ${text}`,
    workOf: tapWork,
  }
}

const BLIND = 'For blind holes: spiral flutes of 35 degrees lift the chips out, chamfer form C.'
const THROUGH = 'For through holes: straight flutes, a chamfer form B pushes the chips ahead.'

/** The three taps of a set cut a thread one after the other; each is sold by itself. */
const SET: readonly Grade[] = (
  [
    [
      '1',
      'No. 1 Taper',
      5,
      'The first of three: its long chamfer starts the thread straight and cuts about half of it.',
    ],
    ['2', 'No. 2 Plug', 3.5, 'The second of three: it cuts the thread to about three quarters of its depth.'],
    [
      '3',
      'No. 3 Bottoming',
      2,
      'The third of three: it cuts the thread to size, almost down to the bottom of a blind hole.',
    ],
  ] as const
).map(([number, label, c, text]) => ({
  ...toolGrades.hss,
  code: `N${number}`,
  label,
  effort: 0.6,
  dimensions: { c },
  text,
}))

/** Dies to one range. */
function dies(code: string, leading: string, words: Omit<Words, 'form' | 'use'>): Offer {
  return {
    slug: words.slug,
    name: words.name,
    summary: words.summary,
    range: rangeOf(code),
    grades: [
      { ...toolGrades.hss, material: 'High-speed steel HSS', finish: 'Ground', text: DIE },
      {
        ...toolGrades.cobaltTap,
        code: 'CO',
        material: 'Cobalt high-speed steel HSS-E',
        finish: 'Ground',
        effort: 1.5,
        text: 'Cobalt high-speed steel for stainless and heat-treated steel up to 1000 N/mm²; use plenty of cutting oil.',
      },
    ],
    leading: `${code}-${leading}`,
    nameOf: ({ label }, grade) => `${words.title} ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { D, E } }, { text }) =>
      `Closed die, pre-slotted, right-hand, with a lead on both sides, for the external thread ${label}. Fits die stocks of ${D} x ${E} mm. ${text}`,
    workOf: dieWork,
  }
}

const DIE = 'High-speed steel for steel up to 800 N/mm². Chamfer the end of the bar at 45 degrees before.'

export const tapOffers: readonly Offer[] = [
  machineTaps('371', 'M10', {
    slug: 'machine-taps-din-371-spiral',
    name: 'Machine tap, spiral flutes, M2 to M10',
    title: 'Machine Tap',
    form: 'Spiral',
    use: BLIND,
    summary:
      'Machine taps with reinforced shank and spiral flutes to DIN 371 form C for blind holes in coarse metric threads from M2 to M10, tolerance ISO 2 (6H).',
  }),
  machineTaps('371B', 'M6', {
    slug: 'machine-taps-din-371-straight',
    name: 'Machine tap, straight flutes, M2 to M10',
    title: 'Machine Tap',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps with reinforced shank and straight flutes to DIN 371 form B for through holes in coarse metric threads from M2 to M10, tolerance ISO 2 (6H).',
  }),
  machineTaps('376', 'M16', {
    slug: 'machine-taps-din-376-spiral',
    name: 'Machine tap, spiral flutes, from M12',
    title: 'Machine Tap',
    form: 'Spiral',
    use: BLIND,
    summary:
      'Machine taps with a shank that passes through the thread and spiral flutes to DIN 376 form C for blind holes in coarse metric threads from M12 to M52, tolerance ISO 2 (6H).',
  }),
  machineTaps('376B', 'M16', {
    slug: 'machine-taps-din-376-straight',
    name: 'Machine tap, straight flutes, from M12',
    title: 'Machine Tap',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps with a shank that passes through the thread and straight flutes to DIN 376 form B for through holes in coarse metric threads from M12 to M52, tolerance ISO 2 (6H).',
  }),
  machineTaps('374', 'M12X1.5', {
    slug: 'machine-taps-din-374-fine-spiral',
    name: 'Machine tap, fine thread, spiral flutes',
    title: 'Fine Machine Tap',
    form: 'Spiral',
    use: BLIND,
    summary:
      'Machine taps for fine metric threads from M4 x 0.5 to M52 x 3 with spiral flutes to DIN 374 form C, for blind holes, tolerance ISO 2 (6H).',
  }),
  machineTaps('374B', 'M12X1.5', {
    slug: 'machine-taps-din-374-fine-straight',
    name: 'Machine tap, fine thread, straight flutes',
    title: 'Fine Machine Tap',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps for fine metric threads from M4 x 0.5 to M52 x 3 with straight flutes to DIN 374 form B, for through holes, tolerance ISO 2 (6H).',
  }),
  {
    slug: 'hand-taps-din-352',
    name: 'Hand tap, coarse thread',
    summary:
      'Hand taps to DIN 352 in coarse metric threads from M2 to M52: taper, plug and bottoming tap share the work, so that a thread can be cut by hand without force. Sold singly.',
    range: rangeOf('352'),
    grades: SET,
    leading: '352-M10-N3',
    nameOf: ({ label }, grade) => `Hand Tap ${label}, ${grade.label}`,
    describe: ({ label, dimensions }, { text }) =>
      `Hand tap of high-speed steel for the thread ${label}, tolerance ISO 2 (6H). ${text} Tapping drill ${holeOf(dimensions)} mm, square of ${dimensions.a} mm for the tap wrench.`,
    workOf: tapWork,
  },
  machineTaps('UNCTAP', '1-4-20', {
    slug: 'machine-taps-unc-straight',
    name: 'Machine tap UNC, straight flutes',
    title: 'Machine Tap UNC',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps for unified coarse threads (UNC) with straight flutes form B, for through holes; shanks and lengths as DIN 371 and DIN 376. Class 2B.',
  }),
  machineTaps('UNCTAPC', '1-4-20', {
    slug: 'machine-taps-unc-spiral',
    name: 'Machine tap UNC, spiral flutes',
    title: 'Machine Tap UNC',
    form: 'Spiral',
    use: BLIND,
    summary:
      'Machine taps for unified coarse threads (UNC) with spiral flutes form C, for blind holes; shanks and lengths as DIN 371 and DIN 376. Class 2B.',
  }),
  machineTaps('UNFTAP', '1-4-28', {
    slug: 'machine-taps-unf-straight',
    name: 'Machine tap UNF, straight flutes',
    title: 'Machine Tap UNF',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps for unified fine threads (UNF) with straight flutes form B, for through holes; shanks and lengths as DIN 371 and DIN 374. Class 2B.',
  }),
  machineTaps('UNFTAPC', '1-4-28', {
    slug: 'machine-taps-unf-spiral',
    name: 'Machine tap UNF, spiral flutes',
    title: 'Machine Tap UNF',
    form: 'Spiral',
    use: BLIND,
    summary:
      'Machine taps for unified fine threads (UNF) with spiral flutes form C, for blind holes; shanks and lengths as DIN 371 and DIN 374. Class 2B.',
  }),
  machineTaps('5156', 'G1-4', {
    slug: 'pipe-taps-din-5156',
    name: 'Machine tap for pipe threads',
    title: 'Pipe Tap',
    form: 'Form B',
    use: THROUGH,
    summary:
      'Machine taps for parallel pipe threads ISO 228 (G) with straight flutes to DIN 5156 form B: for fittings, valves and gauges that seal on their face.',
  }),
  dies('22568', 'M10', {
    slug: 'round-dies-metric-coarse',
    name: 'Round die, coarse thread',
    title: 'Round Die',
    summary:
      'Closed round dies to EN 22568 for external metric threads from M2.5 to M52 with tolerance 6g: four chip holes, four dimples for the screws of the die stock.',
  }),
  dies('22568F', 'M10X1', {
    slug: 'round-dies-metric-fine',
    name: 'Round die, fine thread',
    title: 'Fine Round Die',
    summary:
      'Closed round dies to EN 22568 for external fine metric threads from M4 x 0.5 to M52 x 3 with tolerance 6g; thinner than those for coarse threads from M12 on.',
  }),
  dies('UNCDIE', '1-4-20', {
    slug: 'round-dies-unc',
    name: 'Round die UNC',
    title: 'Round Die UNC',
    summary:
      'Closed round dies for unified coarse threads (UNC) from No. 4 to 1 1/2 inch, class 2A, in the outside diameters of EN 22568, so that they fit metric die stocks.',
  }),
  dies('UNFDIE', '1-4-28', {
    slug: 'round-dies-unf',
    name: 'Round die UNF',
    title: 'Round Die UNF',
    summary:
      'Closed round dies for unified fine threads (UNF) from No. 4 to 1 1/2 inch, class 2A, in the outside diameters of EN 22568, so that they fit metric die stocks.',
  }),
  dies('24231', 'G1-4', {
    slug: 'round-dies-pipe',
    name: 'Round die for pipe threads',
    title: 'Pipe Die',
    summary:
      'Closed round dies to EN 24231 for parallel external pipe threads ISO 228 (G) from G1/8 to G1 1/2, class A: for threading pipes, nipples and plugs.',
  }),
]
