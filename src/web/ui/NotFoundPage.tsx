export function NotFoundPage() {
  return <p>not found</p>
}
