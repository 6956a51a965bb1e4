/** What people typed without the blanks around it; for `setValueAs` of a field. */
export function trimmed(value: string): string {
  return value.trim()
}
