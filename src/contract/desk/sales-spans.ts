/* Without zod, as pages need it. */

/** The spans for which sales are counted: so many days, of which today is the last. */
export const salesSpans = ['1', '7', '30', '365'] as const
export type SalesSpan = (typeof salesSpans)[number]
