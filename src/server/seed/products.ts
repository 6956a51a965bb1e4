export interface SeedProduct {
  name: string
  image: string
  priceCents: number
  minQuantity: number
  available: number
  category: 'appliance' | 'industrial' | 'shipping'
  description: string
}

/** The demo catalogue, oldest first: the last three are the newest and open the home page. */
export const seedProducts: readonly SeedProduct[] = [
  {
    name: 'Hex Flange Bolt M10 x 40, DIN 6921, 8.8 Zinc',
    image: '/products/hex-flange-bolt-m10x40.svg',
    priceCents: 34,
    minQuantity: 100,
    available: 4800,
    category: 'industrial',
    description:
      'Hexagon flange bolt to DIN 6921, thread M10 x 1.5 with tolerance 6g, 40 mm long under the flange. Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. The 21.8 mm flange spreads the load without a washer; head for a 15 mm spanner. Electro-galvanised, blue passivated, free of chromium VI.',
  },
  {
    name: 'Compressor Start Relay Bracket, 64 x 50 x 58 mm',
    image: '/products/compressor-relay-bracket.svg',
    priceCents: 415,
    minQuantity: 10,
    available: 620,
    category: 'appliance',
    description:
      'Angle bracket that carries the start relay and overload protector beside a hermetic compressor. Pressed from 2.4 mm DC01 steel to EN 10130 and zinc-plated 8 µm after forming. Two slots of 14 x 6.4 mm at 40 mm centres take M6 screws in the rubber grommets supplied, which keep vibration away from the terminals.',
  },
  {
    name: 'Steel Strapping Seals 19 mm, Open, Box of 1000',
    image: '/products/steel-strapping-seals-19mm.svg',
    priceCents: 4690,
    minQuantity: 2,
    available: 260,
    category: 'shipping',
    description:
      'Open (snap-on) seals for steel strapping 19 mm wide and 0.5 to 0.8 mm thick, 27 mm long. Rolled from zinc-plated cold strip, deburred so that they slide over tensioned strap. Close with a double-notch sealer. 1000 pieces in a carton.',
  },
  {
    name: 'Levelling Foot M10 x 60, Swivel Base 50 mm',
    image: '/products/levelling-foot-m10x60.svg',
    priceCents: 289,
    minQuantity: 20,
    available: 1900,
    category: 'appliance',
    description:
      'Adjustable foot for washing machines, dryers and catering equipment. Zinc-plated steel stud M10 with 60 mm of thread and a 17 mm lock nut; the base of glass-filled polyamide swivels 10° to either side. Non-slip rubber pad of 70 Shore A. Static load up to 500 kg per foot.',
  },
  {
    name: 'Deep Groove Ball Bearing 6308 C3, 40 x 90 x 23 mm',
    image: '/products/deep-groove-bearing-6308.svg',
    priceCents: 1740,
    minQuantity: 4,
    available: 540,
    category: 'industrial',
    description:
      'Single-row deep groove ball bearing, open, with pressed steel cage; boundary dimensions to ISO 15: bore 40 mm, outside 90 mm, width 23 mm. Radial clearance C3 for electric motors and gearboxes that run warm. Dynamic load rating 41 kN, static 24 kN, tolerance class Normal to ISO 492.',
  },
  {
    name: 'Lift-Off Hinge Pair 100 x 60 mm, Stainless',
    image: '/products/lift-off-hinge-pair-100x60.svg',
    priceCents: 1280,
    minQuantity: 5,
    available: 430,
    category: 'appliance',
    description:
      'One left-hand and one right-hand lift-off hinge for oven, cabinet and machine doors that have to come off for cleaning. Leaves of 2 mm stainless steel 1.4301 (AISI 304), fixed pin with a wear ring between the knuckles. Six countersunk holes per hinge for M5 screws to ISO 10642.',
  },
  {
    name: 'Spur Gear Module 2, 40 Teeth, Steel C45',
    image: '/products/spur-gear-module-2-40-teeth.svg',
    priceCents: 2360,
    minQuantity: 2,
    available: 185,
    category: 'industrial',
    description:
      'Straight-toothed spur gear with a hub on one side, 20° pressure angle, face width 20 mm. Pitch diameter 80 mm, tip diameter 84 mm. Hobbed from C45 (1.0503) to quality 8 of DIN 3962. Bore 15 H7 with a 5 mm keyway to DIN 6885-1.',
  },
  {
    name: 'Safety Box Cutter, 18 mm Snap-Off Blade',
    image: '/products/safety-box-cutter-18mm.svg',
    priceCents: 895,
    minQuantity: 5,
    available: 1150,
    category: 'shipping',
    description:
      'Box cutter for the packing bench, 165 mm long with the blade drawn in, 92 g. Spring-loaded slider: the blade goes back as soon as the thumb lets go. Takes every standard 18 x 0.5 mm snap-off blade; one of SK2 carbon steel is fitted. Glass-filled polyamide body with a soft grip and a lanyard hole.',
  },
  {
    name: 'Drain Pump Impeller 61 mm, D-Shaft',
    image: '/products/drain-pump-impeller.svg',
    priceCents: 560,
    minQuantity: 10,
    available: 0,
    category: 'appliance',
    description:
      'Semi-open impeller with six backward-curved vanes for drain and circulation pumps of dishwashers and washing machines. Diameter 61 mm, total length 29 mm, D-shaped bore for a 7 mm shaft. Moulded in polypropylene with 20 % glass fibre, steady up to 95 °C in wash water.',
  },
  {
    name: 'Pneumatic Quick Coupler Set DN 7.2, G1/4',
    image: '/products/pneumatic-quick-coupler-g14.svg',
    priceCents: 1145,
    minQuantity: 5,
    available: 870,
    category: 'industrial',
    description:
      'Coupler and plug with the European DN 7.2 profile, both with male thread G1/4 to ISO 228-1. Nickel-plated brass bodies, hardened steel plug, NBR seal. One-hand operation; the valve shuts off when the plug is drawn. Working pressure up to 16 bar, -20 to +80 °C.',
  },
  {
    name: 'Poly-V Drum Belt PJ 1270, 5 Ribs',
    image: '/products/poly-v-drum-belt-1270-j5.svg',
    priceCents: 745,
    minQuantity: 5,
    available: 1320,
    category: 'appliance',
    description:
      'Ribbed belt of profile PJ to ISO 9982 for washing machine and dryer drums. Effective length 1270 mm, five ribs at a pitch of 2.34 mm, width 11.7 mm. Chloroprene rubber with a polyester tension cord, steady from -30 to +80 °C.',
  },
  {
    name: 'Lashing Chain 10 mm, Grade 80, 3.5 m',
    image: '/products/lashing-chain-10mm-grade-80.svg',
    priceCents: 6450,
    minQuantity: 2,
    available: 96,
    category: 'shipping',
    description:
      'Round steel lashing chain to EN 12195-3, nominal size 10 mm, pitch 30 mm, with a clevis hook at both ends. Lashing capacity LC 6300 daN; the label ring shows it as the standard asks. Quenched and tempered, hooks powder-coated. Length 3.5 m; for lashing only, not for lifting.',
  },
  {
    name: 'V-Belt Pulley SPA 125, 2 Grooves, Bore 28 H7',
    image: '/products/v-belt-pulley-spa-125-2.svg',
    priceCents: 3890,
    minQuantity: 1,
    available: 74,
    category: 'industrial',
    description:
      'Grooved pulley to ISO 4183 for two SPA or A (13 mm) V-belts. Pitch diameter 125 mm, outside 130.5 mm, groove spacing 15 mm. Grey cast iron EN-GJL-200, balanced to G 16, belt speed up to 35 m/s. Bore 28 H7 with an 8 mm keyway to DIN 6885-1 and a set screw.',
  },
  {
    name: 'Heating Element 2000 W, 230 V, with Flange Seal',
    image: '/products/heating-element-2000w.svg',
    priceCents: 1995,
    minQuantity: 3,
    available: 350,
    category: 'appliance',
    description:
      'Tubular immersion heater for washing machines, 2000 W at 230 V, cold resistance about 26.5 Ω. Sheath of stainless steel 1.4301, Ø 8.5 mm, immersed length 255 mm. Silicone flange seal with a clamping stud, 6.3 mm blade terminals. Each element is tested for insulation at 1250 V.',
  },
  {
    name: 'Pallet Truck Load Rollers 82 x 70 mm, Pair',
    image: '/products/pallet-truck-load-roller-82x70.svg',
    priceCents: 2480,
    minQuantity: 2,
    available: 410,
    category: 'shipping',
    description:
      'Two load rollers for the fork tips of hand pallet trucks, Ø 82 mm, 70 mm wide. Cast polyurethane tread of 92 Shore A on a steel core: quiet on tiles and kind to floors. Each roller runs on two 6204-2RS bearings for a 20 mm axle and carries 700 kg.',
  },
  {
    name: 'Carbide End Mill 10 mm, 4 Flutes, TiAlN',
    image: '/products/carbide-end-mill-10mm.svg',
    priceCents: 3650,
    minQuantity: 2,
    available: 240,
    category: 'industrial',
    description:
      'Solid carbide end mill in the long version of DIN 6527: cutting diameter 10 h10, shank 10 h6, 22 mm of cut, 72 mm overall. Four flutes with a 38° helix and centre cut for plunging. Ultra-fine grain carbide with TiAlN coating for steels up to 48 HRC, dry or with coolant.',
  },
  {
    name: 'Tub Suspension Spring 140 mm, 6.5 N/mm',
    image: '/products/tub-suspension-spring.svg',
    priceCents: 385,
    minQuantity: 10,
    available: 980,
    category: 'appliance',
    description:
      'Extension spring that carries the tub of front-loading washing machines. Patented-drawn wire Ø 4 mm to EN 10270-1, outside diameter 30 mm, body 96 mm, 140 mm over the hooks. Spring rate 6.5 N/mm. Change the springs of a machine as a set.',
  },
  {
    name: 'Container Corner Casting ISO 1161, Top Fitting',
    image: '/products/container-corner-casting-iso-1161.svg',
    priceCents: 2890,
    minQuantity: 4,
    available: 320,
    category: 'shipping',
    description:
      'Top corner fitting for series 1 freight containers, swap bodies and lifting frames, 178 x 162 x 118 mm with apertures to ISO 1161. Cast in weldable steel with a carbon equivalent below 0.45 %, normalised and shot-blasted. Left-hand and right-hand versions are mirror images: please state the corner in your order.',
  },
  {
    name: 'Hydraulic Hose Fitting DKOL M22 x 1.5, DN 12',
    image: '/products/hydraulic-hose-fitting-dkol-15l.svg',
    priceCents: 520,
    minQuantity: 10,
    available: 760,
    category: 'industrial',
    description:
      'Straight crimp fitting with swivel nut M22 x 1.5 and 24° cone with O-ring for 15L tube ends, to ISO 12151-2. For two-wire hose DN 12 (1/2") to EN 857, spanner size 27 mm. Steel with zinc-nickel plating, 720 h to red rust in salt spray. Working pressure 250 bar.',
  },
  {
    name: 'Motor Carbon Brush Pair 5 x 12.5 x 36 mm',
    image: '/products/motor-carbon-brush-pair.svg',
    priceCents: 690,
    minQuantity: 5,
    available: 1450,
    category: 'appliance',
    description:
      'Two brushes of resin-bonded graphite in their holders for universal motors of washing machines. Section 5 x 12.5 mm, 36 mm long, copper shunt and spring fitted, 6.3 mm terminal. The running face is pre-ground to the commutator. Always change both.',
  },
  {
    name: 'Bow Shackle 4.75 t with Safety Bolt',
    image: '/products/bow-shackle-4-75t.svg',
    priceCents: 1590,
    minQuantity: 4,
    available: 510,
    category: 'shipping',
    description:
      'Forged bow shackle to EN 13889, grade 6, working load limit 4.75 t with a safety factor of 6. Bow 19 mm, bolt 22 mm with nut and split pin, 32 mm between the eyes, 51 mm inside the bow. Hot-dip galvanised, painted bolt. Every shackle bears a batch number for its certificate.',
  },
  {
    name: 'Pipe Wrench 350 mm (14"), Forged Jaw',
    image: '/products/pipe-wrench-14-inch.svg',
    priceCents: 3240,
    minQuantity: 2,
    available: 210,
    category: 'industrial',
    description:
      'Straight pipe wrench, 350 mm long, for pipes up to 2" (Ø 60 mm). Hook jaw of drop-forged chrome-vanadium steel with induction-hardened teeth at 50 to 55 HRC; the heel jaw can be changed. I-section handle of ductile iron, 1.6 kg, hanging hole.',
  },
  {
    name: 'Swivel Castor 125 mm with Brake, 150 kg',
    image: '/products/swivel-castor-125-brake.svg',
    priceCents: 1870,
    minQuantity: 4,
    available: 640,
    category: 'shipping',
    description:
      'Swivel castor for roll cages and transport dollies: wheel Ø 125 mm with elastic rubber tyre on a steel rim, overall height 155 mm. Top plate 105 x 80 mm, four holes at 80 x 60 mm for M8. The total lock holds wheel and swivel together. Load 150 kg, tested to EN 12532.',
  },
  {
    name: 'Condenser Fan Blade 200 mm, 5 Blades',
    image: '/products/condenser-fan-blade-200mm.svg',
    priceCents: 820,
    minQuantity: 6,
    available: 575,
    category: 'appliance',
    description:
      'Axial fan blade for the condensers of refrigerators and chillers, Ø 200 mm, five swept blades, pitch 28°. Aluminium 1.0 mm riveted to a steel hub, balanced to G 6.3 of ISO 21940-11. Moves about 420 m³/h at 1300 rpm on a 10 W motor. Turns clockwise, seen from the hub.',
  },
  {
    name: 'Profile Rail 20 mm x 1000 mm, Flanged Carriage',
    image: '/products/linear-rail-20-carriage.svg',
    priceCents: 8450,
    minQuantity: 1,
    available: 130,
    category: 'industrial',
    description:
      'Ground profile rail, 20 mm wide and 1000 mm long, mounting holes for M5 every 60 mm, with one flanged ball carriage. Carriage 63 mm wide, 30 mm total height, four M6 threads at 53 x 40 mm. Four rows of balls carry load alike in all directions: dynamic rating 17 kN. Wipers at both ends.',
  },
  {
    name: 'Steel Strapping Tensioner 13-19 mm, Feed Wheel',
    image: '/products/steel-strapping-tensioner-13-19.svg',
    priceCents: 9900,
    minQuantity: 1,
    available: 58,
    category: 'shipping',
    description:
      'Hand tensioner with a hardened feed wheel for steel strapping 13 to 19 mm wide and 0.4 to 0.8 mm thick. A 270 mm base for flat loads, tension up to 9000 N, ratchet that can be released under load. Forged lever, 3.4 kg. Used with seals and a separate sealer.',
  },
  {
    name: 'Container Twistlock, Manual, Left-Hand Lock',
    image: '/products/container-twistlock-left-hand.svg',
    priceCents: 4390,
    minQuantity: 2,
    available: 190,
    category: 'shipping',
    description:
      'Intermediate twistlock that holds two stacked containers together at their ISO 1161 corner castings. Body and cones of cast steel, hot-dip galvanised; a lever turns both cones at once. Safe working load 250 kN in tension and 210 kN in shear, minimum breaking load 500 kN and 420 kN.',
  },
  {
    name: 'Drum Bearing Set 6205-2RS + 6206-2RS with Seal',
    image: '/products/drum-bearing-set-6205-6206.svg',
    priceCents: 2190,
    minQuantity: 3,
    available: 480,
    category: 'appliance',
    description:
      'All that a washing machine drum needs to run quietly again: one bearing 6205-2RS (25 x 52 x 15 mm), one 6206-2RS (30 x 62 x 16 mm) and a shaft seal 35 x 62 x 10 mm. Both bearings have contact seals on either side and clearance C3, greased for life. The NBR seal lip carries a stainless spring; a sachet of waterproof grease is included.',
  },
  {
    name: 'Ratchet Strap 50 mm x 5 m, LC 2500 daN',
    image: '/products/ratchet-strap-50mm-5m.svg',
    priceCents: 1690,
    minQuantity: 4,
    available: 1600,
    category: 'shipping',
    description:
      'Two-part lashing strap to EN 12195-2: polyester webbing 50 mm wide, 0.4 m fixed end and 4.6 m loose end, with double J hooks. Lashing capacity LC 2500 daN, hand force SHF 50 daN gives a standard tension STF of 350 daN. Elongation below 7 %. Zinc-plated ratchet, sewn-in label under a sleeve.',
  },
  {
    name: 'Torque Wrench 1/2", 40-200 Nm, Click Type',
    image: '/products/torque-wrench-half-inch.svg',
    priceCents: 7950,
    minQuantity: 1,
    available: 165,
    category: 'industrial',
    description:
      'Click-type torque wrench with a 1/2" square drive to ISO 1174-1 and a reversible 72-tooth ratchet head. Range 40 to 200 Nm, accuracy ±3 % clockwise, tested to ISO 6789-2 with its own certificate. 490 mm long, 1.5 kg. The set value locks in the handle and stands in a wide window.',
  },
]
