import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { OrderReturn } from '#contract/returns/returns.ts'
import { MAX_PHOTOS } from '#contract/returns/states.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatMoment } from '../../base/figures/format.ts'
import { addTo, PHOTO_HINT, PHOTO_TYPES, sendPhotos } from './photo-choice.ts'

/** The photos of a return, small, each of which opens, and how further ones are added until it has arrived. */
export function ReturnPhotos({ found }: { found: OrderReturn }) {
  const { number, state, photos } = found
  const room = MAX_PHOTOS - photos.length
  const isOpen = state === 'requested' || state === 'agreed'
  return (
    <>
      {photos.length > 0 && (
        <ul aria-label={`Photos of ${number}`} className="flex flex-wrap gap-2">
          {photos.map(({ _id, path, addedAt }, place) => (
            <li key={_id}>
              <a href={path} target="_blank" rel="noreferrer" className="block size-20 border border-line">
                <img
                  src={path}
                  alt={`${place + 1} of ${photos.length} of ${number}, added ${formatMoment(addedAt)}`}
                  width={80}
                  height={80}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && room > 0 && <AddPhotos found={found} room={room} />}
    </>
  )
}

function AddPhotos({ found: { _id, number }, room }: { found: OrderReturn; room: number }) {
  const id = useId()
  const router = useRouter()
  const [isOff, setOff] = useState(false)

  async function add(chosen: readonly File[]): Promise<void> {
    const { files, problem } = addTo([], chosen, room)
    if (problem) notify.refusal(problem)
    setOff(true)
    await sendPhotos(_id, files)
    await router.invalidate()
    setOff(false)
  }

  return (
    <label
      htmlFor={id}
      title={PHOTO_HINT}
      className={`btn w-fit btn-outline btn-sm focus-within:outline-2 focus-within:outline-offset-2 ${isOff ? 'btn-disabled' : ''}`}
    >
      Add photos
      <span className="sr-only"> to {number}</span>
      <input
        id={id}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(',')}
        disabled={isOff}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          if (chosen.length > 0) void add(chosen)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
