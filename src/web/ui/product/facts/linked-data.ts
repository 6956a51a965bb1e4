/** Linked data for search engines, in the words of https://schema.org. Addresses are absolute: they begin with `origin`. */
export type LinkedData = Readonly<Record<string, unknown>>

export const CONTEXT = { '@context': 'https://schema.org' } as const

/** Where a page lies: the places above it, from the outermost, and the page itself, each with its path. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function describeCrumbs(origin: string, crumbs: readonly Crumb[]): LinkedData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/**
 * A data block for the `head` of a route. The framework writes it with `<` escaped, so that no text in it can end the script;
 * the content security policy concerns only scripts that run. Its types for meta lack the key.
 */
export function toDataBlock(data: LinkedData): { title: undefined; 'script:ld+json': LinkedData } {
  return { title: undefined, 'script:ld+json': data }
}
