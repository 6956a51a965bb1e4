import { useState } from 'react'

/** What is typed into the review form. */
export interface ReviewDraft {
  readonly rating: number
  readonly text: string
}

interface Written {
  readonly _id: string
  readonly rating: number
  readonly review: string
}

const EMPTY: ReviewDraft = { rating: 0, text: '' }
/** The draft of a new review, which stays when another product is chosen for it. No review has this id. */
const NEW = ''

/** What is typed for a review that is being edited, or for a new one: each is kept while another one is shown. */
export function useReviewDraft(review: Written | undefined) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ReviewDraft>>(new Map())
  const key = review?._id ?? NEW
  const written = review ? { rating: review.rating, text: review.review } : EMPTY
  const draft = drafts.get(key) ?? written
  return {
    draft,
    change: (part: Partial<ReviewDraft>) =>
      setDrafts(all => new Map(all).set(key, { ...(all.get(key) ?? written), ...part })),
    /** Forgets it once it is stored. */
    drop: () => setDrafts(all => new Map([...all].filter(([id]) => id !== key))),
    /** What is typed becomes an edit of the review with this id. */
    moveTo: (id: string) =>
      setDrafts(all => new Map([...all].filter(([other]) => other !== key)).set(id, draft)),
  }
}
