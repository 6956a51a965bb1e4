/* What `count-open.ts` counts products by, in SQL: partial indexes are of use only to statements that have the same words. */

/** As makers' texts of plated parts say it. */
export const CHROMIUM_FREE = 'free of chromium vi'

/** What a confirmation of a product is about, as `aboutOf` words it. */
export const ABOUT = `coalesce(material, '') || ' | ' || coalesce(finish, '') || ' | ' || coalesce(standard, '')`

/** Nobody has confirmed this of the product as it is made now. */
export const isUnsaid = (subject: 'ce' | 'performance' | 'rohs' | 'reach'): string =>
  `confirmed -> '${subject}' ->> 'about' is distinct from (${ABOUT})`

/** Whether a product's description says that it is free of chromium VI. */
export const isChromiumFree = (isFree: boolean): string =>
  `description ${isFree ? '' : 'not '}ilike '%${CHROMIUM_FREE}%'`
