import { isBuilt } from './build-stamp.ts'

/** Runs the operator's commands, `npm run shop -- COMMAND`: the built ones, which need nothing that only development does, if they are as the sources. */
const program = (await isBuilt()) ? '../dist/shop/operator.js' : '../src/operator.ts'
await import(new URL(program, import.meta.url).href)
