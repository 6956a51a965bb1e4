import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { ProductPicture } from '../facts/ProductPicture.tsx'

/** The widths of the picture as multiples of the dialog's. */
const MAGNIFICATIONS = [1, 1.5, 2, 3] as const

/** One picture as large as the window, for a closer look. Rendered only while it is open. */
export function PictureDialog({
  title,
  src,
  alt,
  onClose,
}: {
  title: string
  src: string
  alt: string
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const magnification = MAGNIFICATIONS[step] ?? 1
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is removed, so that the browser restores the focus.
    return () => shown?.close()
  }, [])
  useStayInMiddle(ground, magnification)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      className="sheet m-auto w-[min(96vw,75rem)] max-w-none overflow-hidden p-0 text-base-content backdrop:bg-black/70"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={`${id}-title`} className="min-w-0 text-xl wrap-break-word">
          {title}
        </h2>
        <div className="flex gap-2">
          <button
            type="button"
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
            className="btn btn-outline btn-sm"
          >
            Smaller
          </button>
          <button
            type="button"
            disabled={step === MAGNIFICATIONS.length - 1}
            onClick={() => setStep(step + 1)}
            className="btn btn-outline btn-sm"
          >
            Larger
          </button>
          <button type="button" onClick={onClose} className="btn btn-secondary btn-sm">
            Close
          </button>
        </div>
      </div>
      <section
        ref={ground}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`The picture, ${magnification} times`}
        onPointerDown={dragGround}
        className={`max-h-[calc(94vh-5rem)] overflow-auto focus-visible:-outline-offset-2 ${step > 0 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        {/* Resized without a transition, as there would be nothing to scroll to yet. */}
        <div className="mx-auto transition-none" style={{ width: `${magnification * 100}%` }}>
          <ProductPicture src={src} alt={alt} sizes="1280px" isFirst />
        </div>
      </section>
      <output className="sr-only">{magnification} times</output>
    </dialog>
  )
}

/** Keeps the middle of the view in place when the picture is resized. */
function useStayInMiddle(ground: { readonly current: HTMLElement | null }, magnification: number): void {
  const before = useRef(magnification)
  useLayoutEffect(() => {
    const shown = ground.current
    const growth = magnification / before.current
    before.current = magnification
    if (!shown || growth === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = shown
    shown.scrollTo({
      left: (scrollLeft + clientWidth / 2) * growth - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * growth - clientHeight / 2,
    })
  }, [ground, magnification])
}

/** Lets a mouse drag the picture as a finger does; touch scrolls natively. */
function dragGround(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  const ground = event.currentTarget
  event.preventDefault()
  ground.focus({ preventScroll: true })
  ground.setPointerCapture(event.pointerId)
  const drag = (moved: globalThis.PointerEvent) => ground.scrollBy(-moved.movementX, -moved.movementY)
  ground.addEventListener('pointermove', drag)
  ground.addEventListener('lostpointercapture', () => ground.removeEventListener('pointermove', drag), {
    once: true,
  })
}
