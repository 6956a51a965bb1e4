import { word } from '#contract/phrase.ts'
import { NotRestorable } from '#db/backup/write-rows.ts'
import { describeCauses } from '#db/errors.ts'
import { DomainError } from '#domain/errors.ts'
import { ConfigError } from '#server/config/config.ts'
import { backup } from './backup.ts'
import { type Command, Mistake } from './command.ts'
import { copyPictures } from './copy-pictures.ts'
import { createAdmin } from './create-admin.ts'
import { doctor } from './doctor.ts'
import { exportProducts } from './export-products.ts'
import { goLive } from './go-live.ts'
import { importProducts } from './import-products.ts'
import { orphans } from './orphans.ts'
import { release } from './release.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { retry } from './retry.ts'
import { status } from './status.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** Every command, in the order in which they are listed. */
const commands: readonly Command[] = [
  status,
  doctor,
  retry,
  createAdmin,
  resetPassword,
  importProducts,
  exportProducts,
  goLive,
  copyPictures,
  backup,
  restore,
  release,
  upgradeDatabase,
  orphans,
]

/** Runs the command of this name with these words; returns the exit code: 0 if all is well, 1 if the command says that something is not, 2 if it could not be done. */
export async function run([wanted, ...words]: readonly string[]): Promise<number> {
  const command = commands.find(each => each.name === wanted)
  if (!command) {
    const isAsked = wanted === undefined || wanted === 'help' || wanted === '--help'
    if (!isAsked) console.error(`There is no command '${wanted}'.`)
    console.log(`npm run shop -- COMMAND\n\n${commands.map(describe).join('\n')}`)
    return isAsked ? 0 : 2
  }
  try {
    return await command.run(words)
  } catch (error) {
    console.error(explain(error))
    if (error instanceof Mistake) console.error(`\n${describe(command)}`)
    return 2
  }
}

function describe({ name, usage, help }: Command): string {
  return `  ${`${name} ${usage}`.trim()}\n      ${help}`
}

/** One sentence for each thing that is wrong, and never a stack trace: whoever reads it runs the shop and does not write it. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NotRestorable) return error.message
  if (error instanceof Mistake) return `${error.message}.`
  if (!(error instanceof DomainError)) return describeCauses(error)
  const { refusal } = error
  if ('fields' in refusal && refusal.fields)
    return refusal.fields.map(({ field, message }) => `${field} ${word(message)}`).join('\n')
  return 'message' in refusal && refusal.message ? word(refusal.message) : refusal.kind
}
