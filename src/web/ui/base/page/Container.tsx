import type { ReactNode } from 'react'

const widths = { page: 'max-w-7xl', reading: 'max-w-3xl', form: 'max-w-lg' } as const

/** Holds a page's content at one of the shop's three widths. */
export function Container({
  width = 'page',
  className = '',
  children,
}: {
  width?: keyof typeof widths
  className?: string
  children: ReactNode
}) {
  return <div className={`mx-auto w-full px-4 sm:px-6 lg:px-8 ${widths[width]} ${className}`}>{children}</div>
}
