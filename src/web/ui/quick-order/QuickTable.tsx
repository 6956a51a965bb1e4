import { SheetTable } from '../list/SheetTable.tsx'
import { PriceBasis } from '../Price.tsx'
import { describePlace } from './describe-quick-line.ts'
import { QuickTableRow } from './QuickTableRow.tsx'
import { keyOf, partOf, type QuickRow } from './quick-rows.ts'

interface QuickTableProps {
  rows: readonly QuickRow[]
  isSignedIn: boolean
  onChange: (key: string, change: Partial<QuickRow>) => void
  onRemove: (key: string) => void
}

/** The lines of the list with what they mean. */
export function QuickTable({ rows, isSignedIn, onChange, onRemove }: QuickTableProps) {
  const byPart = Map.groupBy(rows, row => partOf(row)?._id)
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
