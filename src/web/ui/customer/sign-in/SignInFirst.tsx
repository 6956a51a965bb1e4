import { Link, useLocation } from '@tanstack/react-router'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'

/** Shown on personal pages to visitors. */
export function SignInFirst() {
  const from = useLocation({ select: location => location.href })
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading title="Please log in" lead="You need to log in to see this page." />
      <Link to="/login" search={{ from }} className="btn btn-secondary">
        Log in
      </Link>
    </Container>
  )
}
