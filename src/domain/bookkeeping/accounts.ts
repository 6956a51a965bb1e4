import type { SaleKind } from '#contract/bookkeeping/sale-kinds.ts'
import type { Account, BookkeepingSettings } from '../context.ts'

/**
 * What has an account: the customers together, where card payments wait for their payout, what goes back to cards, the bank, where payouts of
 * the card service arrive, what that service costs, and revenue by the rules of its VAT; domestic revenue also by rate, `domestic-19`.
 */
type MoneyAccount = 'debtors' | 'card' | 'refunds' | 'bank' | 'payouts' | 'fees'
export type AccountName = MoneyAccount | SaleKind | `domestic-${number}`

type Defaults = Readonly<Record<MoneyAccount | SaleKind, string>> &
  Readonly<Record<`domestic-${number}`, string>>

/**
 * The charts of accounts SKR03 and SKR04 of DATEV: those for revenue at 19 and 7 percent, for sales in the One-Stop Shop (8320, 4320), to
 * businesses in the Union and exports know their tax. 10000 is the first account of a customer, for all of them together.
 */
const defaults: Readonly<Record<BookkeepingSettings['chart'], Defaults>> = {
  SKR03: {
    debtors: '10000',
    card: '1360',
    refunds: '1360',
    bank: '1200',
    payouts: '1200',
    fees: '4970',
    domestic: '8200',
    'domestic-19': '8400',
    'domestic-7': '8300',
    oss: '8320',
    registered: '8338',
    'reverse-charge': '8125',
    export: '8120',
  },
  SKR04: {
    debtors: '10000',
    card: '1460',
    refunds: '1460',
    bank: '1800',
    payouts: '1800',
    fees: '6855',
    domestic: '4200',
    'domestic-19': '4400',
    'domestic-7': '4300',
    oss: '4320',
    registered: '4338',
    'reverse-charge': '4125',
    export: '4120',
  },
}

/** Whether something can have an account of this name. */
export function isAccountName(name: string): name is AccountName {
  return Object.hasOwn(defaults.SKR03, name) || /^domestic-\d{1,2}(\.\d{1,2})?$/.test(name)
}

/** The account of something: as set, or by the chart; of a rate that has none, that of domestic revenue. */
export function accountOf({ chart, accounts }: BookkeepingSettings, name: AccountName): Account {
  const ofChart: Readonly<Record<string, string | undefined>> = defaults[chart]
  return accounts[name] ?? { number: ofChart[name] ?? defaults[chart].domestic, taxKey: '' }
}

/** The account of revenue: domestic by its rate. */
export function accountOfRevenue(
  settings: BookkeepingSettings,
  { kind, percent }: { readonly kind: SaleKind; readonly percent: number },
): Account {
  return accountOf(settings, kind === 'domestic' ? `domestic-${percent}` : kind)
}
