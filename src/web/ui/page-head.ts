import type { Site } from '../router.tsx'

/** What search engines and link previews read about a page. For the `head` of a route. */
export function describePage(site: Site, page: { title: string; description: string; path: string }) {
  const title = page.path === '/' ? `Parts Hub | ${page.title}` : `${page.title} | Parts Hub`
  const url = site.origin + page.path
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
