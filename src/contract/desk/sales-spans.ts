/* Without zod, as pages need it. */

/** The spans for which sales are counted: so many days, of which today is the last. */
export const salesSpans = ['1', '7', '30', '365'] as const
export type SalesSpan = (typeof salesSpans)[number]

/** A product of which nothing was sold for so many days moves slowly. */
export const SLOW_DAYS = 90
