import { type SaleKind, saleKinds } from '#contract/bookkeeping/sale-kinds.ts'
import type { Account, BookkeepingSettings } from '../context.ts'

/**
 * What has an account: the customers together, where card payments wait for their payout, what goes back to cards, the bank, where payouts of
 * the card service arrive, what that service costs, and revenue by the rules of its VAT, domestic revenue also by rate, `domestic-19`; and
 * discounts for prompt payment, by rate or by these rules where they have an account of their own, `discount-19`, `discount-reverse-charge`.
 */
type MoneyAccount = 'debtors' | 'card' | 'refunds' | 'bank' | 'payouts' | 'fees'
type Discounts = 'discount' | `discount-${number}` | `discount-${SaleKind}`
export type AccountName = MoneyAccount | SaleKind | `domestic-${number}` | Discounts

type Defaults = Readonly<Record<MoneyAccount | SaleKind | 'discount', string>> &
  Readonly<Partial<Record<AccountName, string>>>

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
    discount: '8730',
    'discount-19': '8736',
    'discount-7': '8731',
    'discount-reverse-charge': '8743',
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
    discount: '4730',
    'discount-19': '4736',
    'discount-7': '4731',
    'discount-reverse-charge': '4743',
  },
}

/** Whether something can have an account of this name. */
export function isAccountName(name: string): name is AccountName {
  const isDiscount = saleKinds.some(kind => name === `discount-${kind}`)
  return (
    isDiscount ||
    Object.hasOwn(defaults.SKR03, name) ||
    /^(domestic|discount)-\d{1,2}(\.\d{1,2})?$/.test(name)
  )
}

/** The account of something: as set, or by the chart. */
export function accountOf(
  settings: BookkeepingSettings,
  name: MoneyAccount | SaleKind | 'discount',
): Account {
  return findAccount(settings, name) ?? { number: defaults[settings.chart][name], taxKey: '' }
}

/** The same of what may have no account of its own. */
function findAccount({ chart, accounts }: BookkeepingSettings, name: AccountName): Account | undefined {
  const number = defaults[chart][name]
  return accounts[name] ?? (number === undefined ? undefined : { number, taxKey: '' })
}

interface Sale {
  readonly kind: SaleKind
  readonly percent: number
}

/** The account of revenue: domestic by its rate, if that has one. */
export function accountOfRevenue(settings: BookkeepingSettings, { kind, percent }: Sale): Account {
  const ofRate = kind === 'domestic' ? findAccount(settings, `domestic-${percent}`) : undefined
  return ofRate ?? accountOf(settings, kind)
}

/** The account of discounts on such revenue: domestic by its rate, if that has one, otherwise that of the rules of its VAT, or of all. */
export function accountOfDiscount(settings: BookkeepingSettings, { kind, percent }: Sale): Account {
  const ofRate = kind === 'domestic' ? findAccount(settings, `discount-${percent}`) : undefined
  return ofRate ?? findAccount(settings, `discount-${kind}`) ?? accountOf(settings, 'discount')
}
