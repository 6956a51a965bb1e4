import { z } from 'zod'
import { optionalText, phone } from '../common.ts'
import { optionalPersonName } from './person-name.ts'

/** People copy the URL of their page without its scheme. */
const linkedin = optionalText(300)
  .transform(value => (/^([\w-]+\.)*linkedin\.com\//i.test(value) ? `https://${value}` : value))
  .refine(
    value => value === '' || /^https?:\/\/([\w-]+\.)*linkedin\.com\/\S*$/i.test(value),
    'must be the address of a LinkedIn page (https://www.linkedin.com/…)',
  )
export const profileInput = z.object({
  name: optionalPersonName(),
  education: optionalText(300),
  linkedin,
  phone,
})

export const profile = z
  .object({
    name: z.string(),
    email: z.string(),
    education: z.string(),
    linkedin: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>
