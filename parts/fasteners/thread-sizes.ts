/** A thread as drawings name it: what stands before and after its diameter. */
export interface ThreadWording {
  readonly prefix: string
  readonly suffix: string
  readonly also: readonly ['P']
}

/** Threads to the inch come out whole where the pitch is an inch thread's; metric pitches are multiples of 0.05 mm. */
function threadsPerInch(pitch: number): number | null {
  const perInch = 25.4 / pitch
  const isMetric = Math.abs(pitch * 20 - Math.round(pitch * 20)) < 1e-6
  return !isMetric && Math.abs(perInch - Math.round(perInch)) < 1e-3 ? Math.round(perInch) : null
}

/** How a machine screw's thread of this pitch is named: 'M10 × 1.5', '⌀6.35 (20 per inch)'. */
export function threadWording(pitch: number): ThreadWording {
  const perInch = threadsPerInch(pitch)
  return perInch === null
    ? { prefix: 'M', suffix: ` × ${pitch}`, also: ['P'] }
    : { prefix: '⌀', suffix: ` (${perInch} per inch)`, also: ['P'] }
}
