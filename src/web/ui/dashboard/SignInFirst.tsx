import { Link, useLocation } from '@tanstack/react-router'
import { Container } from '../Container.tsx'
import { PageHeading } from '../PageHeading.tsx'

/** What a personal page shows to somebody who is not signed in. */
export function SignInFirst() {
  const from = useLocation({ select: location => location.href })
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading title="Please log in" lead="You need to log in to see this page." />
      <Link to="/login" search={{ from }} className="btn btn-primary">
        Log in
      </Link>
    </Container>
  )
}
