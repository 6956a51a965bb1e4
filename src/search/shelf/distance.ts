/**
 * How many mistakes lead from one word to the other, if at most `allowed`: a letter wrong, missing or too many, or two
 * neighbours exchanged (the optimal string alignment distance).
 */
export function withinDistance(one: string, other: string, allowed: number): number | undefined {
  if (Math.abs(one.length - other.length) > allowed) return undefined
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const current = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let distance = Math.min(
        (last[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > allowed) return undefined
    beforeLast = last
    last = current
  }
  const distance = last[other.length] ?? 0
  return distance <= allowed ? distance : undefined
}
