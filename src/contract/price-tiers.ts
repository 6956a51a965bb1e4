/** The tier that a quantity reaches, of tiers from small to large quantities; undefined below the first. */
export function tierOf<Tier extends { readonly from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  return tiers.findLast(({ from }) => from <= quantity)
}
