import { type CataloguePart, definePart } from './part.ts'

export const handTools: readonly CataloguePart[] = [
  definePart('3113-13', {
    name: 'Combination Spanner 13 mm, Chrome',
    material: 'Chrome vanadium steel, 42-50 HRC',
    finish: 'Chrome-plated',

    priceCents: 640,
    minQuantity: 5,
    available: 780,
    description:
      'Combination spanner form A for M8 bolts and nuts. Open end at 15 degrees to the shank, twelve-point ring end turned by 15 degrees, both 13 mm with openings to ISO 691. Drop-forged, hardened and tempered, matt chrome-plated. The sunk panel keeps the shank stiff and comfortable under load.',
  }),
  definePart('3113-24', {
    name: 'Combination Spanner 24 mm, Phosphated',
    material: 'Chrome vanadium steel, 42-50 HRC',
    finish: 'Phosphated',

    priceCents: 1490,
    minQuantity: 2,
    available: 210,
    description:
      'Combination spanner form A for M16 bolts and nuts. Open end at 15 degrees to the shank, twelve-point ring end turned by 15 degrees, both 24 mm with openings to ISO 691. Drop-forged and manganese-phosphated: no plating that can flake off into machines, and no glare in the light of a workshop.',
  }),
  definePart('2936-6', {
    name: 'Hex Key 6 mm, Black Oxide',
    material: 'Chrome vanadium steel, 52-57 HRC',
    finish: 'Black oxide',

    priceCents: 78,
    minQuantity: 20,
    available: 2600,
    description:
      'Hexagon socket screw key for M8 socket head screws (ISO 4762) and M12 set screws (ISO 4026). Hardened and tempered through its whole length, ends ground square and chamfered so that they enter the socket fully. The short arm gives the torque, the long one the reach; do not lengthen it with a tube.',
  }),
  definePart('2936-10', {
    name: 'Hex Key 10 mm, Chrome',
    material: 'Chrome vanadium steel, 50-55 HRC',
    finish: 'Chrome-plated',

    priceCents: 260,
    minQuantity: 10,
    available: 940,
    description:
      'Hexagon socket screw key for M12 socket head screws (ISO 4762) and M20 set screws (ISO 4026). Matt chrome-plated against rust in damp workshops; tolerance of the width across flats h11. Ends ground square and chamfered, bending radius 10 mm on the inside.',
  }),
  definePart('3124-13', {
    name: 'Socket 1/2 in, 13 mm, Hexagon',
    material: 'Chrome vanadium steel, 40-48 HRC',
    finish: 'Chrome-plated',

    priceCents: 390,
    minQuantity: 5,
    available: 620,
    description:
      'Hand-operated socket for M8 bolts and nuts with a 1/2 inch square to DIN 3120 form C, held by the ball of the ratchet in any of four positions. Opening to ISO 691, wall thin enough for recessed screws. The knurled band lets oily fingers start a nut.',
  }),
  definePart('3124-24', {
    name: 'Socket 1/2 in, 24 mm, Hexagon',
    material: 'Chrome vanadium steel, 40-48 HRC',
    finish: 'Chrome-plated',

    priceCents: 620,
    minQuantity: 5,
    available: 310,
    description:
      'Hand-operated socket for M16 bolts and nuts with a 1/2 inch square to DIN 3120 form C, held by the ball of the ratchet in any of four positions. Opening to ISO 691, 19 mm deep. Not for impact wrenches. Chrome-plated, size rolled in and blackened.',
  }),
  definePart('2380-5.5', {
    name: 'Screwdriver Slotted 1.0 x 5.5 x 125',
    material: 'Chrome vanadium steel, 52-60 HRC',
    finish: 'Chrome-plated',

    priceCents: 520,
    minQuantity: 5,
    available: 850,
    description:
      'Screwdriver for slotted screws M3.5 and M4. Parallel tip 1.0 x 5.5 mm to ISO 2380-1, blackened and ground to size so that it does not climb out of the slot. Hexagon bolster of 8.5 mm for a spanner. Handle of polypropylene with soft zones, resistant to oil and petrol.',
  }),
  definePart('8764-PH2', {
    name: 'Screwdriver Phillips PH2 x 100',
    material: 'Chrome vanadium steel, 58-62 HRC',
    finish: 'Chrome-plated',

    priceCents: 540,
    minQuantity: 5,
    available: 900,
    description:
      'Screwdriver for cross recesses type H, size PH2: machine screws M3.5 to M5 and wood screws of 3.5 to 5 mm. Blackened tip to ISO 8764-1, round blade of 6 mm with a hexagon bolster for a spanner. Handle of polypropylene with soft zones, resistant to oil and petrol.',
  }),
  definePart('6789-100', {
    name: 'Torque Wrench 1/2 in, 20-100 N·m, Click',
    material: 'Chrome vanadium steel, chrome-plated',
    finish: 'Chrome-plated',

    priceCents: 8950,
    minQuantity: 1,
    available: 64,
    description:
      'Releasing torque wrench with a reversible ratchet of 72 teeth, 20 to 100 N·m in steps of 1 N·m. Deviation no more than 3 % of the value set, with a certificate of calibration. Releases with a click that is felt and heard; clockwise tightening. Set back to 20 N·m when it is put away.',
  }),
  definePart('3122-250', {
    name: 'Ratchet Handle 1/2 in, 72 Teeth',
    material: 'Chrome vanadium steel, chrome-plated',
    finish: 'Chrome-plated',

    priceCents: 3290,
    minQuantity: 1,
    available: 140,
    description:
      'Reversible ratchet with a 1/2 inch square to DIN 3120 form A. 72 teeth: it takes up the next tooth after 5 degrees, where there is hardly room to swing. Each is tested under load before it leaves the works. Lever on the back for tightening or loosening, handle of two components, resistant to oil.',
  }),
  definePart('1041-500', {
    name: "Engineer's Hammer 500 g, Ash Handle",
    material: 'Forged steel C45, handle of ash',
    finish: 'Painted black',

    priceCents: 1190,
    minQuantity: 5,
    available: 340,
    description:
      "Engineer's hammer with a cross pein, head forged from C45, face and pein hardened to 50 to 58 HRC and ground. Handle of ash to DIN 5111, 320 mm, secured by a ring wedge; its end is dipped in orange lacquer. For riveting, for straightening sheet and for driving chisels and punches.",
  }),
  definePart('6453-200', {
    name: 'Cold Chisel Flat 200 x 24 mm',
    material: 'Chrome vanadium steel, air-hardening',
    finish: 'Painted orange',

    priceCents: 690,
    minQuantity: 10,
    available: 460,
    description:
      'Flat chisel with a flat-oval shank of 23 x 13 mm and a cutting edge of 24 mm ground to 60 degrees. Edge 54 to 59 HRC over 50 mm, struck end soft (at most 40 HRC) so that it does not splinter. For cutting off rivets and rusted nuts, and for chipping castings. Can be sharpened again.',
  }),
  definePart('3117-255', {
    name: 'Adjustable Spanner 255 mm, Opening 30 mm',
    material: 'Chrome vanadium steel, 40-46 HRC',
    finish: 'Chrome-plated',

    priceCents: 1680,
    minQuantity: 2,
    available: 190,
    description:
      'One-hand adjustable spanner with a right-hand worm, continuously from 0 to 30 mm: bolts and nuts up to M20. Jaws inclined by 22.5 degrees, parallel in every position; play of the sliding jaw at most 0.3 mm. Drop-forged, chrome-plated, with an eye to hang it up. Pull towards the sliding jaw.',
  }),
]
