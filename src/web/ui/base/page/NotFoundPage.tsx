import { Link } from '@tanstack/react-router'
import pictures from '../../../content/pictures.json' with { type: 'json' }
import { Container } from './Container.tsx'
import { Picture } from './Picture.tsx'

/** Shown where no page exists. */
export function NotFoundPage() {
  return (
    <Container width="reading" className="py-12 text-center sm:py-16">
      <Picture
        src={pictures.scenes['not-found']}
        alt="The number 404 with a ball bearing for its zero"
        sizes="(min-width: 48rem) 42rem, 100vw"
        width={1280}
        height={640}
        isFirst
        className="mx-auto w-full max-w-2xl"
      />
      <h1 className="mt-8 text-4xl sm:text-5xl">Page not found</h1>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        There is no page at this address. It may have moved, or the address may be mistyped.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-secondary">
          Back to Home
        </Link>
        <Link to="/all-products" className="btn btn-outline">
          See all tools
        </Link>
      </div>
    </Container>
  )
}
