import { createPaperPress } from '#adapters/papers/paper-press.ts'
import type { Language } from '#contract/language.ts'
import { createMailRenderer } from '#domain/letters/compose.ts'
import { createMailPreview } from '#domain/letters/preview.ts'
import type { RenderMail } from '#domain/mail/send.ts'
import type { Paper, WarehousePaper } from '#domain/ports.ts'
import type { LiveSettings } from '../settings/live-settings.ts'

interface PapersInput extends Pick<Parameters<typeof createMailRenderer>[0], 'db' | 'origin'> {
  readonly settings: LiveSettings
  readonly language: Language | undefined
  readonly now: () => Date
  readonly reportFault: (error: unknown) => void
}

/** What the shop says on paper and by mail, with the settings as they stand: the seller, the logo and the owner's own words. */
export function composePapers({ settings, db, origin, language, now, reportFault }: PapersInput) {
  const press = createPaperPress(reportFault)
  const print = (paper: Paper | WarehousePaper, personId?: string) =>
    press.print({ ...paper, seller: { ...paper.seller, logo: settings.logo() } }, personId)
  const renderMail: RenderMail = mail => {
    const { billing } = settings.current
    const { ownWords } = settings
    const rendering = {
      db,
      origin,
      ...billing,
      renderPaper: print,
      language,
      ownWords,
      logo: settings.logo(),
    }
    return createMailRenderer(rendering)(mail)
  }
  const previewMail = createMailPreview(() => {
    const { billing } = settings.current
    return { origin, language, billing, logo: settings.logo(), now }
  })
  return { print, renderMail, previewMail, close: press.close }
}
