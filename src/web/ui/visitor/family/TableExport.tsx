import type { Family } from '#contract/catalog/families.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { fileNameOf, saveFile } from '../../base/browser/save-file.ts'
import { arrangeSizes } from './arrange-sizes.ts'
import { loadFamily } from './load-family.ts'
import { unpackSize } from './size-table.ts'
import { readTableSearch } from './table-search.ts'

interface TableExportProps {
  family: Pick<Family, '_id' | 'name'>
  address: Readonly<Record<string, unknown>>
}

/** Takes the table along as it is filtered and sorted, with all of its rows. */
export function TableExport({ family, address }: TableExportProps) {
  const { isOff, act } = useAction({ refresh: keepPage })

  async function gather() {
    const { table } = await loadFamily(family._id, address)
    const sizes = table.rows.map(unpackSize)
    return { table, sizes: arrangeSizes({ ...table, sizes }, readTableSearch(address, table.columns)) }
  }
  async function copy(): Promise<void> {
    const [{ table, sizes }, { writeTabbed }] = await Promise.all([gather(), import('./table-text.ts')])
    await navigator.clipboard.writeText(writeTabbed(table, sizes))
  }
  async function save(): Promise<void> {
    const [{ table, sizes }, { writeTableCsv }] = await Promise.all([gather(), import('./table-text.ts')])
    const name = fileNameOf({ sku: family._id, name: family.name }, 'csv')
    saveFile(new Blob([writeTableCsv(table, sizes)], { type: 'text/csv' }), name)
  }

  return (
    <>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void act(copy, { success: 'Table copied' })}
        className="btn btn-outline btn-sm"
      >
        Copy as table
      </button>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void act(save)}
        className="btn btn-outline btn-sm"
      >
        Download CSV
      </button>
    </>
  )
}
