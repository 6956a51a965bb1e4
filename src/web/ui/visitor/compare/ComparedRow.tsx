import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import type { ComparedFact, PriceLine } from './compare-facts.ts'

/** One fact of all products. A difference is marked by a sign, by bold figures and in words for a screen reader. */
export function ComparedRow({ fact, parts }: { fact: ComparedFact; parts: readonly string[] }) {
  const { name, symbol, cells, isDifferent } = fact
  const isOfPrices = cells.some(lines => lines.some(line => typeof line !== 'string'))
  return (
    <tr className={isDifferent ? '' : 'text-muted group-has-checked/compare:hidden'}>
      <th
        scope="row"
        className="sticky left-0 z-10 border-t border-line bg-base-100 p-3 align-top text-[0.9375rem] font-normal wrap-anywhere sm:px-4"
      >
        {isDifferent && (
          <span aria-hidden="true" className="mr-1 font-semibold">
            ≠
          </span>
        )}
        {name}
        {symbol && <span className="ml-1.5 text-muted">{symbol}</span>}
        {isOfPrices && (
          <span className="block text-sm text-muted">
            <PriceBasis />
          </span>
        )}
        {isDifferent && <span className="sr-only">(differs)</span>}
      </th>
      {parts.map((part, index) => (
        <td
          key={part}
          className={`border-t border-l border-line p-3 align-top wrap-anywhere sm:px-4 ${isDifferent ? 'font-semibold' : ''}`}
        >
          <Cell lines={cells[index] ?? []} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ lines }: { lines: readonly (string | PriceLine)[] }) {
  if (lines.length === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">none</span>
      </>
    )
  return lines.map(line =>
    typeof line === 'string' ? (
      <span key={line} className="block">
        {line}
      </span>
    ) : (
      <span key={line.before} className="block">
        {line.before}
        <Price euros={line.euros} />
      </span>
    ),
  )
}
