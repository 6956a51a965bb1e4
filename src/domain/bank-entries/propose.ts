import { type Certainty, certainties } from '#contract/bank-entries/states.ts'
import { addCents, type Cents, formatCents, smallerOf } from '#contract/money.ts'

/** An order on account that is owed. */
export interface OwedOrder {
  readonly id: string
  readonly number: string
  /** Its last invoice; null without one. */
  readonly invoice: number | null
  readonly customer: string
  /** How else its customer may be called: by their companies. */
  readonly names: readonly string[]
  readonly owedCents: Cents
  /** What settles it until a day (YYYY-MM-DD); undefined without a discount for prompt payment. */
  readonly discount: { readonly payCents: Cents; readonly until: string } | undefined
}

/** What a statement says of money that came in, and how much of it is not noted yet. */
export interface Incoming {
  /** YYYY-MM-DD. */
  readonly bookedOn: string
  readonly leftCents: Cents
  readonly name: string
  readonly remittance: string
}

export interface Proposal {
  readonly certainty: Certainty
  /** In words, each a reason. */
  readonly reasons: readonly string[]
  readonly payments: readonly (Amount & { readonly order: OwedOrder })[]
}

interface Amount {
  readonly amountCents: Cents
  /** Whether a discount has to be accepted whose days are over. */
  readonly acceptDiscount: boolean
}

const MAX_PROPOSALS = 3

/** What is owed, by what an entry may say of it: with thousands of either, each is not compared with each other. */
interface OwedIndex {
  readonly all: readonly Numbered[]
  /** By what settles an order, with a discount or without one. */
  readonly byAmount: ReadonlyMap<Cents, readonly OwedOrder[]>
}

interface Numbered {
  readonly order: OwedOrder
  /** Its number without what stands between letters and digits. */
  readonly joined: string
}

/** For `proposeOrders`, made once for many entries. */
export function indexOwed(owed: readonly OwedOrder[]): OwedIndex {
  const settled = owed.flatMap(order =>
    [...new Set([order.owedCents, order.discount?.payCents ?? order.owedCents])].map(
      amount => [amount, order] as const,
    ),
  )
  const byAmount = Map.groupBy(settled, ([amount]) => amount)
  return {
    all: owed.map(order => ({
      order,
      joined: order.number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
    })),
    byAmount: new Map([...byAmount].map(([amount, pairs]) => [amount, pairs.map(([, order]) => order)])),
  }
}

/**
 * What money that came in may pay, the surest first. Certain is only what names its order or its invoice as such and comes to what is owed
 * for all that it names, or to that less the discounts that were still open on its day. An amount or a name alone, and a discount whose days
 * are over, is shown and left to a person.
 */
export function proposeOrders(entry: Incoming, owed: OwedIndex): Proposal[] {
  const words = readWords(entry.remittance)
  const named = owed.all.flatMap(each => {
    const how = findNumber(words, each)
    return how === undefined ? [] : [{ order: each.order, ...how }]
  })
  const together = named.length > 1 ? proposeTogether(entry, named) : []
  const single = named.map(({ order, says, isNamedSo }) => proposeNamed(entry, order, { says, isNamedSo }))
  const alikeInAmount = owed.byAmount.get(entry.leftCents) ?? []
  const unnamed = alikeInAmount.filter(order => !named.some(each => each.order === order))
  const alike = unnamed.flatMap(order => proposeAlike(entry, order))
  return [...together, ...single, ...alike]
    .toSorted((one, other) => certainties.indexOf(one.certainty) - certainties.indexOf(other.certainty))
    .slice(0, MAX_PROPOSALS)
}

interface Named {
  readonly order: OwedOrder
  readonly says: string
  readonly isNamedSo: boolean
}

function proposeTogether(entry: Incoming, named: readonly Named[]): Proposal[] {
  const whole = named.map(({ order }) => ({ order, ...wholeOf(order) }))
  const less = named.map(({ order }) => {
    const discounted = discountedOf(entry, order)
    return { order, ...(discounted?.acceptDiscount === false ? discounted : wholeOf(order)) }
  })
  const payments = [whole, less].find(
    each => addCents(...each.map(({ amountCents }) => amountCents)) === entry.leftCents,
  )
  if (!payments) return []
  const what = payments === whole ? 'what is owed' : 'what is owed less the discounts'
  return [
    {
      certainty: named.every(({ isNamedSo }) => isNamedSo) ? 'certain' : 'likely',
      reasons: [...named.map(({ says }) => says), `comes to ${what} for these ${named.length} orders`],
      payments,
    },
  ]
}

const wholeOf = ({ owedCents: amountCents }: OwedOrder): Amount => ({ amountCents, acceptDiscount: false })

function discountedOf({ bookedOn }: Incoming, { discount }: OwedOrder): Amount | undefined {
  return discount && { amountCents: discount.payCents, acceptDiscount: bookedOn > discount.until }
}

