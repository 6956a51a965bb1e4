/** Whether a dimension is the greatest or the least that a standard allows. */
export type Limit = 'max' | 'min'

/**
 * Which dimensions of parts to a standard are limits, not means, by their symbols. They are those that the heads of the tables in
 * `standards/` call greatest or least, and beside them those of columns that FsData names so: `d1_min`, `d2_max` of washers, `a_Max`,
 * `d5_Min` of retaining rings, `dk_max` of ISO 1580, 4762, 7045 and DIN 6912, 7984, `dk` beside `dk_mean` of ISO 1207 and 7380-1, and
 * `dk_max`, `k_max` of ISO 7049, `d_c_max`, `c_min`, `k_max` of ISO 4162; `t_min` of ISO 4762 is of BOLTS.
 */
export const limits: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
  'ISO 4762': { dk: 'max', t: 'min' },
  'DIN 6912': { dk: 'max' },
  'DIN 7984': { dk: 'max' },
  'DIN 7991': { t: 'max' },
  'ISO 7380-1': { dk: 'max', t: 'min' },
  'ISO 7380-2': { t: 'min' },
  'ISO 14581': { dk: 'max' },
  'ISO 1207': { dk: 'max', t: 'min' },
  'ISO 1580': { dk: 'max' },
  'ISO 2009': { dk: 'max' },
  'ISO 2010': { dk: 'max' },
  'ISO 7045': { dk: 'max' },
  'ISO 7046-1': { dk: 'max' },
  'ISO 7047': { dk: 'max' },
  'ISO 7049': { dk: 'max', k: 'max' },
  'ISO 4162': { k: 'max', dc: 'max', c: 'min' },
  'ISO 4026': { t: 'min' },
  'ISO 4027': { t: 'min' },
  'ISO 4028': { t: 'min' },
  'ISO 4029': { t: 'min' },
  'ISO 4766': { t: 'min', dp: 'max' },
  'ISO 7434': { t: 'min', dt: 'max' },
  'ISO 7435': { t: 'min', dp: 'max', z: 'min' },
  'ISO 7436': { t: 'min', dz: 'max' },
  'ISO 4032': { m: 'max' },
  'ISO 4033': { m: 'max' },
  'ISO 4035': { m: 'max' },
  'ISO 4036': { m: 'max' },
  'ISO 8673': { m: 'max' },
  'ISO 8674': { m: 'max' },
  'ISO 8675': { m: 'max' },
  'DIN 439-B': { m: 'max' },
  'DIN 555': { m: 'max' },
  'DIN 934': { m: 'max' },
  'DIN 1587': { m: 'max' },
  'ISO 4161': { m: 'max', dc: 'max', c: 'min' },
  'ISO 10663': { m: 'max', dc: 'max', c: 'min' },
  'EN 1661': { m: 'max', dc: 'max', c: 'min' },
  'ISO 7040': { h: 'max', m: 'min' },
  'ISO 7041': { h: 'max', m: 'min' },
  'ISO 10511': { h: 'max', m: 'min' },
  'ISO 10512': { h: 'max', m: 'min' },
  'DIN 985': { h: 'max', m: 'min' },
  'ASME B18.16.6': { s: 'max', h: 'max', m: 'min' },
  'ISO 7719': { h: 'max', m: 'min' },
  'ISO 7720': { h: 'max', m: 'min' },
  'ISO 10513': { h: 'max', m: 'min' },
  'DIN 980-V': { h: 'max', m: 'min' },
  'ISO 7043': { h: 'max', dc: 'max', c: 'min' },
  'ISO 7044': { h: 'max', dc: 'max', c: 'min' },
  'ISO 12125': { h: 'max', dc: 'max', c: 'min' },
  'ISO 7089': { d1: 'min', d2: 'max' },
  'ISO 7090': { d1: 'min', d2: 'max' },
  'ISO 7091': { d1: 'min', d2: 'max' },
  'ISO 7092': { d1: 'min', d2: 'max' },
  'ISO 7093-1': { d1: 'min', d2: 'max' },
  'ISO 7094': { d1: 'min', d2: 'max' },
  'DIN 137-A': { h: 'max' },
  'DIN 6796': { h: 'max' },
  'EN 14399-6': { c: 'min', e: 'min' },
  'DIN 471': { a: 'max', d5: 'min' },
  'DIN 472': { a: 'max', d5: 'min' },
  'DIN 6799': { d3: 'max' },
}

/** Whether this dimension of a part to this standard is a limit; undefined for one that may lie on both sides. */
export function limitOf(symbol: string, standard: string | null): Limit | undefined {
  return standard === null ? undefined : limits[standard]?.[symbol]
}
