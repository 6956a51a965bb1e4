/** Trims what people typed; for `setValueAs` of a field. */
export function trimmed(value: string): string {
  return value.trim()
}
