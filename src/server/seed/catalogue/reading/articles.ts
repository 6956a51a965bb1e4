/** A thing with its article, as its number is read aloud: 'a 6 mm hexagon key', 'an 18 mm spanner', 'an 11/16 in spanner'. */
export function withArticle(thing: string): string {
  return `${/^(8|1[18](?!\d))/.test(thing) ? 'an' : 'a'} ${thing}`
}
