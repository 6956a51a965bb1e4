/** A day as people write it, the same on the server and in every browser. */
export function showDay(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time))
}
