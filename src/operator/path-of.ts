import { resolve } from 'node:path'

/** A path as the operator means it: npm runs programs in the folder of the package, and says where it was called. */
export function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file)
}
