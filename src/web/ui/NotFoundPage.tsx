import { Link } from '@tanstack/react-router'
import { Container } from './Container.tsx'

/** What stands where nothing is. */
export function NotFoundPage() {
  return (
    <Container width="reading" className="py-12 text-center sm:py-16">
      <img
        src="/not-found.svg"
        alt="A tool wall with one tool missing from its place"
        width={640}
        height={420}
        className="mx-auto h-auto w-full max-w-xl"
      />
      <h1 className="mt-8 text-4xl sm:text-5xl">Page not found</h1>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        There is nothing at this address. It may have been moved, or it was mistyped.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          Back to Home
        </Link>
        <Link to="/all-products" className="btn btn-outline">
          See all tools
        </Link>
      </div>
    </Container>
  )
}
