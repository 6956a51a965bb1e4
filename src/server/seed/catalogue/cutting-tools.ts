import { type CataloguePart, definePart } from './part.ts'

export const cuttingTools: readonly CataloguePart[] = [
  definePart('338-10.0', {
    name: 'Twist Drill 10.0 mm, HSS, Type N',
    material: 'High-speed steel HSS, ground',
    finish: 'Bright',

    priceCents: 429,
    minQuantity: 5,
    available: 860,
    description:
      "Jobber length drill for steel and cast iron up to 900 N/mm², fully ground, right-hand cutting, diameter tolerance h8. Point of 118° with relieved cone, helix type N. Cylindrical shank of the drill's own diameter for three-jaw chucks. In steel of 600 N/mm²: about 950 rpm, feed 0.2 mm, with emulsion.",
  }),
  definePart('338-6.0-TIN', {
    name: 'Twist Drill 6.0 mm, HSS-TiN, Type N',
    material: 'High-speed steel HSS, ground',
    finish: 'TiN-coated',

    priceCents: 318,
    minQuantity: 10,
    available: 1240,
    description:
      'Jobber length drill with a titanium nitride coating of 3 µm (2300 HV) for longer life and higher speeds in steel up to 1000 N/mm². Right-hand cutting, diameter tolerance h8, point of 118°. In steel of 600 N/mm²: about 2100 rpm, feed 0.14 mm. Cylindrical shank of 6 mm.',
  }),
  definePart('6527-10', {
    name: 'End Mill 10 mm, Solid Carbide, 4 Flutes',
    material: 'Fine-grain carbide K20-K40',
    finish: 'Solid carbide',

    priceCents: 3490,
    minQuantity: 1,
    available: 140,
    description:
      'Long version with four flutes, right-hand cutting, two end teeth over centre for plunging. For slotting and finishing of steel up to 1200 N/mm² and cast iron. Cutting diameter tolerance h10, shank to DIN 6535 HA, h6. In steel of 800 N/mm²: cutting speed 90 m/min, 0.05 mm per tooth.',
  }),
  definePart('6527-16-TIN', {
    name: 'End Mill 16 mm, Carbide TiN, 4 Flutes',
    material: 'Fine-grain carbide K20-K40',
    finish: 'TiN-coated',

    priceCents: 8250,
    minQuantity: 1,
    available: 46,
    description:
      'Long version with four flutes and a titanium nitride coating, right-hand cutting, over centre. For roughing with up to 0.5 d sideways and for finishing of steel up to 1200 N/mm². Cutting diameter tolerance h10, shank to DIN 6535 HA, h6. In steel of 800 N/mm²: 120 m/min, 0.08 mm per tooth.',
  }),
  definePart('371-M10', {
    name: 'Machine Tap M10, HSS-E, Spiral Flutes 35°',
    material: 'Cobalt high-speed steel HSS-E',
    finish: 'Bright',

    priceCents: 1690,
    minQuantity: 1,
    available: 260,
    description:
      'For blind holes up to 2.5 d: three spiral flutes lift the chips out of the hole, chamfer form C with 2 to 3 threads. Thread M10 x 1.5, tolerance ISO 2 (6H), tapping drill 8.5 mm. Reinforced shank of 10 mm with a square of 8 mm. For steel up to 900 N/mm²: about 300 rpm, with cutting oil.',
  }),
  definePart('206-10H7', {
    name: 'Hand Reamer 10 mm H7, HSS, Left-Hand Helix',
    material: 'High-speed steel HSS, ground',
    finish: 'Ground',

    priceCents: 2480,
    minQuantity: 1,
    available: 95,
    description:
      'Form B with a left-hand helix of 8°, which bridges keyways and keeps the reamer from being drawn into the hole. For bores 10 H7, leave 0.2 mm. Six unevenly relieved teeth, long tapered lead, square of 8 mm for the tap wrench. Turn clockwise only, also on the way out, with cutting oil.',
  }),
  definePart('335-20.5', {
    name: 'Countersink 90°, 20.5 mm, HSS, 3 Flutes',
    material: 'High-speed steel HSS, ground',
    finish: 'Bright',

    priceCents: 1290,
    minQuantity: 1,
    available: 180,
    description:
      'Three radially relieved edges countersink and deburr without chatter. For countersunk screws M10 to ISO 10642 and all smaller ones; smallest bore 3.5 mm. Cylindrical shank of 10 mm for drilling machines and hand drills. In steel of 600 N/mm²: about 250 rpm with steady feed and cutting oil.',
  }),
  definePart('335-31-TIN', {
    name: 'Countersink 90°, 31 mm, HSS-TiN, 3 Flutes',
    material: 'High-speed steel HSS, ground',
    finish: 'TiN-coated',

    priceCents: 2640,
    minQuantity: 1,
    available: 64,
    description:
      'Large countersink with a titanium nitride coating, three radially relieved edges. For countersunk screws up to M16 and for deburring of bores from 4.2 to 30 mm. Cylindrical shank of 12 mm. In steel of 600 N/mm²: about 200 rpm; stainless steel: about 90 rpm, with cutting oil.',
  }),
  definePart('22568-M10', {
    name: 'Round Die M10 x 1.5, HSS, 30 mm',
    material: 'High-speed steel HSS',
    finish: 'Ground',

    priceCents: 1150,
    minQuantity: 1,
    available: 210,
    description:
      'Closed die, pre-slotted, for the external thread M10 x 1.5 with tolerance 6g, right-hand. Four chip holes, lead of 1.75 threads on both sides. Fits die stocks of 30 x 11 mm. For steel up to 800 N/mm²; turn the bar to 9.85 mm and chamfer its end at 45°. Cutting oil recommended.',
  }),
  definePart('CNMG-120408', {
    name: 'Turning Insert CNMG 120408, Carbide P25',
    material: 'Cemented carbide, CVD multi-layer with TiN top',
    finish: 'TiN-coated',

    priceCents: 785,
    minQuantity: 10,
    available: 1500,
    description:
      'Negative 80° rhombic insert with four cutting edges and a chipbreaker on both faces for medium turning of steel (ISO P25). Depth of cut 1 to 4 mm, feed 0.15 to 0.4 mm, cutting speed 180 to 260 m/min. For holders PCLN and DCLN; tolerance class M: inscribed circle 12.7 ± 0.08 mm.',
  }),
]
