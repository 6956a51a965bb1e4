import { run } from './operator/run.ts'

/** What the operator of the machine has done from its shell, beside a running shop or without one: `npm run shop -- COMMAND`. */
process.exitCode = await run(process.argv.slice(2))
