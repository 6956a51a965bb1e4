import { z } from 'zod'

/** A whole number within bounds, both included, or `message`. */
export const whole = (min: number, max: number, message: string) =>
  z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message))
