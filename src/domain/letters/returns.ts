import { type Phrase, say } from '#contract/phrase.ts'
import type { ReturnReason } from '#contract/returns/states.ts'
import type { MailTable } from '../mail/blocks.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import type { MailWords } from '../mail/words.ts'
import type { OrderReturn } from '../returns/record.ts'
import { countOf, linkToOrder, type MailFacts } from './order-facts.ts'

/** The mails about what is sent back. What the shop wrote goes to whoever ordered; what the customer wrote, to the shop alone. */
export const returnWords = {
  'return-asked': facts =>
    tell(facts, ({ number }) => ({
      subject: say`We have received your wish to send something back: ${number}`,
      begin: say`We have received that you want to send back these pieces, on ${{ moment: requireReturned(facts).createdAt, timeZone: facts.timeZone }}. We will answer by email; please do not send anything before.`,
    })),
  'return-agreed': facts =>
    tell(facts, ({ number, answer }) => ({
      subject: say`Please send it back: ${number}`,
      begin: say`We agree to take back these pieces. Please put the return slip into the parcel: you find it in My Order.`,
      answer,
    })),
  'return-declined': facts =>
    tell(facts, ({ number, answer }) => ({
      subject: say`We cannot take it back: ${number}`,
      begin: say`We cannot take back these pieces.`,
      answer,
    })),
  'return-arrived': facts =>
    tell(facts, ({ number }) => ({
      subject: say`Your return has arrived: ${number}`,
      begin: say`What you sent back has arrived. We tell you by email when money goes back to you.`,
      hasArrived: true,
    })),
  'return-closed': facts =>
    tell(facts, ({ number, answer }) => ({
      subject: say`Your return is closed: ${number}`,
      begin: say`We have closed this return, and give no money back for it.`,
      answer,
    })),
  'owner-return-asked': facts => {
    const { order, money } = facts
    const found = requireReturned(facts)
    return {
      subject: say`A return is asked for: ${found.number}`,
      blocks: [
        say`${order.userName} wants to send something back.`,
        { ...listPieces(found, false), facts: [[say`Reason`, reasons[found.reason]]] },
        ...(found.words === '' ? [] : [say`${found.words}`]),
        { text: say`Please agree or decline:`, href: money, action: say`Open the order` },
      ],
    }
  },
} as const satisfies Partial<Record<OrderMailKind, (facts: MailFacts) => MailWords>>

const reasons: Readonly<Record<ReturnReason, Phrase>> = {
  withdrawal: say`Withdrawal from the order`,
  wrong: say`Not what was ordered`,
  faulty: say`Faulty`,
  damaged: say`Damaged on the way`,
  other: say`Another one`,
}

interface Told {
  readonly subject: Phrase
  readonly begin: Phrase
  /** In the words of an admin. */
  readonly answer?: string
  readonly hasArrived?: boolean
}

function tell(facts: MailFacts, word: (found: OrderReturn) => Told): MailWords {
  const found = requireReturned(facts)
  const { subject, begin, answer = '', hasArrived = false } = word(found)
  return {
    subject,
    blocks: [
      begin,
      ...(answer === '' ? [] : [say`${answer}`]),
      listPieces(found, hasArrived),
      linkToOrder(say`You can follow the return in My Order:`, facts.page),
    ],
  }
}

function requireReturned({ returned }: MailFacts): OrderReturn {
  if (!returned) throw new Error('the return of a mail is gone')
  return returned
}

/** The pieces of a return, or those that have arrived. */
function listPieces({ number, lines }: OrderReturn, hasArrived: boolean): MailTable<Phrase> {
  const items = lines.flatMap(({ name, quantity, restocked, scrapped }) => {
    const count = hasArrived ? restocked + scrapped : quantity
    const detail = countOf(count)
    return count > 0 ? [{ name: say`${name}`, detail, text: say`${name}\n${detail}` }] : []
  })
  return { items, facts: [[say`Return`, say`${number}`]] }
}
