import type { Site } from '../../../site.ts'

interface PageDescription {
  readonly title: string
  /** What search engines show under the title; a private page needs none. */
  readonly description?: string
  readonly path: string
  /** Asks search engines not to index it. */
  readonly isPrivate?: boolean
  /** The picture of link previews, 1200 x 630; the shop's own by default. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
}

const OWN_PICTURE = { path: '/og.png', alt: 'Parts Hub: a shackle, a bearing, a gear, a spanner and a drill' }

/** What search engines and link previews read about a page. For the `head` of a route. */
export function describePage(site: Site, page: PageDescription) {
  const title = page.path === '/' ? `Parts Hub | ${page.title}` : `${page.title} | Parts Hub`
  const url = site.origin + page.path
  const { picture = OWN_PICTURE } = page
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      ...(page.description === undefined ? [] : describe(page.description)),
      { property: 'og:url', content: url },
      { property: 'og:image', content: site.origin + picture.path },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The title of a page in the language of whoever reads it, for the `head` of a route that says nothing else. */
export function describeTitle({ language }: Site, title: string) {
  return { meta: [{ title: `${language?.sentences[title] ?? title} | Parts Hub` }] }
}

/** The same about an address without a page. */
export function describeMissingPage() {
  return { meta: [{ title: 'Page not found | Parts Hub' }, { name: 'robots', content: 'noindex' }] }
}

function describe(content: string) {
  return [
    { name: 'description', content },
    { property: 'og:description', content },
  ]
}
