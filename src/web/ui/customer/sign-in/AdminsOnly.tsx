import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../base/page/PageHeading.tsx'

/** Shown on admin pages to everybody else. */
export function AdminsOnly() {
  return (
    <>
      <PageHeading title="Admins only" lead="You don’t have access to this page. An admin can grant it." />
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        Back to My Order
      </Link>
    </>
  )
}
