import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { writeCsvTable, writeWorkbookTable } from '#api/catalog/write-product-table.ts'
import { defineCommand, Mistake } from './command.ts'
import { withShop } from './open.ts'
import { pathOf } from './path-of.ts'

const WRITERS = { '.csv': writeCsvTable, '.xlsx': writeWorkbookTable } as const
const isKnown = (ending: string): ending is keyof typeof WRITERS => ending in WRITERS

export const exportProducts = defineCommand({
  name: 'export',
  usage: 'FILE',
  help: 'writes all products into a new file that can be imported again, .csv or .xlsx',
  words: ['the file to write'],
  options: {},
  run: async ([file = '']) => {
    const ending = extname(file)
    if (!isKnown(ending)) throw new Mistake('The name of the file must end with .csv or .xlsx')
    await withShop(async ctx => {
      let fault: unknown
      const table = WRITERS[ending](ctx, error => {
        fault = error
      })
      await writeFile(pathOf(file), table, { flag: 'wx' }).catch(error => {
        throw new Error(`${file} cannot be written`, { cause: fault ?? error })
      })
    })
    console.log(`All products are in ${file}.`)
    return 0
  },
})
