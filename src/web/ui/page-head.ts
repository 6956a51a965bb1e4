import type { Site } from '../site.ts'

interface PageDescription {
  readonly title: string
  readonly description: string
  readonly path: string
  /** Asks search engines not to index it. */
  readonly isPrivate?: boolean
}

/** What search engines and link previews read about a page. For the `head` of a route. */
export function describePage(site: Site, page: PageDescription) {
  const title = page.path === '/' ? `Parts Hub | ${page.title}` : `${page.title} | Parts Hub`
  const url = site.origin + page.path
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.origin}/og.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Parts Hub: a shackle, a bearing, a gear, a spanner and a drill' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
