import { type CataloguePart, definePart } from './part.ts'

export const bearings: readonly CataloguePart[] = [
  definePart('625-6205', {
    name: 'Deep Groove Ball Bearing 6205, Open',
    material: 'Bearing steel 100Cr6, hardened',
    finish: 'Ground',

    priceCents: 620,
    minQuantity: 2,
    available: 480,
    description:
      'Single row, open on both sides, pressed steel cage, radial clearance CN, tolerance class P0, boundary dimensions to ISO 15. For radial and moderate axial loads in both directions; lubricate with oil or grease. Limiting speed 18,000 rpm with oil. Shaft seat k6, housing seat H7 for a turning shaft.',
  }),
  definePart('625-6205-2RS', {
    name: 'Deep Groove Ball Bearing 6205-2RS, Sealed',
    material: 'Bearing steel 100Cr6, NBR seals',
    finish: 'Ground',

    priceCents: 740,
    minQuantity: 2,
    available: 620,
    description:
      'Single row with a rubbing seal of nitrile rubber on both sides, filled with lithium grease for life. Radial clearance CN, tolerance class P0. Keeps out dust and splashes; limiting speed 8,500 rpm because of the seals; -30 to +100 °C. Shaft seat k6, housing seat H7 for a turning shaft.',
  }),
  definePart('625-6001-2RS', {
    name: 'Deep Groove Ball Bearing 6001-2RS, Sealed',
    material: 'Bearing steel 100Cr6, NBR seals',
    finish: 'Ground',

    priceCents: 390,
    minQuantity: 4,
    available: 900,
    description:
      'Small single row bearing with a rubbing seal of nitrile rubber on both sides, greased for life. Radial clearance CN, tolerance class P0. For conveyor rollers, small motors and hand tools; limiting speed 17,000 rpm; -30 to +100 °C. Shaft seat j5, housing seat H7 for a turning shaft.',
  }),
  definePart('711-51105', {
    name: 'Thrust Ball Bearing 51105, Single Direction',
    material: 'Bearing steel 100Cr6, brass cage',
    finish: 'Ground',

    priceCents: 890,
    minQuantity: 1,
    available: 150,
    description:
      'Takes axial load in one direction and no radial load; can be taken apart, so that washers and cage are mounted one by one. Dimensions to ISO 104, tolerance class P0. Shaft washer on j6, housing washer with play (bore 26 mm). Needs an axial load at speed; limiting speed 6,300 rpm with oil.',
  }),
  definePart('3228-UCP205', {
    name: 'Pillow Block UCP 205, 25 mm Shaft',
    material: 'Grey cast iron EN-GJL-200, bearing steel',
    finish: 'Painted grey',

    priceCents: 1890,
    minQuantity: 1,
    available: 190,
    description:
      'Cast housing with insert bearing UC 205: spherical outer ring that makes up for 2° of misalignment, seal and flinger on both sides, two set screws M6 at 120°. Greased for life, can be greased again by the nipple. For shafts 25 h7 without a shoulder; bolts M10. Highest speed 6,800 rpm.',
  }),
  definePart('GEAR-M2-Z30', {
    name: 'Spur Gear Module 2, 30 Teeth, Bore 20',
    material: 'Steel C45',
    finish: 'Bright',

    priceCents: 2790,
    minQuantity: 1,
    available: 85,
    description:
      'Straight teeth, pressure angle 20°, quality 8 to DIN 3961, hub on one side. Pitch circle 60 mm, tip circle 64 mm. Bore 20 H7 with keyway 6 JS9 to DIN 6885-1. Weight about 0.55 kg. Teeth may be induction hardened. Runs with any straight-toothed gear of module 2 and 20°.',
  }),
  definePart('GEAR-M2-Z18', {
    name: 'Spur Pinion Module 2, 18 Teeth, Bore 14',
    material: 'Case-hardening steel 16MnCr5',
    finish: 'Black oxide',

    priceCents: 2150,
    minQuantity: 1,
    available: 110,
    description:
      'Pinion with straight teeth, pressure angle 20°, quality 8 to DIN 3961, without profile shift, hub on one side. Pitch circle 36 mm, tip circle 40 mm. Bore 14 H7 with keyway 5 JS9 to DIN 6885-1. Case-hardened to 58 HRC, black oxide. With the gear of 30 teeth: ratio 1.667, centre distance 48 mm.',
  }),
  definePart('7721-T5-24', {
    name: 'Timing Pulley T5, 24 Teeth, Belt 16 mm',
    material: 'Aluminium EN AW-2007, steel flanges',
    finish: 'Plain aluminium',

    priceCents: 1480,
    minQuantity: 1,
    available: 130,
    description:
      'For belts T5 of 16 mm width, pitch circle 38.20 mm, tooth gap form N. Zinc-plated steel flanges on both sides keep the belt on. Bore 10 H7, two set screws M5 at 90° in the hub. Weight about 70 g. For positioning and feed drives up to 0.6 kW; smallest belt wrap 6 teeth.',
  }),
  definePart('606-08B-24', {
    name: 'Roller Chain 08B-1, 24 Links',
    material: 'Alloy steel, pins and bushes case-hardened',
    finish: 'Bright',

    priceCents: 690,
    minQuantity: 1,
    available: 340,
    description:
      'Simplex chain of 1/2 x 5/16 inch, 305 mm long, for lengthening and for short drives. Minimum tensile strength 17.8 kN, weight 0.7 kg/m, pre-stretched and greased. Plates shot-peened. One end is an inner link, the other an outer link, so that lengths join without a cranked link. Runs on sprockets 08B.',
  }),
  definePart('606-08B-Z17', {
    name: 'Sprocket 08B-1, 17 Teeth, Bore 20',
    material: 'Steel C45, teeth hardened',
    finish: 'Phosphated',

    priceCents: 1360,
    minQuantity: 1,
    available: 160,
    description:
      'For simplex roller chain 1/2 x 5/16 inch (08B-1), pitch circle 69.12 mm, hub on one side. Teeth induction hardened to 45 HRC. Bore 20 H7 with keyway 6 JS9 to DIN 6885-1 and a set screw M6 above the key. 17 teeth are the recommended least number for quiet running of the small wheel.',
  }),
  definePart('JAW-24', {
    name: 'Jaw Coupling 24, Bore 24/24, Star 92 Shore A',
    material: 'Aluminium die-cast, polyurethane star',
    finish: 'Plain aluminium',

    priceCents: 3980,
    minQuantity: 1,
    available: 70,
    description:
      'Plug-in coupling with hardly any play: the star damps shocks and makes up for 1° of angle and 0.22 mm of offset. Rated torque 35 N·m, for short times 70 N·m, up to 10,000 rpm, -40 to +90 °C. Both bores 24 H7 with keyway 8 JS9 to DIN 6885-1 and a set screw. A worn star is replaced by itself.',
  }),
  definePart('JAW-38', {
    name: 'Jaw Coupling 38, Bore 38/38, Star 92 Shore A',
    material: 'Grey cast iron EN-GJL-250, polyurethane star',
    finish: 'Painted blue',

    priceCents: 6890,
    minQuantity: 1,
    available: 32,
    description:
      'For pumps and fans behind motors of frame size 132: the star damps shocks and makes up for 1° of angle and 0.28 mm of offset. Rated torque 190 N·m, for short times 380 N·m, up to 7,100 rpm. Both bores 38 H7 with keyway 10 JS9 to DIN 6885-1 and a set screw. Hubs painted blue.',
  }),
]
