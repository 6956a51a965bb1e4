/** A quality of a material, a grade or a finish. */
export interface Quality {
  readonly key: string
  /** As a person is shown it. */
  readonly text: string
  /** How it is written, in queries and in the catalogue, apart from separators and case; the first is its usual name. */
  readonly written: readonly string[]
  /** What has this quality has these as well. */
  readonly implies: readonly string[]
}

/** `written` lists the ways of writing it, apart by commas. */
export function quality(key: string, text: string, written: string, ...implies: string[]): Quality {
  return { key, text, written: written.split(', '), implies }
}
