/**
 * Writes into the field and tells its listeners. Its text is the browser's, not React's: so what was typed before the page's code
 * came stays.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('change'))
}
