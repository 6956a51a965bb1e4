import { type FormEvent, useRef, useState } from 'react'
import { answerOf, calls } from '../../client.ts'
import {
  RATING_MISSING,
  REVIEW_ADDED,
  REVIEW_AND_RATING_MISSING,
  REVIEW_MISSING,
} from '../../content/specification.ts'
import type { SessionUser } from '../../session.ts'
import { Field, TextAreaField } from '../Field.tsx'
import { notify } from '../toast.tsx'
import { RatingCounter } from './RatingCounter.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** The fixed origin shown under each review. */
const ADDRESS = 'Parts Hub customer'

/** Writes a review. */
export function ReviewForm({ user }: { user: SessionUser }) {
  const [rating, setRating] = useState(0)
  const [review, setReview] = useState('')
  const [missing, setMissing] = useState<string>()
  const [isSending, setSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const once = useIdempotencyKey()

  async function send(): Promise<void> {
    const json = { rating, review: review.trim(), name: user.name, address: ADDRESS }
    setSending(true)
    try {
      await answerOf(calls.review.$post({ json }, { headers: { 'idempotency-key': once.keyFor(json) } }))
      once.renew()
      setRating(0)
      setReview('')
      notify.success(REVIEW_ADDED)
    } catch (error) {
      notify.failure(error, { retry: () => void send() })
    }
    setSending(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSending) return
    const complaint = findMissing(rating, review)
    setMissing(complaint)
    if (complaint === undefined) void send()
    else if (review.trim() === '') area.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <RatingCounter rating={rating} onRate={setRating} />
      <TextAreaField
        ref={area}
        label="Review"
        name="review"
        maxLength={2000}
        required
        value={review}
        onChange={event => setReview(event.currentTarget.value)}
      />
      <Field label="Address" name="address" value={ADDRESS} readOnly />
      {missing && (
        <p role="alert" className="font-semibold text-error">
          {missing}
        </p>
      )}
      <SubmitButton isBusy={isSending} className="justify-self-start">
        Add review
      </SubmitButton>
    </form>
  )
}

function findMissing(rating: number, review: string): string | undefined {
  const isBlank = review.trim() === ''
  if (rating === 0 && isBlank) return REVIEW_AND_RATING_MISSING
  if (rating === 0) return RATING_MISSING
  return isBlank ? REVIEW_MISSING : undefined
}
