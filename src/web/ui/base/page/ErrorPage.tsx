import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallError } from '../../../client.ts'
import { Container } from './Container.tsx'

/** Replaces a page that failed: shows no internals, and offers two ways on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const status = error instanceof CallError ? error.status : undefined
  return (
    <Container width="reading" className="min-h-[60vh] py-12 sm:py-16">
      <div className="sheet border-l-4 border-l-error p-6 sm:p-9">
        <div role="alert">
          <h1 className="text-4xl">Something went wrong</h1>
          <p className="mt-3 max-w-prose text-muted">
            {status === 0
              ? 'The shop cannot be reached. Please check your connection and try again.'
              : status === 503
                ? 'The shop cannot reach its database right now. You are still signed in and nothing is lost; please try again in a moment.'
                : 'This page could not be shown. Nothing is lost; please try again.'}
          </p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              reset()
              void router.invalidate()
            }}
          >
            Try again
          </button>
          {/* A full load, not a router link: it works even if the page's own code has failed. */}
          <a href="/" className="btn btn-outline">
            Back to Home
          </a>
        </div>
      </div>
    </Container>
  )
}
