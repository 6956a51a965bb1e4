/* Without zod, as pages need it. */

/** A template with the name of a customer for {name} and the number of an order for {order}; what is not known leaves no gap behind it. */
export function fillTemplate(
  text: string,
  { name, order }: { readonly name: string; readonly order: string | null },
): string {
  return text.replaceAll(/( ?)\{(name|order)\}/g, (_, gap: string, word: string) => {
    const value = word === 'name' ? name : (order ?? '')
    return value === '' ? '' : `${gap}${value}`
  })
}
