import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What took longest on a quiet machine, in this order: a quarter of a minute and more. Begun last, one of them would keep a whole machine
 * waiting. Larger files go first otherwise, but the size of a file says little of its time.
 */
const LONG = [
  'integration/crash',
  'integration/money-model',
  'integration/stopping',
  'integration/instances',
  'integration/wal-archive',
  'integration/disconnects',
  'integration/hostile',
  'integration/several-processes',
  'integration/hostile-calls',
  'integration/catalog-plans',
  'integration/order-mails',
  'integration/built-shop',
  'integration/embedded',
  'integration/scale',
  'integration/races',
  'integration/rights',
  'integration/replicas',
  'integration/request-bodies',
  'integration/backup',
  'integration/round-trips',
  'integration/quick-order-speed',
  'browser/accessibility',
  'browser/basket',
  'browser/product-page',
  'browser/search-results',
  'browser/net-prices',
  'browser/sign-in',
  'browser/owner-products',
  'browser/quick-order',
  'browser/day-at-the-desk',
  'browser/quotes',
  'browser/search-field',
  'browser/leaving',
  'browser/access',
  'browser/staff',
  'browser/pages-of-the-signed-in',
  'browser/parts',
  'browser/on-account',
  'browser/customers',
  'browser/checkout',
  'browser/login-page',
].map(name => `/tests/${name}.test.ts`)

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex(name => moduleId.endsWith(name))
  return rank === -1 ? LONG.length : rank
}
const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
/** Files with modules of their own first: those that share theirs keep a worker as long as the next file does too. */
const shareOf = ({ project }: TestSpecification) => (project.config.isolate ? 0 : 1)

/** Begins each group of projects with its longest files, lest it end with one of them and idle cores. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (a, b) => groupOf(a) - groupOf(b) || shareOf(a) - shareOf(b) || rankOf(a) - rankOf(b),
    )
  }
}
