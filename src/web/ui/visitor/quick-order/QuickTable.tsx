import { useNetLines } from '../../base/figures/net-lines.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { SheetTable } from '../../base/list/SheetTable.tsx'
import { describePlace } from './describe-quick-line.ts'
import { QuickTableRow } from './QuickTableRow.tsx'
import { keyOf, partOf, type QuickRow, readyRows, totalOf } from './quick-rows.ts'

interface QuickTableProps {
  rows: readonly QuickRow[]
  isSignedIn: boolean
  onChange: (key: string, change: Partial<QuickRow>) => void
  onRemove: (key: string) => void
}

/** The lines of the list with what they mean. */
export function QuickTable({ rows, isSignedIn, onChange, onRemove }: QuickTableProps) {
  const byPart = Map.groupBy(rows, row => partOf(row)?._id)
  const ready = readyRows(rows)
  const nets = useNetLines(ready, totalOf(ready))
  const netByRow = new Map(ready.map(({ row }, index) => [row, nets[index]]))
  return (
    <SheetTable
      caption={
        <>
          Lines of the list, with prices <PriceBasis />
        </>
      }
      columns={['Line', 'Part', 'Quantity', 'Total', 'Actions']}
      columnsFrom="56rem"
    >
      {rows.map(row => {
        const key = keyOf(row)
        const part = partOf(row)
        const same = part ? (byPart.get(part._id) ?? []) : []
        return (
          <QuickTableRow
            key={key}
            row={row}
            net={netByRow.get(row)}
            alsoIn={same
              .filter(other => other !== row)
              .map(({ line, file }) => describePlace(line.lines.slice(0, 1), file))}
            isSignedIn={isSignedIn}
            onChange={change => onChange(key, change)}
            onRemove={() => onRemove(key)}
          />
        )
      })}
    </SheetTable>
  )
}
