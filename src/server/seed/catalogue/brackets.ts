import { type CataloguePart, definePart } from './part.ts'

export const brackets: readonly CataloguePart[] = [
  definePart('AB-60X60X45', {
    name: 'Angle Bracket 60 x 60 x 45, Slotted, with Rib',
    material: 'Steel DC01',
    finish: 'Zinc-plated',

    priceCents: 189,
    minQuantity: 20,
    available: 2400,
    description:
      'Bent bracket with a pressed gusset rib that keeps the angle under load. Each leg has two holes of 6.5 mm and a slot of 20 x 6.5 mm for M6 screws, so that the joint can be set by 13 mm. Edges deburred, zinc layer at least 8 µm. Angle within 0.5 degrees.',
  }),
  definePart('AB-100X100X50', {
    name: 'Angle Bracket 100 x 100 x 50, Hot-Dip Galvanised',
    material: 'Steel S235JR',
    finish: 'Hot-dip galvanised',

    priceCents: 489,
    minQuantity: 10,
    available: 900,
    description:
      'Bracket of 4 mm sheet for posts, beams and machine frames outdoors. Pressed gusset rib, two holes of 9 mm and a slot of 26 x 9 mm in each leg for M8 bolts. Galvanised after bending to ISO 1461, layer at least 55 µm: cut edges are covered too.',
  }),
  definePart('BH-80X60-A2', {
    name: 'Butt Hinge 80 x 60, Stainless, Countersunk',
    material: 'Stainless steel 1.4301 (A2)',
    finish: 'Stainless',

    priceCents: 645,
    minQuantity: 4,
    available: 640,
    description:
      'Rolled hinge of five knuckles with a fixed stainless pin, both ends peened. Eight holes of 5.3 mm, countersunk 90 degrees to 8.8 mm for wood screws of 4.5 mm. Opens to 270 degrees. Side play at most 0.3 mm; for hoods, boxes and boat hatches.',
  }),
  definePart('BH-50X50-MS', {
    name: 'Butt Hinge 50 x 50, Polished Brass',
    material: 'Brass CuZn37',
    finish: 'Polished brass',

    priceCents: 395,
    minQuantity: 10,
    available: 1200,
    description:
      'Square hinge of polished brass with five rolled knuckles and a brass pin, for instrument cases, furniture and joinery. Eight holes of 3.8 mm, countersunk 90 degrees for 3.5 mm wood screws. Leaves 1.5 mm thick. Unlacquered: it may be left to darken or polished again.',
  }),
  definePart('LH-80X80', {
    name: 'Lift-Off Hinge 80 x 80, Brass Washer',
    material: 'Steel S235JR, washer of brass CuZn39Pb3',
    finish: 'Painted black',

    priceCents: 780,
    minQuantity: 4,
    available: 420,
    description:
      'Door and machine guard hinge whose upper leaf lifts off upwards, without a tool. The 8 mm pin is fixed in the lower leaf; the upper one turns on a brass washer of 2 mm. Six countersunk holes for M5 screws. Powder-coated black RAL 9005; right-hand, load 40 kg for a pair.',
  }),
  definePart('LF-M10X60-50', {
    name: 'Levelling Foot M10 x 60, Base 50, Rubber Pad',
    material: 'Steel 5.8, base of polyamide PA6-GF30',
    finish: 'Zinc-plated',

    priceCents: 410,
    minQuantity: 4,
    available: 860,
    description:
      'Adjustable foot for machines, benches and conveyors. The stud M10 swivels by up to 10 degrees in a base of glass-filled polyamide; an NBR pad of 3 mm, 70 Shore A, keeps it from sliding and takes up vibration. Lock nut included, spanner 17 mm. Static load up to 8 kN.',
  }),
  definePart('SC-300X200', {
    name: 'Shelf Console 300 x 200, Heavy Duty',
    material: 'Steel S235JR',
    finish: 'Painted grey',

    priceCents: 1290,
    minQuantity: 2,
    available: 310,
    description:
      'Welded wall bracket of flat bar 30 x 5 mm with a strut, for workshop shelves and worktops. Three holes of 8.5 mm in each arm for M8 or 8 mm coach screws. A pair carries 300 kg, spread evenly, on a wall that holds its anchors. Powder-coated grey RAL 7046.',
  }),
  definePart('PB-40X40', {
    name: 'Corner Bracket 40 x 40 for Slotted Profile, Slot 8',
    material: 'Die-cast aluminium EN AC-46000',
    finish: 'Plain aluminium',

    priceCents: 265,
    minQuantity: 10,
    available: 1800,
    description:
      'Die-cast bracket that joins two aluminium profiles 40 x 40 with slot 8 at a right angle, without machining. Slots of 16 x 8.4 mm for M8 button head screws with T-nuts. Closed cheeks on both sides stiffen the corner; shear load 2 kN. Contact faces flat within 0.1 mm.',
  }),
  definePart('TP-120X100', {
    name: 'T-Plate 120 x 100 x 4, Countersunk Holes',
    material: 'Steel S235JR',
    finish: 'Yellow zinc-plated',

    priceCents: 345,
    minQuantity: 10,
    available: 750,
    description:
      'Flat connector for timber and board joints in a T. Seven staggered holes of 5.5 mm, countersunk 90 degrees to 10.5 mm for wood screws of 5 mm. Punched from 4 mm sheet, edges deburred, zinc-plated and passivated yellow, free of chromium VI.',
  }),
  definePart('12532-125', {
    name: 'Swivel Castor 125 mm with Brake, Rubber Tyre',
    material: 'Pressed steel, wheel of PP with rubber tyre',
    finish: 'Zinc-plated',

    priceCents: 1690,
    minQuantity: 4,
    available: 380,
    description:
      'Castor for trolleys and machines that are moved by hand. Double ball race, roller bearing in the wheel, tyre of black rubber 80 Shore A on a polypropylene rim. The pedal brakes wheel and swivel together. Plate 105 x 85 mm, slots for M8 at 80 x 60 mm. Load 100 kg at 4 km/h.',
  }),
]
