/**
 * Standards that replace each other, and in what they differ.
 *
 * Sources: the national forewords of the DIN EN ISO standards, which name what they replace; the DIN and ISO cross-reference tables
 * of the fastener trade (Böllhoff, Fabory, Würth); and the dimensions in `parts/standards`, which were compared size by size.
 */
export interface Equivalence {
  readonly standards: readonly [string, string]
  /** 'DIN 934 and ISO 4032 differ in ...'; null: one may stand for the other. */
  readonly differIn: string | null
}

const FLATS = 'the width across flats of M10, M12, M14 and M22'
const ENDS = 'where the length is measured: DIN leaves the rounded ends out, ISO does not'

function same(...pairs: readonly (readonly [string, string])[]): readonly Equivalence[] {
  return pairs.map(standards => ({ standards, differIn: null }))
}

function near(differIn: string, ...pairs: readonly (readonly [string, string])[]): readonly Equivalence[] {
  return pairs.map(standards => ({ standards, differIn }))
}

const SCREWS: readonly Equivalence[] = [
  ...near(
    FLATS,
    ['DIN 933', 'ISO 4017'],
    ['DIN 931', 'ISO 4014'],
    ['DIN 960', 'ISO 8765'],
    ['DIN 961', 'ISO 8676'],
    ['DIN 558', 'ISO 4018'],
    ['DIN 601', 'ISO 4016'],
  ),
  ...same(
    ['DIN 912', 'ISO 4762'],
    ['DIN 913', 'ISO 4026'],
    ['DIN 914', 'ISO 4027'],
    ['DIN 915', 'ISO 4028'],
    ['DIN 916', 'ISO 4029'],
    ['DIN 417', 'ISO 7435'],
    ['DIN 438', 'ISO 7436'],
    ['DIN 551', 'ISO 4766'],
    ['DIN 553', 'ISO 7434'],
    ['DIN 84', 'ISO 1207'],
    ['DIN 85', 'ISO 1580'],
    ['DIN 963', 'ISO 2009'],
    ['DIN 964', 'ISO 2010'],
    ['DIN 965', 'ISO 7046-1'],
    ['DIN 966', 'ISO 7047'],
    ['DIN 7985', 'ISO 7045'],
    ['DIN 7971', 'ISO 1481'],
    ['DIN 7972', 'ISO 1482'],
    ['DIN 7973', 'ISO 1483'],
    ['DIN 7976', 'ISO 1479'],
    ['DIN 7981', 'ISO 7049'],
    ['DIN 7982', 'ISO 7050'],
    ['DIN 7983', 'ISO 7051'],
    ['DIN 34802', 'ISO 14579'],
    ['DIN 7380', 'ISO 7380-1'],
    ['DIN 9841', 'ISO 7379'],
    ['UNI 5931', 'ISO 4762'],
    ['UNI 5739', 'ISO 4017'],
    ['UNI 5737', 'ISO 4014'],
    ['UNI 5933', 'ISO 10642'],
    ['JIS B1176', 'ISO 4762'],
    ['GB 70.1', 'ISO 4762'],
    ['GB 5782', 'ISO 4014'],
    ['GB 5783', 'ISO 4017'],
  ),
  ...near('the height of the head and the depth of the socket', ['DIN 7991', 'ISO 10642']),
  ...near('the height of the head', ['DIN 6921', 'EN 1665'], ['DIN 6921', 'EN 1662']),
  ...near('the width across flats and the head', ['DIN 6921', 'ISO 4162'], ['EN 1665', 'ISO 4162']),
  ...near('the head', ['DIN 603', 'ISO 8677']),
  ...near('tolerances and the ends of the rod', ['DIN 975', 'DIN 976-1']),
  ...near('the width across flats of some sizes', ['DIN 6914', 'EN 14399-4']),
  ...near(
    'the drilling point and the head',
    ['DIN 7504-K', 'ISO 15480'],
    ['DIN 7504-N', 'ISO 15481'],
    ['DIN 7504-P', 'ISO 15482'],
  ),
  ...near('the depth of the recess', ['DIN 7500-C', 'ISO 7045']),
]

