import { z } from 'zod'
import { shopText } from '../texts/texts.ts'

/** A text or a mail as it would be with other settings. */
export const settingsPreview = z
  .object({
    text: shopText.nullable().meta({ description: 'a text of the shop as its page shows it' }),
    mail: z
      .object({
        subject: z.string(),
        text: z.string().meta({ description: 'the plain text' }),
        html: z.string().meta({ description: 'the same as it is sent' }),
      })
      .nullable()
      .meta({ description: 'a mail as it is sent, about an example' }),
  })
  .meta({ id: 'SettingsPreview' })
export type SettingsPreview = z.infer<typeof settingsPreview>
