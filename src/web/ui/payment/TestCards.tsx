const cards = [
  ['4242 4242 4242 4242', 'is charged'],
  ['4000 0025 0000 3155', 'asks you to confirm with the bank'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
] as const

/** The numbers that do something in the demo. */
export function TestCards() {
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer font-semibold">Test cards of this demo</summary>
      <p className="mt-2 text-muted">
        No real card is charged here. Any expiry in the future and any CVC will do.
      </p>
      <ul className="mt-2 grid gap-1.5">
        {cards.map(([number, effect]) => (
          <li key={number} className="flex flex-wrap gap-x-3">
            <code>{number}</code>
            <span className="text-muted">{effect}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
