import { readFile } from 'node:fs/promises'
import { openTable } from '#api/catalog/read-product-table.ts'
import { importTable } from '#domain/catalog/import-table.ts'
import { defineCommand, Mistake } from './command.ts'
import { withShop } from './open.ts'
import { pathOf } from './path-of.ts'

export const importProducts = defineCommand({
  name: 'import',
  usage: 'FILE [--dry-run]',
  help: 'imports products from a CSV file or a workbook (.xlsx), all or none',
  words: ['the file to import'],
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: async ([file = ''], { 'dry-run': isDryRun }) => {
    const bytes = await readFile(pathOf(file)).catch(cause => {
      throw new Mistake(`${file} cannot be read (${cause.code})`, { cause })
    })
    const { rows, created, changed, unchanged } = await withShop(async ctx =>
      importTable(ctx, await openTable(bytes), { isDryRun, after: 0 }),
    )
    console.log(
      `${isDryRun ? 'Would import' : 'Imported'} ${rows} rows: ${created} new, ${changed} changed, ${unchanged} as they were.`,
    )
    return 0
  },
})
