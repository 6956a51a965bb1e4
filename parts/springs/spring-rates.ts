/** Shear modulus of patented drawn spring wire, EN 10270-1, in MPa. */
const SHEAR_MODULUS = 81_500
/** Shear modulus of stainless spring wire 1.4310, EN 10270-3, in MPa. */
export const STAINLESS_SHEAR_MODULUS = 70_000
/** Young's modulus of stainless spring wire 1.4310, EN 10270-3, in MPa. */
export const STAINLESS_WIRE_YOUNGS_MODULUS = 180_000
/** Young's modulus of stainless spring strip 1.4568, EN 10270-3, in MPa. */
export const STAINLESS_YOUNGS_MODULUS = 195_000
/** Young's modulus of spring steel, EN 10270-1 and EN 10132-4, in MPa. */
const YOUNGS_MODULUS = 206_000

/** A round wire wound to a helix; lengths in mm. */
export interface Helix {
  /** Wire diameter. */
  readonly d: number
  /** Outer diameter of the coils. */
  readonly De: number
  /** Active coils. */
  readonly n: number
}

/** N/mm of a cylindrical compression or extension spring, EN 13906-1: R = G d^4 / (8 D^3 n), D the mean diameter. */
export function helicalRate({ d, De, n }: Helix, shearModulus = SHEAR_MODULUS): number {
  return round((shearModulus * d ** 4) / (8 * (De - d) ** 3 * n))
}

/** N/mm of a conical spring before coils touch: R = G d^4 / (2 n (D1 + D2) (D1^2 + D2^2)), with mean diameters. */
export function conicalRate(
  { d, D1, D2, n }: { d: number; D1: number; D2: number; n: number },
  shearModulus = SHEAR_MODULUS,
): number {
  const [small, large] = [D1 - d, D2 - d]
  return round((shearModulus * d ** 4) / (2 * n * (small + large) * (small ** 2 + large ** 2)))
}

/** N·mm for each degree of a torsion spring, EN 13906-3: R = E d^4 / (3667 D n), D the mean diameter. */
export function torsionRate({ d, De, n }: Helix, youngsModulus = YOUNGS_MODULUS): number {
  return round((youngsModulus * d ** 4) / (3667 * (De - d) * n))
}

/**
 * N/mm of a spring of rectangular wire: R = 4 G J / (pi D^3 n), where J = b h^3 / 3 (1 - 0.63 h/b (1 - h^4 / 12 b^4)) is
 * Saint-Venant's torsion constant of the section, b its longer side.
 */
export function dieSpringRate({ De, Di, h, n }: { De: number; Di: number; h: number; n: number }): number {
  const across = (De - Di) / 2
  const [short, long] = [Math.min(across, h), Math.max(across, h)]
  const share = short / long
  const torsion = ((long * short ** 3) / 3) * (1 - 0.63 * share * (1 - share ** 4 / 12))
  return round((4 * SHEAR_MODULUS * torsion) / (Math.PI * ((De + Di) / 2) ** 3 * n))
}

/** N of a disc spring pressed flat by 0.75 of its cone's height, EN 16984 (Almen and Laszlo), its thickness not reduced. */
export function discForce({ De, Di, t, l0 }: { De: number; Di: number; t: number; l0: number }): number {
  const ratio = De / Di
  const cone = l0 - t
  const travel = 0.75 * cone
  const log = Math.log(ratio)
  const k1 = ((ratio - 1) / ratio) ** 2 / (Math.PI * ((ratio + 1) / (ratio - 1) - 2 / log))
  const stiffness = (4 * YOUNGS_MODULUS) / (1 - 0.3 ** 2)
  const bend = (cone / t - travel / t) * (cone / t - travel / (2 * t)) + 1
  return round(((stiffness * t ** 4) / (k1 * De ** 2)) * (travel / t) * bend)
}

/** N/mm of a wave spring, crest to crest: R = E b t^3 N^4 De / (K D^3 Z Di), with N waves a turn; K = 3.88 up to 4 waves. */
export function waveRate(
  { De, Di, t, N, Z }: { De: number; Di: number; t: number; N: number; Z: number },
  youngsModulus = YOUNGS_MODULUS,
): number {
  const width = (De - Di) / 2
  const mean = (De + Di) / 2
  return round(((youngsModulus * width * t ** 3 * N ** 4) / (3.88 * mean ** 3 * Z)) * (De / Di))
}

/** To three figures: springs are made to tolerances of about 5 %. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