const NUTS: readonly Equivalence[] = [
  ...near(
    `height, and ${FLATS}`,
    ['DIN 934', 'ISO 4032'],
    ['DIN 934', 'ISO 8673'],
    ['DIN 555', 'ISO 4034'],
    ['DIN 555', 'ISO 4032'],
  ),
  ...near(FLATS, ['DIN 439-B', 'ISO 4035'], ['DIN 439-B', 'ISO 8675'], ['DIN 439-A', 'ISO 4036']),
  ...near(`height, and ${FLATS}`, ['DIN 936', 'ISO 4035'], ['DIN 936', 'DIN 439-B'], ['DIN 970', 'ISO 4032']),
  ...same(
    ['DIN 971-1', 'ISO 8673'],
    ['DIN 971-2', 'ISO 8674'],
    ['DIN 972', 'ISO 4034'],
    ['UNI 5588', 'ISO 4032'],
    ['JIS B1181', 'ISO 4032'],
    ['GB 6170', 'ISO 4032'],
  ),
  ...near('height, from M8 on', ['DIN 985', 'ISO 10511']),
  ...near(
    `height, and ${FLATS}`,
    ['DIN 982', 'ISO 7040'],
    ['DIN 985', 'ISO 7040'],
    ['DIN 982', 'ISO 10512'],
    ['DIN 985', 'ISO 10512'],
    ['DIN 6924', 'ISO 7040'],
  ),
  ...near(
    `height, and ${FLATS}`,
    ['DIN 980-V', 'ISO 7719'],
    ['DIN 980-V', 'ISO 7042'],
    ['DIN 980-V', 'ISO 10513'],
    ['DIN 6925', 'ISO 7719'],
    ['ISO 7042', 'ISO 7719'],
  ),
  ...near('the width across flats of M10', ['DIN 6923', 'ISO 4161'], ['EN 1661', 'ISO 4161']),
  ...same(
    ['DIN 6923', 'EN 1661'],
    ['DIN 6926', 'ISO 7043'],
    ['DIN 6927', 'ISO 7044'],
    ['DIN 917', 'DIN 1587'],
  ),
  ...near('height', ['DIN 935-1', 'ISO 7035'], ['DIN 937', 'DIN 935-1']),
]

const WASHERS: readonly Equivalence[] = [
  ...near('the hole and the thickness from M42 on', ['DIN 125-A', 'ISO 7089'], ['DIN 125-B', 'ISO 7090']),
  ...near('the chamfer', ['DIN 125-A', 'ISO 7090'], ['DIN 125-B', 'ISO 7089']),
  ...near('the thickness of the largest sizes', ['DIN 126', 'ISO 7091']),
  ...near('tolerances', ['DIN 433', 'ISO 7092']),
  ...near('the thickness of M5 and the hole from M18 on', ['DIN 9021', 'ISO 7093-1']),
  ...near('the hole', ['DIN 440', 'ISO 7094']),
  ...same(['DIN 6916', 'EN 14399-6'], ['UNI 6592', 'ISO 7089'], ['GB 97.1', 'ISO 7089']),
  ...near(
    'the ends: with or without a square section bent up',
    ['DIN 127-A', 'DIN 127-B'],
    ['DIN 7980', 'DIN 127-B'],
    ['DIN 128', 'DIN 137-A'],
  ),
]

const PINS_AND_KEYS: readonly Equivalence[] = [
  ...near(ENDS, ['DIN 1', 'ISO 2339'], ['DIN 7', 'ISO 2338'], ['DIN 6325', 'ISO 8734']),
  ...same(
    ['DIN 94', 'ISO 1234'],
    ['DIN 1481', 'ISO 8752'],
    ['DIN 7346', 'ISO 13337'],
    ['DIN 1470', 'ISO 8739'],
    ['DIN 1471', 'ISO 8744'],
    ['DIN 1472', 'ISO 8745'],
    ['DIN 1473', 'ISO 8740'],
    ['DIN 1474', 'ISO 8741'],
    ['DIN 1475', 'ISO 8742'],
    ['DIN 1476', 'ISO 8746'],
    ['DIN 1477', 'ISO 8747'],
    ['DIN 7978', 'ISO 8736'],
  ),
  ...near(
    'tolerances',
    ['DIN 7343', 'ISO 8750'],
    ['DIN 7344', 'ISO 8748'],
    ['DIN 1443', 'ISO 2340'],
    ['DIN 1444', 'ISO 2341'],
    ['DIN 7979', 'ISO 8735'],
    ['DIN 7979', 'ISO 8733'],
  ),
  ...near(
    'tolerances',
    ['ISO 2491', 'DIN 6885-1'],
    ['ISO 773', 'DIN 6885-1'],
    ['ISO 3912', 'DIN 6888'],
    ['DIN 660', 'ISO 1051'],
    ['DIN 661', 'ISO 1051'],
  ),
  ...near('the mandrel', ['DIN 7337', 'ISO 15977'], ['DIN 7337', 'ISO 15979'], ['DIN 7337', 'ISO 15983']),
]

