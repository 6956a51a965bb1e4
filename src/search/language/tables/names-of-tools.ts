import type { Names } from './name-rows.ts'

/** What tools, clamps, brackets and lifting gear are called. British, American and German names; see `Names`. */
export const TOOLS: Names = [
  // Cutting tools
  ['drill: twist drill | drill', 'bohren'],
  [
    'tap drill: twist drill | drill',
    'tapping drill, tapping size drill, tap drill bit, tap drill size, tapping bit, pilot drill, tapping drill bit, kernlochbohrer, kernloch bohrer, gewindekernbohrer',
  ],
  [
    'clearance drill: twist drill | drill',
    'clearance bit, clearance drill bit, clearance hole drill, through hole drill, durchgangslochbohrer, durchgangsbohrer',
  ],
  ['core hole', 'kernloch, kernbohrung, tapping hole, pilot hole'],
  ['clearance hole', 'clearance, durchgangsloch, durchgangsbohrung'],
  ['through hole', 'thru hole'],
  ['tapping', 'to tap'],
  [
    'twist drill | drill',
    'drill bit, drillbit, bohrer, spiralbohrer, metallbohrer, stahlbohrer, metal drill, metal drill bit, twist drill bit, twist bit, jobber drill, jobber bit, jobber drill bit, jobber length drill, jobber, foret',
  ],
  [
    'stub drill',
    'short drill, stub drill bit, stub bit, kurzer spiralbohrer, kurzer bohrer, screw machine drill, stub length drill',
  ],
  [
    'long twist drill',
    'long drill, long series drill, long drill bit, langer spiralbohrer, langer bohrer, extra long drill',
  ],
  [
    'taper shank drill',
    'morse taper drill, mt drill, kegelschaftbohrer, morse taper shank drill, mk bohrer, morsekegel bohrer',
  ],
  [
    'centre drill',
    'centering drill, centring drill, combined drill and countersink, zentrierbohrer, center bit, spotting drill, slocombe drill',
  ],
  [
    'countersink',
    'kegelsenker, senker, countersink bit, counter sink, deburring tool, entgrater, countersinking tool, csk bit, chamfer tool, fasenfraser',
  ],
  ['slot drill', 'langlochfraser, langlochfraeser, nutenfraser, slotting cutter, slot mill'],
  [
    'end mill',
    'endmill, milling cutter, milling bit, schaftfraser, schaftfraeser, fraser, fraeser, slot cutter, router cutter, end milling cutter',
  ],
  ['tap', 'gewindebohrer, gewinde bohrer, screw tap, thread tap, threading tap, thread cutter tap'],
  [
    'machine tap',
    'maschinengewindebohrer, maschinen gewindebohrer, maschinengewinde bohrer, spiral point tap',
  ],
  [
    'hand tap',
    'handgewindebohrer, hand gewindebohrer, tap set, hand tap set, gewindebohrersatz, handgewindebohrersatz',
  ],
  ['pipe tap', 'rohrgewindebohrer, bsp tap, gas tap'],
  [
    'round die',
    'die, threading die, thread die, schneideisen, die nut, button die, gewindeschneideisen, screw die',
  ],
  [
    'die spring',
    'mould spring, tool spring, tooling spring, werkzeugfeder, werkzeugfedern, systemdruckfeder, rectangular wire spring',
  ],
  ['reamer', 'reibahle, reibahlen, reaming tool'],
  ['hand reamer', 'handreibahle, hand reibahle'],
  ['machine reamer', 'maschinenreibahle, maschinen reibahle, chucking reamer'],
  ['taper shank reamer', 'morse taper reamer'],
  [
    'turning insert',
    'carbide insert, lathe insert, indexable insert, cutting insert, turning tip, carbide tip, lathe tip, wendeschneidplatte, wendeschneidplatten, wendeplatte, wendeplatten, wsp, drehplatte, hartmetallplatte, insert for turning, schneidplatte',
  ],
  ['spiral', 'spiral flute, spiral fluted, spiralgenutet, helical flute'],
  ['form b', 'spiral point, gun tap, gun point'],
  ['taper shank', 'morse taper, kegelschaft, morsekegel, mk schaft'],
  // Hand tools
  [
    'spanner: combination spanner | spanner | wrench',
    'schlussel, schluessel, schraubenschlussel, schraubenschluessel',
  ],
  ['wrench: combination spanner | wrench | spanner'],
  ['hand tool', 'handwerkzeug, handwerkzeuge'],
  ['cutting tool', 'schneidwerkzeug, zerspanungswerkzeug'],
  [
    'combination spanner',
    'combination wrench, combi spanner, combo wrench, combi wrench, ringmaulschlussel, ring-maulschlussel, ringmaulschluessel, gabelringschlussel, gabel-ringschlussel, maulschlussel, maulschluessel, gabelschlussel, ringschlussel, ringschluessel, open end wrench, open ended spanner, open end spanner, open spanner, ring spanner, box wrench, box end wrench, box spanner, ring open end spanner',
  ],
  [
    'adjustable spanner',
    'adjustable wrench, shifter, shifting spanner, crescent wrench, monkey wrench, rollgabelschlussel, rollgabelschluessel, verstellbarer schraubenschlussel, englander, adjustable',
  ],
  [
    'hex key',
    'allen key, allen wrench, allen hex key, allen hex wrench, hex wrench, hexagon key, hexagon wrench, hexagon allen key, hex l-key, l key, l-wrench, socket screw key, hex key wrench, imbus key, inbus key, imbusschlussel, imbusschluessel, inbusschlussel, inbusschluessel, imbus schlussel, inbus schlussel, innensechskantschlussel, innensechskantschluessel, sechskantschlussel, sechskantstiftschlussel, sechskantwinkelschlussel, winkelschraubendreher, sechskantwinkelschraubendreher, stiftschlussel, winkelschlussel, unbrako key, allenkey, hexkey',
  ],
  ['hex key | socket head cap screw | socket screw', 'allen, imbus, inbus, innensechskant, unbrako'],
  ['screwdriver', 'screw driver, schraubendreher, schraubenzieher, turnscrew'],
  [
    'screwdriver phillips',
    'phillips screwdriver, philips screwdriver, cross head screwdriver, crosshead screwdriver, kreuzschlitzschraubendreher, kreuzschraubendreher, kreuzschlitz schraubendreher, kreuzschlitzschraubenzieher, phillips driver',
  ],
  [
    'screwdriver slotted',
    'slotted screwdriver, screwdriver flat, flat screwdriver, flathead screwdriver, flat head screwdriver, flat blade screwdriver, slot screwdriver, schlitzschraubendreher, schlitzschraubenzieher, schlitz schraubendreher',
  ],
  [
    "engineer's hammer | hammer",
    "machinist hammer, fitter's hammer, ball pein hammer, schlosserhammer, cross pein hammer",
  ],
  ['hammer', 'hammer tool'],
  ['cold chisel', 'chisel, chiesel, meissel, meisel, flachmeissel, flat chisel'],
  [
    'ratchet handle | ratchet',
    'ratsche, ratschen, knarre, umschaltknarre, ratchet wrench, socket ratchet, umschaltratsche',
  ],
  [
    'socket',
    'steckschlusseleinsatz, steckschluesseleinsatz, steckschlussel, steckschluessel, nuss, steckschlussel einsatz, steckschlussel nuss, socket wrench, hex socket, hexagon socket, wrench socket, stecknuss, steckeinsatz',
  ],
  [
    'impact socket',
    'impact wrench socket, power socket, kraftnuss, kraft steckschlusseleinsatz, schlagschraubernuss, kraftsteckschlusseleinsatz, schlagnuss, impact rated socket',
  ],
  ['deep socket', 'long socket, lange nuss, langnuss, long reach socket'],
  [
    '12-point',
    'twelve point, bi-hexagon, bihexagon, bi-hex, double hexagon, zwolfkant, vielzahn, 12 pt, 12pt, 12 kant',
  ],
  ['drive', 'antrieb, vierkantantrieb, square drive'],
  ['torque wrench', 'torque spanner, drehmomentschlussel, drehmomentschluessel, drehmo, click torque wrench'],
  [
    'vernier caliper',
    'caliper, vernier, vernier gauge, slide gauge, sliding caliper, messschieber, messchieber, schieblehre, schiebelehre',
  ],
  [
    'try square',
    "engineer's square, machinist square, anschlagwinkel, flachwinkel, steel square, carpenters square, set square",
  ],
  ['vice', 'schraubstock'],
  ['plier', 'zange, zangen'],
  ['key'],
  // Clamping
  [
    'g-clamp',
    'c clamp, c-clamp, g clamp, g cramp, cramp, schraubzwinge, schraubzwingen, zwinge, zwingen, screw clamp',
  ],
  ['clamp', 'klemme'],
  [
    'toggle clamp',
    'quick clamp, schnellspanner, quick release clamp, kniehebelspanner, waagerechtspanner, toggle, destaco',
  ],
  [
    'clamping lever',
    'clamp lever, adjustable handle, adjustable clamping lever, ratchet lever, indexing lever, tension lever, klemmhebel, klemmhebel verstellbar, kipphebel, locking lever, kipp lever',
  ],
  [
    'star grip',
    'star knob, hand knob, clamping knob, knob, lobe knob, sterngriff, sterngriffe, sterngriffmutter, kreuzgriff, star handle, star grip knob',
  ],
  [
    'hose clamp',
    'hose clip, jubilee clip, jubilee, worm drive clip, worm drive clamp, worm gear clamp, pipe clip, schlauchschelle, schlauchschellen, schlauchklemme, schneckengewindeschelle, hoseclamp, hose band, schelle, jubilee clamp, pipe clamp, pipe holder, pipe bracket, tube clamp, tube clip, something to hold, rohrschelle, rohrschellen',
  ],
  ['v-block', 'vee block, v block, prisma, prismenpaar, prismen'],
  [
    'levelling foot',
    'machine foot, adjustable foot, leveller, leveling mount, machine mount, stellfuss, stellfusse, maschinenfuss, gelenkfuss, nivellierfuss, stellfuesse, articulated foot',
  ],
  ['shaft', 'welle, wellen'],
  ['pipe', 'rohr, rohre, tuyau, tubo, tubi, buis, rura, rury'],
  ['hose', 'schlauch, schlauche, flexible, manguera, mangueira, slang, waz'],
  // Brackets
  [
    'butt hinge | hinge',
    'hinge, scharnier, scharniere, door hinge, cabinet hinge, flat hinge, turband, charniere',
  ],
  [
    'lift-off hinge',
    'liftoff hinge, gate hinge, removable hinge, aushangescharnier, aushaengescharnier, gate hinge lift off, hinge lift off, take-apart hinge, separable hinge',
  ],
  [
    'angle bracket',
    'l bracket, l-bracket, corner brace, angle brace, angle plate, right angle bracket, winkel, winkelverbinder, stuhlwinkel, winkeleisen, lochwinkel, montagewinkel, bracket angle, corner angle',
  ],
  [
    'corner bracket | angle bracket',
    'profile bracket, extrusion bracket, aluminium extrusion bracket, profile corner, profilwinkel, nutprofilwinkel, winkel fur profil, eckverbinder, profilverbinder, slot profile bracket, extrusion corner',
  ],
  [
    't-plate',
    't shape, t shaped plate, t plate, tee plate, t bracket, t-bracket, flat tee, t-platte, t-verbinder, flachverbinder',
  ],
  [
    'shelf console',
    'shelf bracket, shelf support, console bracket, konsole, konsolen, regalkonsole, regaltrager, regalwinkel, shelving bracket, shelf',
  ],
  [
    'swivel castor',
    'castor, caster, castor wheel, caster wheel, swivel caster, wheel, lenkrolle, lenkrollen, rolle, rollen, transportrolle, laufrolle, trolley wheel',
  ],
  [
    'with brake | brake',
    'braked, locking brake, mit bremse, mit feststeller, feststeller, mit stopp, bremse, lockable',
  ],
  // Lifting and lashing
  ['shackle', 'schakel, schaekel'],
  [
    'bow shackle | shackle',
    'anchor shackle, omega shackle, d shackle, dee shackle, screw pin shackle, lifting shackle, schakel geschweift, u-shackle, d-shackle',
  ],
  [
    'turnbuckle',
    'rigging screw, bottle screw, bottlescrew, rigging tensioner, wire tensioner, spannschloss, spannschlosser, spannschraube, wantenspanner, turn buckle, straining screw',
  ],
  [
    'snap hook',
    'carabiner, carbine hook, carabine, spring hook, spring snap, karabiner, karabinerhaken, feuerwehrkarabiner, snaphook, snap link, karabinerhaken feuerwehr',
  ],
  [
    'clevis sling hook',
    'sling hook, chain hook, lifting hook, crane hook, safety hook, clevis hook, gabelkopfhaken, gabelhaken, lasthaken, kranhaken, kettenhaken',
  ],
  ['hook', 'haken'],
  [
    'wire rope clip',
    'cable clamp, cable clip, wire clamp, wire rope clamp, wire rope grip, rope clamp, rope clip, rope grip, bulldog grip, bulldog clip, u-bolt clamp, drahtseilklemme, drahtseilklemmen, seilklemme, seilklemmen, crosby clip, dog grip, steel rope clamp',
  ],
  [
    'wire rope sling',
    'cable sling, rope sling, steel rope sling, anschlagseil, anschlagseile, drahtseil, wire sling, wire rope, steel rope, stahlseil, lifting sling, steel cable',
  ],
  [
    'ratchet strap',
    'tie down, tie down strap, ratchet tie down, lashing strap, cargo strap, load strap, spanngurt, spanngurte, zurrgurt, zurrgurte, ratchet lashing, tension belt',
  ],
  ['chain', 'kette, ketten'],
  [
    'short-link chain',
    'kurzgliedrige kette, rundstahlkette, round steel chain, steel chain, anchor chain, kurzgliedrig',
  ],
  ['long-link chain', 'langgliedrige kette, langgliedrig'],
  ['lashing chain', 'zurrkette, zurrketten, load chain, binder chain, cargo chain'],
  [
    'container corner casting',
    'container corner, corner fitting, container casting, iso corner, containerecke, eckbeschlag, container corner fitting',
  ],
]
