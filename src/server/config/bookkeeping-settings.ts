import { z } from 'zod'
import { isAccountName } from '#domain/bookkeeping/accounts.ts'
import type { Account, BookkeepingSettings } from '#domain/context.ts'
import { onDesk } from './desk-settings.ts'
import { whole } from './whole.ts'

const FORM =
  'must be like domestic-19=8400,oss=8320/240,debtors=10000: names of docs/SETTINGS.md, each once, with an account of four digits, of customers five, and the tax key, if there is one, after a slash'

/** Parses `domestic-19=8400,oss=8320/240` and names the entries that are wrong, by their place. */
function readAccounts(text: string, ctx: z.RefinementCtx): BookkeepingSettings['accounts'] {
  const accounts: Partial<Record<string, Account>> = {}
  const wrong: number[] = []
  for (const [index, entry] of text.split(',').entries()) {
    const [, name = '', number = '', taxKey = ''] =
      /^\s*([a-z][a-z\d.-]*)\s*=\s*(\d{4,5})(?:\/(\d{1,4}))?\s*$/.exec(entry) ?? []
    const digits = name === 'debtors' ? 5 : 4
    if (isAccountName(name) && accounts[name] === undefined && number.length === digits)
      accounts[name] = { number, taxKey }
    else wrong.push(index + 1)
  }
  if (wrong.length > 0)
    ctx.addIssue({
      code: 'custom',
      message: `${FORM}. Wrong: ${wrong.length === 1 ? 'entry' : 'entries'} ${wrong.join(', ')}`,
    })
  return accounts
}

/** How bookings are exported for an accountant. */
export const bookkeepingSettings = {
  BOOKS_CHART: z
    .enum(['SKR03', 'SKR04'], 'must be SKR03 or SKR04')
    .default('SKR03')
    .register(onDesk, {
      section: 'books',
      label: 'Chart of accounts',
      choices: { SKR03: 'SKR03', SKR04: 'SKR04' },
    }),
  BOOKS_ACCOUNTS: z.string().transform(readAccounts).optional().register(onDesk, {
    section: 'books',
    label: 'Other accounts than the chart’s',
    help: 'Like domestic-19=8401,oss=8320/240. Let your accountant look at them.',
  }),
  BOOKS_YEAR_MONTH: whole(1, 12, 'must be a month, 1 to 12').default(1).register(onDesk, {
    section: 'books',
    label: 'Month in which fiscal years begin',
    help: '1 to 12.',
    kind: 'count',
  }),
  DATEV_CONSULTANT: whole(1001, 9_999_999, 'must be a number, 1001 to 9999999')
    .default(1001)
    .register(onDesk, {
      section: 'books',
      label: 'Number of the accountant at DATEV',
      kind: 'count',
    }),
  DATEV_CLIENT: whole(1, 99_999, 'must be a number, 1 to 99999').default(1).register(onDesk, {
    section: 'books',
    label: 'Number of the shop there',
    kind: 'count',
  }),
}

/** How bookings are exported, by the settings. */
export function readBookkeeping(env: z.output<z.ZodObject<typeof bookkeepingSettings>>): BookkeepingSettings {
  return {
    chart: env.BOOKS_CHART,
    accounts: env.BOOKS_ACCOUNTS ?? {},
    consultant: env.DATEV_CONSULTANT,
    client: env.DATEV_CLIENT,
    yearMonth: env.BOOKS_YEAR_MONTH,
  }
}
