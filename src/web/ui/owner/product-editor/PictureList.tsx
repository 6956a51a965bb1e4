import { useRef, useState } from 'react'
import { toSentence } from '../../base/forms/field-of.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { UploadField } from './ImageField.tsx'
import type { ImageUpload } from './use-image-upload.ts'

interface PictureListProps {
  pictures: readonly string[]
  upload: ImageUpload
  /** What is wrong with the pictures. */
  message: string | undefined
  onChange: (pictures: string[]) => void
}

/** A product's pictures in their order, the main one first. */
export function PictureList({ pictures, upload, message, onChange }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const isListed = upload.state.step === 'hosted' && pictures.includes(upload.state.url)

  function move(from: number, to: number): void {
    const next = pictures.toSpliced(from, 1)
    const [moved] = pictures.slice(from, from + 1)
    if (moved === undefined) return
    onChange(next.toSpliced(to, 0, moved))
    setAnnouncement(`Picture ${from + 1} is now picture ${to + 1}.`)
    // The keyboard focus follows the picture.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button:enabled')
      const same = [...(buttons ?? [])].find(button => button.dataset.move === (to < from ? 'up' : 'down'))
      const target = same ?? buttons?.[0]
      target?.focus()
    })
  }

  function remove(index: number): void {
    onChange(pictures.toSpliced(index, 1))
    setAnnouncement(`Picture ${index + 1} is removed.`)
    requestAnimationFrame(() => {
      const items = list.current?.children
      items?.[Math.min(index, items.length - 1)]?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
    })
  }

  return (
    <fieldset className="min-w-0" aria-describedby={message && 'pictures-error'}>
      <legend className="mb-1.5 text-sm font-semibold">Pictures</legend>
      <p className="mb-3 text-sm text-muted">The first is the main picture, which lists show.</p>
      <ol ref={list} className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((url, index) => (
          <li
            key={url}
            aria-label={`Picture ${index + 1}`}
            className="flex items-center gap-3 rounded-box border border-line p-2"
          >
            <ProductPicture src={url} alt="" sizes="7rem" className="w-24! shrink-0 rounded-field" />
            <div className="min-w-0">
              <p className="mb-1.5 text-sm font-semibold">
                {index === 0 ? 'Main picture' : `Picture ${index + 1}`}
              </p>
              <div className="flex flex-wrap gap-1.5">
                <button
                  type="button"
                  data-move="up"
                  disabled={index === 0}
                  aria-label={`Move picture ${index + 1} up`}
                  onClick={() => move(index, index - 1)}
                  className="btn btn-square btn-outline btn-sm"
                >
                  <span aria-hidden="true">↑</span>
                </button>
                <button
                  type="button"
                  data-move="down"
                  disabled={index === pictures.length - 1}
                  aria-label={`Move picture ${index + 1} down`}
                  onClick={() => move(index, index + 1)}
                  className="btn btn-square btn-outline btn-sm"
                >
                  <span aria-hidden="true">↓</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => remove(index)}
                  className="btn btn-outline btn-sm"
                >
                  Remove
                </button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
      {message && (
        <p id="pictures-error" className="mb-4 text-sm font-semibold text-error">
          {toSentence('The pictures', message)}
        </p>
      )}
      <UploadField label="Upload a further picture" upload={upload} isUsed={isListed} />
    </fieldset>
  )
}
