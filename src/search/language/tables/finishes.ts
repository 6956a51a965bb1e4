import { type Quality, quality } from './quality.ts'

/** Finishes. What is hot-dip galvanised is not electroplated with zinc; a person who writes 'zinc' may mean any of them. */
export const FINISHES: readonly Quality[] = [
  quality(
    'zinc-plated',
    'Zinc-plated',
    'zinc plated, zinc, zn, vz, a2k, zinc plate, zincplated, zp, bzp, bright zinc plated, clear zinc, electro-galvanised, electroplated, galvanisch verzinkt, glanzverzinkt, blau verzinkt, blue zinc, verzinkt, zincked, zingué, zinguée, cincado, zincado, zincada, zincato, zincata, ocynk, ocynkowany, ocynkowana',
    'zinc',
  ),
  quality(
    'yellow-zinc',
    'Yellow zinc-plated',
    'yellow zinc, yellow zinc-plated, yellow passivated, zyp, gelb verzinkt, gelbverzinkt, gelb chromatiert',
    'zinc',
  ),
  quality(
    'hot-dip-galvanised',
    'Hot-dip galvanised',
    'hot-dip galvanised, hot dipped galvanised, hot-dip, hotdip, hot dip zinc, galvanised, galvanisation, galv, hdg, feuerverzinkt, tzn',
  ),
  quality(
    'zinc-flake',
    'Zinc flake',
    'zinc flake, zinc flake coated, geomet, dacromet, zinklamelle, zinklamellenbeschichtet',
  ),
  quality('zinc-nickel', 'Zinc-nickel', 'zinc-nickel, znni'),
  quality(
    'black-oxide',
    'Black oxide',
    'black oxide, blackened, bruniert, schwarz bruniert, burnished, black finish',
    'black',
  ),
  quality(
    'black',
    'Black',
    'black, schwarz, noir, noire, negro, negra, nero, nera, preto, preta, zwart, czarny, czarna, painted black',
  ),
  quality('red', 'Red', 'red, rot, painted red'),
  quality('blue', 'Blue', 'blue, blau, painted blue'),
  quality('orange', 'Orange', 'orange, painted orange'),
  quality('grey', 'Grey', 'grey, grau, painted grey'),
  quality('phosphated', 'Phosphated', 'phosphated, phosphate, phosphatiert'),
  quality('chrome-plated', 'Chrome-plated', 'chrome, chrome-plated, chromed, verchromt, chrom'),
  quality('oiled', 'Oiled', 'oiled, geolt'),
  quality('ground', 'Ground', 'ground, geschliffen'),
  quality(
    'plain',
    'Plain',
    'plain, plain steel, bright, blank, uncoated, unplated, self colour, self-coloured, plain finish, ohne uberzug',
  ),
  quality('polished', 'Polished', 'polished, poliert'),
  quality('unhardened', 'Unhardened', 'unhardened, ungehartet'),
]

/** How a ball bearing is closed and its clearance: SKF, FAG, NSK (DDU, ZZ), NTN (LLU, ZZ), KOYO (2RS, ZZ). */
export const BEARINGS: readonly Quality[] = [
  quality(
    '2rs',
    '2RS, sealed',
    '2rs, 2rs sealed, 2rs1, 2rsr, 2rsh, 2rs2, 2rsl, 2hrs, rs1, rsr, ddu, llu, llb, llh, vv, sealed, rubber sealed, rubber seal, abgedichtet, 2rs abgedichtet',
  ),
  quality(
    'zz',
    'ZZ, shielded',
    'zz, zz shielded, 2z, 2zr, zzr, shielded, metal shield, metal shielded, shield, deckscheibe, deckscheiben',
  ),
  quality('c3', 'C3 clearance', 'c3, c3 clearance'),
  quality('open', 'Open', 'open, offen, unsealed'),
]
