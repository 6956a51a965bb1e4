/** A place on the hook's middle line, with its half depth in the plane of the hook and its half width across, in mm. */
type Station = readonly [x: number, y: number, depth: number, width: number]

/** A sling hook from its shank round the bowl to the nose; the bowl is round about the origin, thickest under the load. */
export function hookStations(bowl: number, depth: number, top: number): readonly Station[] {
  const round = (degrees: number, share: number, width: number): Station => {
    const half = depth * share
    const angle = (degrees * Math.PI) / 180
    return [(bowl + half) * Math.cos(angle), (bowl + half) * Math.sin(angle), half, depth * width]
  }
  return [
    [0, top + depth * 0.2, depth * 0.47, depth * 0.5],
    [bowl * 0.06, top - depth * 0.22, depth * 0.38, depth * 0.4],
    [bowl * 0.55, top - depth * 0.78, depth * 0.37, depth * 0.36],
    [bowl * 1.2, bowl * 0.95, depth * 0.39, depth * 0.36],
    round(5, 0.42, 0.37),
    round(-25, 0.45, 0.385),
    round(-50, 0.48, 0.4),
    round(-72, 0.495, 0.41),
    round(-90, 0.5, 0.41),
    round(-108, 0.495, 0.41),
    round(-130, 0.46, 0.395),
    round(-152, 0.4, 0.37),
    round(-174, 0.34, 0.34),
    [-(bowl + depth * 0.3), bowl * 0.3, depth * 0.3, depth * 0.32],
    [-(bowl + depth * 0.29), bowl * 0.62, depth * 0.26, depth * 0.29],
    [-(bowl + depth * 0.31), bowl * 0.86, depth * 0.23, depth * 0.26],
    [-(bowl + depth * 0.335), bowl * 1.03, depth * 0.185, depth * 0.21],
    [-(bowl + depth * 0.345), bowl * 1.12, depth * 0.12, depth * 0.14],
    [-(bowl + depth * 0.35), bowl * 1.155, depth * 0.03, depth * 0.04],
  ]
}

/** Of the clevis, by the diameter of its pin, EN 1677-2 leaves these to the maker. */
export const CLEVIS = { ear: 0.78, round: 1.12, foot: 1.75, block: 1.35, blockWidth: 2.1 } as const
