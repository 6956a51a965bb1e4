import type { StaffRole } from '#contract/accounts/roles.ts'
import type { TextBlock } from '#contract/texts/texts.ts'

/** The pages of the handbook, one for each role, by their addresses. */
export const handbookNames = ['sales', 'warehouse', 'bookkeeper', 'owner'] as const
export type HandbookName = (typeof handbookNames)[number]

/** Each role's own page. */
export const ownHandbook: Readonly<Record<StaffRole, HandbookName>> = {
  admin: 'owner',
  sales: 'sales',
  warehouse: 'warehouse',
  bookkeeper: 'bookkeeper',
}

/** A picture of a page of the desk, in both themes. */
export interface HandbookPicture {
  readonly kind: 'picture'
  readonly alt: string
  /** The addresses of its files. */
  readonly light: string
  readonly dark: string
  /** At which it is shown, in CSS pixels: half of what its files have. */
  readonly width: number
  readonly height: number
}

export interface HandbookHeading {
  readonly kind: 'heading'
  readonly text: string
  /** Where links to it lead. */
  readonly id: string
}

export type HandbookBlock = HandbookHeading | HandbookPicture | Exclude<TextBlock, { kind: 'heading' }>

export interface HandbookText {
  readonly title: string
  /** Its first paragraph. */
  readonly summary: string
  /** All but that. */
  readonly blocks: readonly HandbookBlock[]
}

/** The texts of `handbook/`, as `scripts/handbook/plugin.ts` reads them into the build. */
const texts = import.meta.glob<HandbookText>('/handbook/*.md', { import: 'default' })

/** The text of a page of the handbook; undefined if there is none of this name. */
export async function loadHandbook(name: string): Promise<HandbookText | undefined> {
  return texts[`/handbook/${name}.md`]?.()
}
