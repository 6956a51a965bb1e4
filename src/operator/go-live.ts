import { goLiveAsItIs } from '#server/going-live/mode.ts'
import { goodsKept, takeDemoOut } from '#server/going-live/take-demo-out.ts'
import { listDemoGoods } from '#server/seed/demo-goods.ts'
import { defineCommand, Mistake } from './command.ts'
import { withDatabase } from './open.ts'

export const goLive = defineCommand({
  name: 'go-live',
  usage: '[--goods none|changed|all] [--test-payments] [--as-is] [--yes]',
  help: "takes the demo out of the data and keeps what is yours; of the demo's goods those that you changed, unless --goods says otherwise; --as-is takes nothing out of a shop that has sold live",
  words: [],
  options: {
    goods: { type: 'string', default: 'changed' },
    'test-payments': { type: 'boolean', default: false },
    'as-is': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  run: async (_, { goods: wanted, 'test-payments': hasTestPayments, 'as-is': isAsIs, yes }) => {
    if (isAsIs) return keepAll(yes)
    const goods = goodsKept.find(each => each === wanted)
    if (!goods) throw new Mistake(`--goods must be one of ${goodsKept.join(', ')}`)
    const demoGoods = await listDemoGoods()
    const removed = await withDatabase(db =>
      takeDemoOut(db, demoGoods, { goods, hasTestPayments, isDryRun: !yes }),
    )
    for (const [table, rows] of Object.entries(removed))
      console.log(`${rows.toLocaleString('en').padStart(9)} ${table}`)
    console.log(
      yes
        ? 'These rows are gone: the data are live, and open with SHOP_MODE=live only.'
        : 'These rows would go, for good. Nothing is changed yet: stop the shop, make a backup, and add --yes.',
    )
    return yes ? 0 : 1
  },
})

async function keepAll(yes: boolean): Promise<number> {
  const found = await withDatabase(db => goLiveAsItIs(db, { isDryRun: !yes }))
  if (found.length > 0) console.log(`Of the demo there stays: ${found.join(', ')}.`)
  console.log(
    yes
      ? 'The data are live, and open with SHOP_MODE=live only.'
      : 'Nothing is changed yet: add --yes if this shop has sold live.',
  )
  return yes ? 0 : 1
}
