import { once } from 'node:events'
import type { Database } from '#db/client.ts'
import { type Examination, inspectBooks, repairBooks } from '#domain/doctor/examine.ts'
import type { Finding } from '#domain/doctor/finding.ts'
import { defineCommand } from './command.ts'
import { withDatabase } from './open.ts'

/** Derives every figure in the books again and prints what differs, even while the shop is selling; repairs what needs no guess. */
export const doctor = defineCommand({
  name: 'doctor',
  usage: '[--fix]',
  help: 'recomputes every figure in the books and prints what differs; --fix repairs what needs no guess',
  words: [],
  options: { fix: { type: 'boolean', default: false } },
  run: (_, { fix }) => withDatabase(fix ? mend : inspect),
})

async function inspect(db: Database): Promise<number> {
  const examination = await inspectBooks(db, report)
  summarise(examination)
  return examination.differences > 0 ? 1 : 0
}

async function mend(db: Database): Promise<number> {
  const before = await repairBooks({ db, now: () => new Date() }, report)
  summarise(before)
  if (before.differences === 0) return 0
  console.log('\nRepaired. Remaining:')
  return inspect(db)
}

/** Writes only as fast as the output is read, so that a million findings never pile up in memory. */
async function report({ subject, difference, cause, remedy, repair }: Finding): Promise<void> {
  const lines = [
    `✗ ${subject}: ${difference}`,
    `    cause: ${cause}`,
    `    ${repair ? 'with --fix' : 'by hand'}: ${remedy}`,
  ]
  if (!process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain')
}

function summarise({ products, orders, differences }: Examination): void {
  const verdict = differences === 0 ? '✓ every figure agrees' : `${differences} differences`
  console.log(`${verdict}: ${products} products, ${orders} orders`)
}
