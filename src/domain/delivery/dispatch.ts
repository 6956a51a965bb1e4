import type { Context, CutOff, MeasuredDispatch } from '../context.ts'
import { may, requireRight } from '../rights.ts'

/** Of how many days the cut-offs are told: a page may be kept meanwhile. */
const TOLD_DAYS = 5

/** When goods that are ordered now leave the works. */
export interface Dispatch {
  /** By its IANA name. */
  readonly timeZone: string
  readonly cutOffs: readonly CutOff[]
  /** 'HH:MM' until which an order leaves the same working day; null: it may take `withinDays`. */
  readonly sameDayBy: string | null
  readonly withinDays: number
}

/** When goods leave the works, by its opening hours and by how soon orders have left it. Asks no table. */
export function readDispatch({ dispatching, billing }: Pick<Context, 'dispatching' | 'billing'>): Dispatch {
  return {
    timeZone: billing.timeZone,
    cutOffs: dispatching.cutOffs(TOLD_DAYS),
    ...dispatching.standing(),
  }
}

/** How soon orders have left the works, measured now, and what customers are promised by (owners). */
export async function measureDispatch(
  ctx: Context,
): Promise<MeasuredDispatch & Pick<Context['dispatching'], 'minutes' | 'isMeasured'>> {
  requireRight(ctx.actor, may.manageSettings(ctx.actor))
  const measured = await ctx.dispatching.measure()
  const { minutes, isMeasured } = ctx.dispatching
  return { ...measured, minutes, isMeasured }
}
