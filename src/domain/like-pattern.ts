/** A pattern of LIKE that matches this text anywhere, with its wildcards escaped. */
export function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
