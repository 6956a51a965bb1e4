/** A figure in which a published table differs from ours, and why ours holds. */
export interface Settled {
  readonly range: string
  readonly size: string
  readonly symbol: string
  readonly read: number
  readonly ours: number
  readonly why: string
}