/** How it settles an order alone, and in words. */
function settle(entry: Incoming, order: OwedOrder): (Amount & { readonly words: string }) | undefined {
  const { leftCents } = entry
  if (leftCents === order.owedCents) return { ...wholeOf(order), words: 'comes to what is owed' }
  const discounted = discountedOf(entry, order)
  if (discounted?.amountCents !== leftCents) return undefined
  const late = discounted.acceptDiscount ? `, which was until ${order.discount?.until ?? ''}` : ''
  return { ...discounted, words: `comes to what is owed less the discount${late}` }
}

function proposeNamed(
  entry: Incoming,
  order: OwedOrder,
  { says, isNamedSo }: Omit<Named, 'order'>,
): Proposal {
  const { leftCents } = entry
  const settled = settle(entry, order)
  const isWhole = settled?.acceptDiscount === false
  const isOfName = isAlike(entry.name, order)
  const amount =
    settled?.words ??
    (leftCents < order.owedCents
      ? `is a part of ${formatCents(order.owedCents)} that are owed`
      : `is more than ${formatCents(order.owedCents)} that are owed`)
  return {
    certainty: isWhole && (isNamedSo || isOfName) ? 'certain' : isNamedSo || isWhole ? 'likely' : 'possible',
    reasons: [says, amount, ...(isOfName ? [sayName(order)] : [])],
    payments: [
      {
        order,
        amountCents: smallerOf(leftCents, order.owedCents),
        acceptDiscount: settled?.acceptDiscount ?? false,
      },
    ],
  }
}

function proposeAlike(entry: Incoming, order: OwedOrder): Proposal[] {
  const settled = settle(entry, order)
  const isOfName = isAlike(entry.name, order)
  if (!settled || (settled.acceptDiscount && !isOfName)) return []
  const { words, ...amount } = settled
  return [
    {
      certainty: isOfName && !settled.acceptDiscount ? 'likely' : 'possible',
      reasons: [words, ...(isOfName ? [sayName(order)] : [])],
      payments: [{ order, ...amount }],
    },
  ]
}

const sayName = ({ customer }: OwedOrder) => `comes from ${customer}`

interface Words {
  /** Without anything between letters and digits, as banks break lines anywhere. */
  readonly joined: string
  /** Numbers that stand alone, and what stands before each. */
  readonly numbers: ReadonlyMap<string, string>
}

function readWords(text: string): Words {
  const parts = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const numbers = new Map<string, string>()
  for (const [place, part] of parts.entries()) {
    const [, before = '', digits] = /^(\p{L}*)(\d+)$/u.exec(part) ?? []
    if (digits === undefined) continue
    const number = digits.replace(/^0+/, '')
    const word = before || parts[place - 1] || ''
    // 'Invoice No. 12': the word before the word for number counts.
    const said = NUMBER_WORDS.has(word) ? (parts[place - 2] ?? '') : word
    if (!numbers.has(number) || INVOICE_WORDS.has(said)) numbers.set(number, said)
  }
  return { joined: parts.join(''), numbers }
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(['NO', 'NR', 'NUMBER', 'NUMMER', 'NUM'])
const INVOICE_WORDS: ReadonlySet<string> = new Set(
  'INVOICE INVOICES INV RECHNUNG RECHNUNGEN RECHNUNGSNUMMER RECHNUNGSNR RE RG RNR RECHN FACTURE FATTURA FACTURA FACTUUR'.split(
    ' ',
  ),
)

/** How an order is named: as such by its number or its invoice's, or by a number that may be something else. */
function findNumber(
  { joined, numbers }: Words,
  { order: { number, invoice }, joined: wanted }: Numbered,
): { readonly says: string; readonly isNamedSo: boolean } | undefined {
  const at = joined.indexOf(wanted)
  const isWhole = at >= 0 && !/\d/.test(joined.charAt(at + wanted.length))
  if (isWhole) return { says: `names order ${number}`, isNamedSo: true }
  const before = invoice === null ? undefined : numbers.get(String(invoice))
  if (before === undefined) return undefined
  return INVOICE_WORDS.has(before)
    ? { says: `names invoice ${invoice}`, isNamedSo: true }
    : { says: `has the number ${invoice}, as the invoice`, isNamedSo: false }
}

/** Whether the sender's name has all words of one of the customer's, or the other way round. */
function isAlike(sender: string, { customer, names }: OwedOrder): boolean {
  const sent = nameWords(sender)
  if (sent.length === 0) return false
  return [customer, ...names].some(name => {
    const known = nameWords(name)
    const [short, long] = known.length < sent.length ? [known, sent] : [sent, known]
    return short.length > 0 && short.every(word => long.includes(word))
  })
}

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'GMBH AG KG UG OHG GBR EK SE LTD LLC INC BV SA SARL SRL CO'.split(' '),
)

function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => word.length > 1 && !LEGAL_FORMS.has(word))
}
