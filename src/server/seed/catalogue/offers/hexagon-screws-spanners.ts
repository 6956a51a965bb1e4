/** Ends a description with the spanner that a width across flats in mm takes: 'Takes an 18 mm spanner'. */
export function takesSpanner(acrossFlats: number | undefined): string {
  const article = /^(8|11$|18$)/.test(String(acrossFlats)) ? 'an' : 'a'
  return `Takes ${article} ${acrossFlats} mm spanner`
}
