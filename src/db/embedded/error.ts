/** Why the embedded database cannot run: one line for the operator, naming DATA_DIR and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The `code` of a system error or an SQL error, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'something that is not a folder is in the way',
  EEXIST: 'something that is not a folder is in the way',
  ELOOP: 'its symbolic links lead in a circle',
}

/** What went wrong, phrased to fit at the end of a line. */
export function reasonOf(error: unknown): string {
  const known = reasons[codeOf(error)]
  if (known) return known
  return oneLine(error instanceof Error ? error.message : String(error))
}

/** The line of a program's output that says why it gave up. */
export function lastErrorLine(output: string): string {
  const lines = output.split('\n').filter(line => line.trim() !== '')
  const complaints = lines.filter(line => /\b(FATAL|PANIC|error):|error while loading/i.test(line))
  return oneLine((complaints.at(-1) ?? lines.at(-1) ?? '').replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, ''))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
