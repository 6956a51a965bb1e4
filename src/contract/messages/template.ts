/* Without zod, as pages need it. */

/** What templates are filled with, by the words that stand for it. */
export const templateWords = {
  '{name}': 'the customer’s name',
  '{order}': 'the number of the order',
} as const

/** A template with the name of a customer and the number of an order; what is not known leaves no gap behind it. */
export function fillTemplate(
  text: string,
  { name, order }: { readonly name: string; readonly order: string | null },
): string {
  const fill = (filled: string, word: string, value: string) =>
    value === ''
      ? filled.replaceAll(` ${word}`, '').replaceAll(word, '')
      : filled.replaceAll(word, () => value)
  return fill(fill(text, '{name}', name), '{order}', order ?? '')
}
