import { Link, type LinkProps } from '@tanstack/react-router'

/** A way to another page: what it says, and where it leads, as the router's `linkOptions` checks it. */
interface PageLink {
  readonly text: string
  readonly to: LinkProps
}

interface PagerProps {
  /** Names the list: 'Pages of users'. */
  label: string
  back: PageLink | undefined
  forward: PageLink | undefined
  /** Where one is, between the two: 'Page 2 of 5'. */
  position?: string
}

/** The way through the pages of a list; nothing where there is one page only. */
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
    <Link {...to} className="btn btn-outline">
      {text}
    </Link>
  )
}
