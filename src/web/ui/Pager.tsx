import { Link, type LinkProps } from '@tanstack/react-router'

/** A link to another page: its text and its target, as checked by the router's `linkOptions`. */
interface PageLink {
  readonly text: string
  readonly to: LinkProps
}

interface PagerProps {
  /** Names the list: 'Pages of users'. */
  label: string
  back: PageLink | undefined
  forward: PageLink | undefined
  /** The present position, shown between the two: 'Page 2 of 5'. */
  position?: string
}

/** Links between the pages of a list, which keep the place in it; nothing if there is only one. */
export function Pager({ label, back, forward, position }: PagerProps) {
  if (!back && !forward) return null
  return (
    <nav aria-label={label} className="mt-6 flex items-center gap-4">
      {back && <PageButton {...back} />}
      {position && <span>{position}</span>}
      {forward && <PageButton {...forward} />}
    </nav>
  )
}

function PageButton({ text, to }: PageLink) {
  return (
    <Link {...to} resetScroll={false} className="btn btn-outline">
      {text}
    </Link>
  )
}
