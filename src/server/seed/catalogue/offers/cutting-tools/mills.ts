import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { revolutions, toolGrades } from './grades.ts'

const WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

/** What so many flutes are good for. */
const USES: Readonly<Record<number, string>> = {
  2: 'Wide chip spaces and a tooth over centre: for slots, keyways and plunging, and for aluminium.',
  3: 'For slotting and roughing with more feed than two flutes and more room for chips than four.',
  4: 'For shoulders and finishing, and for slots up to half a diameter deep.',
}

const carbideWork = ({ d1 = 0 }: Values) => 350 + d1 ** 1.6 * 20
const steelWork = ({ d1 = 0, l1 = 0 }: Values) => 120 + d1 * 24 + d1 ** 2 + l1 * 0.5

/** Solid carbide end mills with so many flutes, long or short. */
function carbideMills(z: number, isShort: boolean): Offer {
  const length = isShort ? 'short' : 'long'
  const code = isShort ? `6527KZ${z}` : z === 4 ? '6527' : `6527Z${z}`
  const title = isShort ? 'Short End Mill' : 'End Mill'
  return {
    slug: `carbide-end-mills-${z}-flutes-${length}`,
    name: `End mill, solid carbide, ${WORDS[z]} flutes, ${length}`,
    summary: `Solid carbide end mills with ${WORDS[z]} flutes and parallel shank to DIN 6527 ${isShort ? 'K' : 'L'}, right-hand, cutting over centre. ${USES[z]} Shank to DIN 6535 HA, tolerance h6.`,
    range: rangeOf(code),
    grades: [toolGrades.carbide, toolGrades.carbideTin, toolGrades.carbideAlTin],
    leading: `${code}-10`,
    nameOf: ({ label }, grade) => `${title} ${label}, ${grade.label}, ${z} Flutes`,
    describe: ({ dimensions: { d1 = 1, l2, λ } }, { text }) =>
      `${USES[z]} Helix of ${λ} degrees, cutting length ${l2} mm. ${text} In steel of 800 N/mm²: about ${revolutions(90, d1)} rpm, ${(d1 * 0.005).toFixed(3)} mm per tooth.`,
    workOf: carbideWork,
  }
}

/** Mills of high-speed steel to one range. */
function steelMills(
  code: string,
  words: { readonly slug: string; readonly name: string; readonly title: string; readonly summary: string },
): Offer {
  return {
    slug: words.slug,
    name: words.name,
    summary: words.summary,
    range: rangeOf(code),
    grades: [toolGrades.cobaltMill, toolGrades.cobaltMillTin],
    leading: `${code}-10`,
    nameOf: ({ label }, grade) => `${words.title} ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1 = 1, d2, l2, z = 2 } }, { text }) =>
      `${WORDS[z]?.replace(/^./, letter => letter.toUpperCase())} flutes, cutting length ${l2} mm, shank of ${d2} mm to DIN 1835. ${text} In steel of 600 N/mm²: about ${revolutions(28, d1)} rpm with emulsion.`,
    workOf: steelWork,
  }
}

export const millOffers: readonly Offer[] = [
  carbideMills(4, false),
  carbideMills(3, false),
  carbideMills(2, false),
  carbideMills(4, true),
  carbideMills(3, true),
  carbideMills(2, true),
  steelMills('844K', {
    slug: 'end-mills-din-844-short',
    name: 'End mill, HSS, short',
    title: 'HSS End Mill, Short,',
    summary:
      'End mills of cobalt high-speed steel to DIN 844 K, type N with a helix of 30 degrees: for shoulders, edges and finishing on conventional machines. Cutting diameter tolerance k10.',
  }),
  steelMills('844L', {
    slug: 'end-mills-din-844-long',
    name: 'End mill, HSS, long',
    title: 'HSS End Mill, Long,',
    summary:
      'Long end mills of cobalt high-speed steel to DIN 844 L, type N with a helix of 30 degrees: for high shoulders and deep pockets. Reduce the feed against the short ones.',
  }),
  steelMills('327', {
    slug: 'slot-drills-din-327',
    name: 'Slot drill, HSS, two flutes',
    title: 'HSS Slot Drill',
    summary:
      'Slot drills of cobalt high-speed steel to DIN 327 with two flutes, one edge over centre: they plunge like a drill and mill keyways to size in one pass. Cutting diameter tolerance e8.',
  }),
  steelMills('327Z3', {
    slug: 'slot-drills-three-flutes',
    name: 'Slot drill, HSS, three flutes',
    title: 'HSS Slot Drill, 3 Flutes,',
    summary:
      'Slot drills of cobalt high-speed steel in the lengths of DIN 327 with three flutes, one edge over centre: they run more quietly than two flutes and take more feed. Cutting diameter tolerance e8.',
  }),
  {
    slug: 'hand-reamers-din-206',
    name: 'Hand reamer H7',
    summary:
      'Hand reamers to DIN 206 form B with a left-hand helix and a square for the tap wrench: they finish bores to H7 on the bench. A long tapered lead finds the hole.',
    range: rangeOf('206'),
    grades: [{ ...toolGrades.hss, finish: 'Ground' }],
    leading: '206-10H7',
    nameOf: ({ label }, grade) => `Hand Reamer ${label}, ${grade.label}`,
    describe: ({ dimensions: { d = 1, a, z } }, { text }) =>
      `Form B with a left-hand helix of 8 degrees and ${z} unevenly spaced teeth, square of ${a} mm. ${text} For bores H7: leave ${d < 10 ? 0.15 : 0.25} mm. Turn clockwise only, also on the way out.`,
    workOf: ({ d = 0 }) => 480 + d * 54 + d ** 2 * 0.3,
  },
  {
    slug: 'machine-reamers-din-212',
    name: 'Machine reamer H7',
    summary:
      'Machine reamers with parallel shank to DIN 212 form B with a left-hand helix, for through holes on lathes, drilling and milling machines: bores of tolerance H7 with a fine finish.',
    range: rangeOf('212'),
    grades: [{ ...toolGrades.cobaltTap, finish: 'Ground' }, toolGrades.cobaltTapTin],
    leading: '212-10H7',
    nameOf: ({ label }, grade) => `Machine Reamer ${label}, ${grade.label}`,
    describe: ({ dimensions: { d = 1, d2, z } }, { text }) =>
      `Form B with a left-hand helix and ${z} teeth, shank of ${d2} mm. ${text} For bores H7: leave ${d < 10 ? 0.15 : 0.25} mm; in steel of 600 N/mm² about ${revolutions(10, d)} rpm with cutting oil.`,
    workOf: ({ d = 0 }) => 350 + d * 35,
  },
  {
    slug: 'taper-shank-reamers-din-208',
    name: 'Machine reamer H7, Morse taper shank',
    summary:
      'Machine reamers with Morse taper shank to DIN 208 form B with a left-hand helix, for pillar drilling machines and tailstocks: through holes of tolerance H7 from 10 to 40 mm.',
    range: rangeOf('208'),
    grades: [{ ...toolGrades.cobaltTap, finish: 'Ground' }],
    leading: '208-20H7',
    nameOf: ({ label, dimensions: { MK } }, grade) => `Taper Shank Reamer ${label}, MT${MK}, ${grade.label}`,
    describe: ({ dimensions: { d = 1, MK, z } }, { text }) =>
      `Form B with a left-hand helix and ${z} teeth, Morse taper ${MK} to DIN 228-B. ${text} For bores H7: leave 0.25 mm; in steel of 600 N/mm² about ${revolutions(10, d)} rpm with cutting oil.`,
    workOf: ({ d = 0 }) => 900 + d * 62,
  },
]
