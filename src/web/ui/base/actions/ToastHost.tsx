import { createRoot } from 'react-dom/client'
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import { describeFailure, type Failure } from './failure.ts'
import type { ToastLink } from './toast.tsx'

const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <ToastContainer
    position="top-right"
    autoClose={5000}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    theme="light"
    aria-label="Messages"
  />,
)

/** A failure that offers something to press. It stays until that is done, it is closed or the next message comes. */
let standing: Id | undefined

/** Makes room for a message below the top bar, wherever that is now: it sticks, is higher on a phone, and may have a banner above it. */
function makeRoom(): void {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  document.documentElement.style.setProperty('--below-bar', `${Math.max(0, bottom) + 8}px`)
  if (standing !== undefined) toast.dismiss(standing)
  standing = undefined
}

/** Shows a success message, with a link if there is one. */
export function showSuccess(text: string, link?: ToastLink): void {
  makeRoom()
  toast.success(link ? <LinkedToast text={text} link={link} /> : text, { role: 'status' })
}

function LinkedToast({ text, link: { href, label } }: { text: string; link: ToastLink }) {
  return (
    <div className="grid gap-2">
      <p>{text}</p>
      <div>
        <a className="btn btn-sm" href={href}>
          {label}
        </a>
      </div>
    </div>
  )
}

/** Shows why something cannot be done. */
export function showRefusal(text: string): void {
  showError({ text, needsLogin: false }, undefined)
}

/** Shows what failed and what can be done about it. */
export function showFailure(error: unknown, retry: (() => void) | undefined): void {
  showError(describeFailure(error), retry)
}

function showError(failure: Failure, retry: (() => void) | undefined): void {
  makeRoom()
  const isForPressing = failure.needsLogin || retry !== undefined
  const id = toast.error(
    ({ closeToast }) => (
      <FailureToast
        failure={failure}
        onRetry={
          retry &&
          (() => {
            closeToast()
            retry()
          })
        }
      />
    ),
    { role: 'alert', ...(isForPressing && { autoClose: false }) },
  )
  if (isForPressing) standing = id
}

function FailureToast({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | undefined }) {
  return (
    <div className="grid gap-2">
      <p>{failure.text}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {failure.needsLogin && (
          <a className="btn btn-sm" href="/login" target="_blank" rel="noreferrer">
            Log in
          </a>
        )}
        {onRetry && (
          <button type="button" className="btn btn-sm btn-secondary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
