import { CallError } from '../../../client.ts'

interface FailureOptions {
  /** Repeats the failed action; offered as a button. */
  readonly retry?: () => void
}

export interface ToastLink {
  readonly href: string
  readonly label: string
}

let loading: Promise<typeof import('./ToastHost.tsx')> | undefined

/** Short messages in the corner, announced to assistive technology. */
export const notify = {
  /** Reports a success, with a link to where it can be seen. */
  success(text: string, link?: ToastLink): void {
    void show(text, host => host.showSuccess(text, link))
  },
  /** Says why something cannot be done. */
  refusal(text: string): void {
    void show(text, host => host.showRefusal(text))
  },
  /** Reports a failure: says what the person can do, and offers to try again. */
  failure(error: unknown, { retry }: FailureOptions = {}): void {
    const text = error instanceof CallError ? error.message : 'Please try again.'
    void show(text, host => host.showFailure(error, retry))
  },
}

async function show(text: string, display: (host: typeof import('./ToastHost.tsx')) => void): Promise<void> {
  try {
    display(await loadHost())
  } catch {
    // The code of the toasts itself could not be fetched; the message must still be shown.
    window.alert(text)
  }
}

function loadHost() {
  loading ??= import('./ToastHost.tsx').catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

// Fetched when somebody starts to use a form, so that it is available if the connection fails.
if (typeof document !== 'undefined')
  document.addEventListener('focusin', () => void loadHost().catch(() => undefined), { once: true })
