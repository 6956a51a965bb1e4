export function PageSkeleton() {
  return <p>loading</p>
}
