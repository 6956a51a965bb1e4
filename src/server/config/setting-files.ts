import { readFileSync } from 'node:fs'

type Given = Readonly<Record<string, string | undefined>>

/**
 * Settings whose values are kept in files, as secrets of Docker, Kubernetes and systemd are: NAME_FILE stands for NAME with what the file holds,
 * without its last line break. Also returns one line for each that cannot be used, its variable first; neither shows the value.
 */
export function readSettingFiles(
  given: Given,
  names: readonly string[],
): { readonly given: Given; readonly problems: readonly string[] } {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (given[name] !== undefined)
        problems.push(`${name}_FILE is set together with ${name}: keep one of them`)
      else if (value === '') problems.push(`${name}_FILE names an empty file`)
      else read[name] = value
    } catch (error) {
      problems.push(`${name}_FILE names a file that cannot be read (${codeOf(error)})`)
    }
  }
  return { given: { ...given, ...read }, problems }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
