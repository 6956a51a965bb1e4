import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Phrase, say } from '#contract/phrase.ts'
import { useWords } from '../../../words.ts'

/** What the links back and on are called. */
type Texts = readonly [back: Phrase | string, forward: Phrase | string]

const BY_AGE: Texts = [say`Newest`, say`Older`]
const BY_NUMBER: Texts = [say`Previous`, say`Next`]

interface PagerProps<Search> {
  /** Names the list: 'Pages of users'. */
  label: Phrase | string
  /** What the address says now. */
  search: Search
  /** The list at another address, as checked by the router's `linkOptions`. */
  linkTo: (search: Search) => LinkProps
}

interface CursorPagerProps<Search> extends PagerProps<Search> {
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined
  texts?: Texts
}

/** Links to the first and the next page of a list whose pages begin after a row; nothing if there is only one. */
export function CursorPager<Search extends { after?: string }>({
  label,
  search,
  linkTo,
  next,
  texts: [back, forward] = BY_AGE,
}: CursorPagerProps<Search>) {
  const { after } = search
  if (after === undefined && next === undefined) return null
  return (
    <PageLinks label={label}>
      {after !== undefined && <PageLink text={back} to={linkTo({ ...search, after: undefined })} />}
      {next !== undefined && <PageLink text={forward} to={linkTo({ ...search, after: next })} />}
    </PageLinks>
  )
}

interface NumberPagerProps<Search> extends PagerProps<Search> {
  /** How many rows there are on all pages. */
  total: number
  pageSize: number
  texts?: Texts
}

/** Links to the pages before and after in a list of numbered pages; nothing if there is only one. */
export function NumberPager<Search extends { page?: number }>({
  label,
  search,
  linkTo,
  total,
  pageSize,
  texts: [back, forward] = BY_NUMBER,
}: NumberPagerProps<Search>) {
  const { word } = useWords()
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const page = Math.min(search.page ?? 1, pages)
  const turnTo = (to: number) => linkTo({ ...search, page: to === 1 ? undefined : to })
  return (
    <PageLinks label={label}>
      {page > 1 && <PageLink text={back} to={turnTo(page - 1)} />}
      <span>{word(say`Page ${{ count: page }} of ${{ count: pages }}`)}</span>
      {page < pages && <PageLink text={forward} to={turnTo(page + 1)} />}
    </PageLinks>
  )
}

function PageLinks({ label, children }: { label: Phrase | string; children: ReactNode }) {
  const { word } = useWords()
  return (
    <nav aria-label={word(label)} className="mt-6 flex items-center gap-4 print:hidden">
      {children}
    </nav>
  )
}

/** Keeps the place on the screen. */
function PageLink({ text, to }: { text: Phrase | string; to: LinkProps }) {
  const { word } = useWords()
  return (
    <Link {...to} resetScroll={false} className="btn btn-outline">
      {word(text)}
    </Link>
  )
}
