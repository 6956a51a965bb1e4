import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { parseCount } from '#contract/amounts.ts'
import { proposeLots } from '#contract/lots/propose.ts'
import type { Dispatch } from '#contract/orders/packing.ts'
import type { ShipmentForm } from '#contract/shipments/shipments.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'

type LineToCome = Dispatch['toCome'][number]

/** Of how many lots of a line somebody may say how many pieces leave: the oldest. */
const SHOWN = 10

/** How many pieces of which lots leave, as it was typed; undefined of a line without lots. */
export function namedLots({ openLots }: LineToCome, typed: ShipmentForm['lines'][number] | undefined) {
  if (openLots.length === 0) return undefined
  return openLots.slice(0, SHOWN).map(({ _id: lot }, at) => ({ lot, pieces: typed?.lots?.[at]?.pieces ?? 0 }))
}

interface ShippedPiecesProps {
  form: UseFormReturn<ShipmentForm>
  line: LineToCome
  /** Of the line in the form. */
  place: number
}

/** How many pieces of a line leave, and of which of its lots: the oldest, until somebody types something else. */
export function ShippedPieces({ form, line, place }: ShippedPiecesProps) {
  const { name, sku, pieces, awaited, openLots } = line
  const there = pieces - awaited
  const label = sku ? `${name}, ${sku}` : name
  const shown = openLots.slice(0, SHOWN)
  const proposed = propose(line, there)
  const [isChosen, setChosen] = useState(false)
  useProposal({ form, line, place }, isChosen)
  return (
    <div className="grid gap-3">
      <Fields
        form={form}
        initial={{ lines: { [place]: { pieces: String(there) } } }}
        of={[
          {
            name: `lines.${place}.pieces` as const,
            label,
            noun: 'Pieces',
            kind: 'count',
            hint:
              awaited > 0
                ? `Of ${formatCount(pieces)} left; waits for ${formatCount(awaited)}`
                : `Of ${formatCount(pieces)} left`,
          },
        ]}
      />
      {shown.length > 0 && (
        <fieldset
          onInput={() => setChosen(true)}
          className="grid gap-3 border-l-2 border-line pl-4 sm:grid-cols-2"
        >
          <legend className="mb-2 text-sm text-muted">{`Of which lots of ${name}`}</legend>
          <Fields
            form={form}
            initial={{ lines: { [place]: { lots: proposed.map(count => ({ pieces: String(count) })) } } }}
            of={shown.map(({ number, remaining }, at) => ({
              name: `lines.${place}.lots.${at}.pieces` as const,
              label: `Lot ${number}`,
              noun: 'Pieces',
              kind: 'count' as const,
              hint: `${formatCount(remaining)} in stock`,
            }))}
          />
        </fieldset>
      )}
    </div>
  )
}

/** How many pieces of each lot are proposed, of so many that leave. */
function propose({ openLots }: LineToCome, pieces: number): number[] {
  const shown = openLots.slice(0, SHOWN).map(({ _id: id, remaining }) => ({ id, remaining }))
  const taken = new Map(proposeLots(shown, pieces).map(lot => [lot.id, lot.pieces]))
  return shown.map(({ id }) => taken.get(id) ?? 0)
}

/** The lots follow how many pieces leave, until somebody has typed into one of them. */
function useProposal({ form, line, place }: ShippedPiecesProps, isChosen: boolean): void {
  const { setValue, control } = form
  const typed = useWatch({ control, name: `lines.${place}.pieces` })
  useEffect(() => {
    const wanted = parseCount(String(typed ?? ''))
    if (wanted === undefined || isChosen) return
    for (const [at, pieces] of propose(line, wanted).entries())
      setValue(`lines.${place}.lots.${at}.pieces`, String(pieces))
  }, [typed, isChosen, line, place, setValue])
}
