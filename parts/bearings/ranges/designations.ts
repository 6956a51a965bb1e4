/** The end of a bearing's designation, ISO 355 and DIN 623-1: a digit below 10 mm of bore, 00 to 03, then a fifth of the bore. */
export function boreCode(d: number): string {
  if (d < 10) return String(d)
  const small = [10, 12, 15, 17].indexOf(d)
  return String(small < 0 ? d / 5 : small).padStart(2, '0')
}
