/** The length of a driving square of this width, DIN 10: 3 mm longer than wide, for 4 to 12 mm. */
export function squareLength(acrossFlats: number): number {
  return acrossFlats + 3
}