/** Bearings, seals, springs, chains, tools. */
const OTHERS: readonly Equivalence[] = [
  ...same(
    ['DIN 711', 'ISO 104'],
    ['DIN 720', 'ISO 355'],
    ['DIN 625-1', 'ISO 15'],
    ['DIN 3760', 'ISO 6194'],
    ['DIN 3771', 'ISO 3601-1'],
    ['DIN 1494', 'ISO 3547-1'],
    ['DIN 1850-3', 'ISO 2795'],
    ['DIN 8187', 'ISO 606'],
    ['DIN 2093', 'EN 16983'],
    ['DIN 2095', 'EN 15800'],
    ['DIN 911', 'ISO 2936'],
    ['DIN 5265', 'ISO 2380'],
    ['DIN 5262', 'ISO 8764'],
    ['DIN 223', 'EN 22568'],
    ['ISO 2568', 'EN 22568'],
    ['ISO 4231', 'EN 24231'],
    ['DIN 333 A', 'ISO 866'],
    ['DIN 338', 'ISO 235'],
    ['DIN 340', 'ISO 494'],
    ['DIN 206', 'ISO 236'],
    ['DIN 1142', 'EN 13411-5'],
    ['DIN 3088', 'EN 13414-1'],
    ['DIN 580', 'ISO 3266'],
    ['DIN 508', 'ISO 299'],
    ['DIN 862', 'ISO 13385-1'],
  ),
  ...near(
    'tolerances',
    ['DIN 741', 'EN 13411-5'],
    ['DIN 3113', 'ISO 7738'],
    ['DIN 3117', 'ISO 6787'],
    ['DIN 3124', 'ISO 2725-1'],
    ['DIN 3129', 'ISO 2725-2'],
    ['DIN 3122', 'ISO 3315'],
    ['DIN 212', 'ISO 521'],
    ['DIN 208', 'ISO 521'],
    ['DIN 844', 'ISO 1641-1'],
    ['DIN 327', 'ISO 1641-1'],
    ['DIN 82101', 'EN 13889'],
    ['DIN 352', 'ISO 529'],
    ['DIN 371', 'ISO 529'],
    ['DIN 376', 'ISO 529'],
  ),
]

export const EQUIVALENCES: readonly Equivalence[] = [
  ...SCREWS,
  ...NUTS,
  ...WASHERS,
  ...PINS_AND_KEYS,
  ...OTHERS,
]

/** What the shop makes things to and no equivalence names: so that a bare number is known, '571 8x60'. */
const OTHERWISE_KNOWN = [
  'ASME B18.16.6, ASME B18.2.1, ASME B18.2.2, ASME B18.21.1, ASME B18.3, ASME B18.31.3, ASME B18.5, ASME B18.6.3, ASME B18.6.9',
  'ASME B94.11M, SAE J483, DIN 1041, DIN 1480, DIN 1587, DIN 1624, DIN 186, DIN 1897, DIN 2097, DIN 2182, DIN 2183, DIN 2194',
  'DIN 3017-1, DIN 315, DIN 334 C, DIN 335 C, DIN 345, DIN 374, DIN 464, DIN 466, DIN 471, DIN 472, DIN 478, DIN 5156, DIN 5299',
  'DIN 557, DIN 562, DIN 571, DIN 582, DIN 6319-C, DIN 6319-D, DIN 6319-G, DIN 6330-B, DIN 6331, DIN 6334, DIN 6336, DIN 6340',
  'DIN 6453, DIN 6527, DIN 653, DIN 6796, DIN 6798-A, DIN 6798-J, DIN 6799, DIN 6912, DIN 705, DIN 7349, DIN 763, DIN 766',
  'DIN 7721-2, DIN 787, DIN 7965, DIN 7984, DIN 7990, DIN 7995, DIN 7996, DIN 7997, DIN 835, DIN 867, DIN 875-1, DIN 938, DIN 939',
  'DIN 95, DIN 96, DIN 97, EN 12195-2, EN 12195-3, EN 12532, EN 13411-5, EN 14399-3, EN 1677-2, ISO 10243, ISO 10663, ISO 1161',
  'ISO 12125, ISO 12474, ISO 13012, ISO 14580, ISO 14581, ISO 14583, ISO 1832, ISO 3228, ISO 4033, ISO 6789-1, ISO 7041, ISO 7048',
  'ISO 7380-2, ISO 7720, ISO 8674, ISO 8751',
].flatMap(line => line.split(', '))

/** Every standard that is known here, the usual ones of a number first: 'DIN 933', 'ISO 4017'. */
export const KNOWN_STANDARDS: ReadonlySet<string> = new Set([
  ...OTHERWISE_KNOWN,
  ...EQUIVALENCES.flatMap(({ standards }) => standards),
])
