import type { Vocabulary } from '../../understanding.ts'
import { wordsOf } from '../1-words/words.ts'
import { distanceOf } from '../2-names/distance.ts'

/** Words of the names of families in the demo's catalogue, and of their grades. */
const WORDS = [
  'adjustable aluminium all angle ash ball base bearing bearings belt black blind block bolt bonded bore bores bow bracket brake',
  'brass bronze bush butt button cap caliper carbide carriage case castle castor casting centre chain chamfered cheese chisel chrome',
  'circlip clamp clamping class clevis clip co coach coarse coiled cold collar combination combined compression cone conical console',
  'container corner countersink countersunk coupling cross crown csk cup curved cutting deep die din disc dog domed dowel drill drive',
  'duty dust e-clip end engineer external extension extra eye eyes feet female fillister fine flange flanged flat flute flutes foot for',
  'four full g-clamp galvanised gas gear grade grip groove grooved guide hammer hand handle hardened head heat heavy hex hexagon',
  'hexalobular high hinge hook hose hot-dip hpc hr hss hss-e hv impact inch insert internal iso jam jaw jobber key keys knurled lag large',
  'latch left length letter levelling lever lift lifting light link links lip lock locking long low machine male metal metric mill miniature',
  'module morse mt narrow nbr neck number nut nuts nylon o-ring off oil oiled open oval pad pair pan parallel part penny phillips pillow pilot',
  'pin pins pipe plain plate point pozidriv precision profile prong pulley push ratchet raised reamer recess red rib right ring rivet rod roller',
  'rope rotary round rubber s screw screwdriver screws seal sealed seat self series serrated set shackle shaft shafts shank shelf shielded short',
  'shoulder sintered sleeve sling slot slotted small snap socket spacer spanner spherical spiral split spring sprocket spur square stainless',
  'standard standoff star steel straight strap strength structural stub stud swivel t-plate t-slot tap tapped tapping taper tapered tee teeth',
  'tempered thick thimble thin thread threaded three thrust thumb timber timing tin toggle torque torsion truss try turn turnbuckle turning twist',
  'two type unc unf v-block vernier washer wave wheel wide wing wire with wood woodruff worm wrapped wrench yellow zinc zinc-plated 2rs zz',
].flatMap(line => wordsOf(line))

const KNOWN: ReadonlySet<string> = new Set(WORDS)

/** A vocabulary as the shelf has one, for the examples. */
export const vocabulary: Vocabulary = {
  has: word => WORDS.some(known => known.startsWith(word)),
  hasWhole: word => KNOWN.has(word),
  isOfName: word => KNOWN.has(word),
  nearest: word => WORDS.find(known => known.length > 3 && distanceOf(word, known, 1) <= 1),
}
