const LONGEST_UNCUT = 109
const CUT_LENGTH = 108

/** The text of a review as shown on a carousel card: from 110 characters on, the first 108 and an ellipsis. */
export function cutReview(text: string): string {
  const characters = [...text]
  return characters.length > LONGEST_UNCUT ? `${characters.slice(0, CUT_LENGTH).join('')}...` : text
}
