import { nameCountry } from '#contract/countries.ts'
import type { Context } from '../context.ts'

/** What texts can name of the shop, as `{{seller.name}}`; '' if the shop has none. */
export type ShopFacts = ReadonlyMap<string, string>

/** The facts of this shop, from its configuration. */
export function listShopFacts({
  billing,
  orderHoldHours,
  returnDays,
}: Pick<Context, 'billing' | 'orderHoldHours' | 'returnDays'>): ShopFacts {
  const { seller, vatPercent } = billing
  return new Map([
    ['seller.name', seller.name],
    ['seller.address', seller.address.join(', ')],
    ['seller.country', nameCountry(seller.country)],
    ['seller.vatId', seller.vatId],
    ['seller.email', seller.email],
    ['seller.phone', seller.phone],
    ['vatPercent', String(vatPercent)],
    ['orderHoldHours', String(orderHoldHours)],
    ['returnDays', String(returnDays)],
  ])
}

const NAMED = /\{\{([\w.]+)\}\}/g

/** The text with the facts that it names; names of no fact stay as they are, so that whoever wrote them sees it. */
export function fillIn(text: string, facts: ShopFacts): string {
  return text.replaceAll(NAMED, (named, name: string) => facts.get(name) ?? named)
}

/** What the text names that is no fact, in its braces. */
export const listUnknown = (text: string, facts: ShopFacts): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].filter(([, name = '']) => !facts.has(name)).map(([named]) => named)

/** Whether the text names something that the shop does not have. */
export function lacksFact(text: string, facts: ShopFacts): boolean {
  return [...text.matchAll(NAMED)].some(([, name = '']) => facts.get(name) === '')
}
