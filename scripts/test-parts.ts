import { run } from './run.ts'
import { hashParts, noteTested } from './tested-parts.ts'

/** Runs the tests of the parts, and notes in `parts/tested.json` that they pass: `npm test` then leaves them out. With ALL_SIZES=1 they take every size. */
const parts = await hashParts()
process.exitCode = await run('vitest', ['run', '--project', 'unit', 'parts'])
if (process.exitCode === 0) await noteTested(parts)
