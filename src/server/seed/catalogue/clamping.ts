import { type CataloguePart, definePart } from './part.ts'

export const clamping: readonly CataloguePart[] = [
  definePart('862-150', {
    name: 'Vernier Caliper 150 mm, Reading 0.05 mm',
    material: 'Stainless steel, hardened',
    finish: 'Ground',

    priceCents: 2490,
    minQuantity: 1,
    available: 240,
    description:
      'Caliper for outside, inside, step and depth measurement up to 150 mm. Vernier of 20 divisions, reading 0.05 mm, error limit 0.05 mm to DIN 862. Hardened stainless steel, measuring faces ground, scales laser-engraved. Jaws 40 mm, locking screw above, in a case with its test certificate.',
  }),
  definePart('3017-25-40', {
    name: 'Hose Clamp 25-40 mm, Worm Drive, 12 mm Band, W4',
    material: 'Stainless steel 1.4301 (W4)',
    finish: 'Stainless',

    priceCents: 145,
    minQuantity: 20,
    available: 3600,
    description:
      'Worm-drive clamp form A for hoses of 25 to 40 mm outside. Band, housing and screw of stainless steel 1.4301 (class W4), so for water, fuel and coolant in salt air. Rolled band edges spare the hose. Hexagon 7 mm; tighten to 5 N·m, breaking torque above 7 N·m.',
  }),
  definePart('3017-60-80', {
    name: 'Hose Clamp 60-80 mm, Worm Drive, 12 mm Band, W1',
    material: 'Steel DX51D (W1)',
    finish: 'Zinc-plated',

    priceCents: 98,
    minQuantity: 20,
    available: 2200,
    description:
      'Worm-drive clamp form A for hoses of 60 to 80 mm outside: air intakes, suction hoses and pipe lagging indoors. Band, housing and screw zinc-plated (class W1), 48 h of salt spray before white rust. Hexagon 7 mm; tighten to 5 N·m.',
  }),
  definePart('GC-100', {
    name: 'G-Clamp 100 x 60, Cast Steel, Swivel Pad',
    material: 'Cast steel GE240, spindle of C45',
    finish: 'Painted orange',

    priceCents: 2150,
    minQuantity: 2,
    available: 260,
    description:
      'Clamp with a frame of I-section, opening 100 mm, throat depth 60 mm, for welding and assembly. Spindle M14 x 2 blackened, with a tommy bar and a swivel pad that holds on faces out of parallel by 10 degrees. Clamping force 8 kN. Powder-coated orange.',
  }),
  definePart('875-150X100', {
    name: 'Try Square 150 x 100 with Stock, Class 1',
    material: 'Steel C45, hardened',
    finish: 'Ground',

    priceCents: 1890,
    minQuantity: 1,
    available: 150,
    description:
      'Workshop square with a thick stock, all faces ground, accuracy class 1 to DIN 875-1: out of square by at most 0.0175 mm over 150 mm. Relieved inner corner, so that a burr on the workpiece does not lift the blade. For marking out, setting up and inspection.',
  }),
  definePart('VB-75', {
    name: 'V-Block Pair 75 x 50 x 45 with Clamping Bow',
    material: 'Steel 16MnCr5, case-hardened to 60 HRC',
    finish: 'Ground',

    priceCents: 6900,
    minQuantity: 1,
    available: 48,
    description:
      'Two V-blocks ground as a pair, for holding round bars up to 40 mm while they are marked, drilled or measured. Vees of 90 degrees, parallel to base and sides within 0.005 mm, both blocks alike within 0.005 mm. With a clamping bow and a knurled screw M8.',
  }),
  definePart('TC-H25', {
    name: 'Toggle Clamp, Horizontal, 2.5 kN, M8 Spindle',
    material: 'Steel S235JR, pins of stainless steel',
    finish: 'Zinc-plated',

    priceCents: 1580,
    minQuantity: 2,
    available: 330,
    description:
      'Horizontal clamp for fixtures in welding, drilling and assembly. The lever lies flat when closed and passes its dead centre, so that vibration cannot open it. Holding force 2.5 kN; spindle M8 with a rubber cap, set along the arm by 30 mm. Grip of oil-proof plastic, foot for four M6 screws.',
  }),
  definePart('6336-M10-50', {
    name: 'Star Grip 50 mm, M10, Black Plastic',
    material: 'Phenolic plastic PF 31, bush of zinc-plated steel',
    finish: 'Black plastic',

    priceCents: 168,
    minQuantity: 10,
    available: 1900,
    description:
      'Star grip form K with a moulded-in threaded bush M10, for fixtures, stops and covers that are set by hand. Phenolic plastic PF 31, black and glossy, withstands oil, grease and solvents and 110 °C. Seven lobes, 50 mm across.',
  }),
  definePart('464-M6X20-MS', {
    name: 'Knurled Thumb Screw M6 x 20, High Head, Brass',
    material: 'Brass CuZn39Pb3',
    finish: 'Polished brass',

    priceCents: 335,
    minQuantity: 10,
    available: 900,
    description:
      'Thumb screw with a high, straight-knurled head of 24 mm, for covers, scales and instruments that are opened by hand. Turned from brass CuZn39Pb3, thread M6 with tolerance 6g, knurl RAA 1 to DIN 82. Not magnetic; may be nickel-plated afterwards.',
  }),
  definePart('705-A20', {
    name: 'Shaft Collar 20 mm with Set Screw, Form A',
    material: 'Steel 11SMnPb30, turned',
    finish: 'Bright',

    priceCents: 178,
    minQuantity: 10,
    available: 1500,
    description:
      'Collar that holds bearings, wheels and levers in place along a shaft of 20 mm. Bore H8, outside 32 mm, width 14 mm, end faces square to the bore within 0.05 mm. With a set screw M6 with hexagon socket (3 mm key) and cup point to ISO 4029.',
  }),
  definePart('705-A30', {
    name: 'Shaft Collar 30 mm with Set Screw, Black Oxide',
    material: 'Steel C45, turned',
    finish: 'Black oxide',

    priceCents: 295,
    minQuantity: 10,
    available: 800,
    description:
      'Collar for shafts of 30 mm, blackened and oiled against rust in store. Bore H8, outside 45 mm, width 16 mm. With a set screw M8 with hexagon socket (4 mm key) and cup point to ISO 4029, tightening torque 17 N·m, axial hold about 3 kN on a bright shaft.',
  }),
  definePart('CL-M8X30-65', {
    name: 'Clamping Lever 65 mm, M8 x 30, Orange',
    material: 'Polyamide PA6-GF30, stud of steel 5.8',
    finish: 'Zinc-plated',

    priceCents: 395,
    minQuantity: 5,
    available: 1100,
    description:
      'Adjustable lever for clamping where there is no room for a full turn: lift it, set it by its teeth, let go. Handle of glass-filled polyamide in orange, stud M8 x 30 of zinc-plated steel 5.8. Steps of 15 degrees, reach 65 mm, tightening torque up to 12 N·m.',
  }),
]
