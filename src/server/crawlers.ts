/** The pages that search engines may list. */
const PUBLIC_PAGES = ['/', '/blogs', '/portfolio', '/about', '/docs']
/** Paths that are personal, or not pages. */
const CLOSED = ['/dashboard', '/api/', '/sandbox/']

/** Tells crawlers which paths to leave alone, and where the sitemap is. RFC 9309. */
export function writeRobots(origin: string): string {
  const rules = CLOSED.map(path => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

/** The list of public pages. https://www.sitemaps.org/protocol.html */
export function writeSitemap(origin: string): string {
  const entries = PUBLIC_PAGES.map(path => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
