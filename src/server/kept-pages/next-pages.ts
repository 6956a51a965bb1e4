import { KEPT_PAGES } from './page-cache.ts'

/** Where links lead to pages that are kept: nothing is rendered for who may not come. Not with a query, which is never kept. */
const toKeptPages = {
  and: [
    { href_matches: [...KEPT_PAGES, '/parts', '/parts/*'] },
    { href_matches: { pathname: '/*', search: '' } },
  ],
}

/** When a pointer rests on such a link, or a finger touches it. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const RULES = JSON.stringify({ prefetch: [{ where: toKeptPages, eagerness: 'moderate' }] })

/**
 * Tells browsers which pages to fetch before they are asked for, in the head of a visitor's page with this nonce. Once its scripts have
 * come they take that out again (`web/ui/shell/PageChange.tsx`): the router then loads what a page shows, and no documents.
 */
export function tellNextPages(html: string, nonce: string): string {
  return html.replace('</head>', `<script type="speculationrules" nonce="${nonce}">${RULES}</script></head>`)
}
