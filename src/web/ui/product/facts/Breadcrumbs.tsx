import { Link } from '@tanstack/react-router'
import type { Crumb } from './linked-data.ts'

/** The places above a page, each with a link, and the page itself, without one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="mb-5 text-sm">
      <ol className="flex flex-wrap gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className="not-last:after:mx-2 not-last:after:text-muted not-last:after:content-['/']"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-muted">
                {name}
              </span>
            ) : (
              <Link to={path} className="text-link">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
