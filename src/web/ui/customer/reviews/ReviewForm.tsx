import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { answerOf, CallError, calls } from '../../../client.ts'
import {
  RATING_MISSING,
  REVIEW_ADDED,
  REVIEW_AND_RATING_MISSING,
  REVIEW_MISSING,
} from '../../../content/specification.ts'
import type { SessionUser } from '../../../session.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { Field, SelectField, TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import type { ReviewSubject } from './review-subjects.ts'
import { useReviewDraft } from './use-review-draft.ts'

/** The fixed origin shown under each review. */
const ADDRESS = 'Parts Hub customer'

interface ReviewFormProps {
  ref: Ref<HTMLFormElement>
  user: SessionUser
  subjects: readonly ReviewSubject[]
  /** The one that is chosen. */
  subject: ReviewSubject
  onChoose: (key: string) => void
}

/** Writes a review, or edits the one there is of the chosen subject. */
export function ReviewForm({ ref, user, subjects, subject, onChoose }: ReviewFormProps) {
  const { draft, change, drop, moveTo } = useReviewDraft(subject.review)
  const [missing, setMissing] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const once = useIdempotencyKey()
  const router = useRouter()
  const { isBusy, act } = useAction({
    onFailure: (error, again) => {
      const earlier = error instanceof CallError ? error.problem?.current?.review : undefined
      notify.failure(error, earlier === undefined ? { retry: () => void again() } : {})
      if (typeof earlier === 'string') {
        // Written in another window: what was typed here becomes an edit of it.
        moveTo(earlier)
        void router.invalidate()
      }
      return false
    },
  })

  const review = { rating: draft.rating, review: draft.text.trim() }

  async function add(): Promise<void> {
    const product = subject.product?._id
    const json = { ...review, name: user.name, address: ADDRESS, ...(product !== undefined && { product }) }
    await answerOf(calls.review.$post({ json }, { headers: { 'idempotency-key': once.keyFor(json) } }))
    once.renew()
    drop()
    onChoose('')
  }

  async function save(id: string): Promise<void> {
    await answerOf(calls.review[':id'].$patch({ param: { id }, json: review }))
    drop()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const complaint = findMissing(draft.rating, draft.text)
    setMissing(complaint)
    if (complaint !== undefined) {
      if (review.review === '') area.current?.focus()
      return
    }
    const id = subject.review?._id
    if (id === undefined) void act(add, { success: REVIEW_ADDED })
    else void act(() => save(id), { success: 'Your review is changed' })
  }

  return (
    <form ref={ref} noValidate onSubmit={submit} className="sheet grid scroll-mt-24 gap-5 p-5 sm:p-6">
      {subjects.length > 1 && (
        <SelectField
          label="What do you review?"
          name="product"
          className="overflow-hidden pe-10 text-ellipsis"
          value={subject.key}
          onChange={event => onChoose(event.currentTarget.value)}
        >
          {subjects.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <RatingCounter rating={draft.rating} onRate={rating => change({ rating })} />
      <TextAreaField
        ref={area}
        label="Review"
        name="review"
        maxLength={2000}
        required
        value={draft.text}
        onChange={event => change({ text: event.currentTarget.value })}
      />
      <Field label="Address" name="address" value={ADDRESS} readOnly />
      {missing && (
        <p role="alert" className="font-semibold text-error">
          {missing}
        </p>
      )}
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {subject.review ? 'Save changes' : 'Add review'}
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

const MAX_RATING = 5

interface RatingCounterProps {
  rating: number
  onRate: (rating: number) => void
}

/** Sets a rating from 0 to 5. */
function RatingCounter({ rating, onRate }: RatingCounterProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Rating</legend>
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label="Lower the rating"
          aria-disabled={rating === 0}
          onClick={() => rating > 0 && onRate(rating - 1)}
          className="btn btn-square btn-outline text-xl"
        >
          −
        </button>
        <output aria-live="polite" className="min-w-14 text-center text-2xl font-semibold">
          {rating}
          <span className="text-base font-normal text-muted"> / {MAX_RATING}</span>
        </output>
        <button
          type="button"
          aria-label="Raise the rating"
          aria-disabled={rating === MAX_RATING}
          onClick={() => rating < MAX_RATING && onRate(rating + 1)}
          className="btn btn-square btn-outline text-xl"
        >
          +
        </button>
      </div>
    </fieldset>
  )
}
