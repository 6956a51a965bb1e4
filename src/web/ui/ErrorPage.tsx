export function ErrorPage() {
  return <p>error</p>
}
