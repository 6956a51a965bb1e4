import { useRef, useState } from 'react'
import type { OwnReviews } from '#contract/reviews/reviews.ts'
import { PRODUCT_REVIEW } from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { FormPage } from '../../base/page/FormPage.tsx'
import { OwnReviewList } from './OwnReviewList.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { keyOf, listSubjects } from './review-subjects.ts'

interface ReviewDeskProps {
  user: SessionUser
  own: OwnReviews
  /** The id of the product to review, as the address has it. */
  product: string | undefined
}

/** The form for a review, and below it what one has written. */
export function ReviewDesk({ user, own, product = '' }: ReviewDeskProps) {
  const subjects = listSubjects(own)
  const [chosen, setChosen] = useState(product)
  const form = useRef<HTMLFormElement>(null)
  const subject = subjects.find(({ key }) => key === chosen) ?? subjects[0]

  function edit(key: string): void {
    setChosen(key)
    form.current?.scrollIntoView()
    form.current?.querySelector('select')?.focus()
  }

  return (
    <FormPage title={PRODUCT_REVIEW} lead="How did our parts do? Everybody can read your review.">
      {product !== '' && !subjects.some(({ key }) => key === product) && (
        <p className="mb-5 border-l-4 border-warning pl-3">You can review parts you have bought.</p>
      )}
      <ReviewForm ref={form} user={user} subjects={subjects} subject={subject} onChoose={setChosen} />
      {own.reviews.length > 0 && (
        <OwnReviewList reviews={own.reviews} onEdit={review => edit(keyOf(review))} />
      )}
    </FormPage>
  )
}
