const cards = [
  ['4242 4242 4242 4242', 'is charged'],
  ['4000 0025 0000 3155', 'asks you to confirm with the bank'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
] as const

/** Cards that simulate failures; no money is lost by any of them. */
const faultyCards = [
  ['4000 0000 9900 0103', 'its webhook is lost'],
  ['4000 0000 9900 0202', 'its webhook arrives late'],
  ['4000 0000 9900 0301', 'its webhook arrives twice'],
  ['4000 0000 9900 0400', 'its webhook arrives after later ones'],
  ['4000 0000 9900 0509', 'is charged, but the response times out'],
  ['4000 0000 9900 0608', 'its first refund fails'],
  ['4000 0000 9900 0707', 'too many requests; not charged'],
  ['4000 0000 9900 0806', 'card service error; not charged'],
] as const

/** The card numbers with an effect in the demo. */
export function TestCards() {
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer font-semibold">Test cards of this demo</summary>
      <p className="mt-2 text-muted">
        No real card is charged here. Any future expiry date and any CVC will do.
      </p>
      <CardList cards={cards} />
      <p className="mt-4 text-muted">Cards that simulate failures:</p>
      <CardList cards={faultyCards} />
    </details>
  )
}

function CardList({ cards: listed }: { cards: typeof cards | typeof faultyCards }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {listed.map(([number, effect]) => (
        <li key={number} className="flex flex-wrap gap-x-3">
          <code>{number}</code>
          <span className="text-muted">{effect}</span>
        </li>
      ))}
    </ul>
  )
}
