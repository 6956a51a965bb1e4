/**
 * A promise that `use` reads without waiting once it is settled, also one that no component has waited for yet: React looks at the fields
 * that it sets itself on those it has waited for. https://react.dev/reference/react/use wants `use` called at every rendering,
 * while a component that waits where nothing is to be waited for is rendered a second time, on the server not at all.
 */
export function readAtOnce(promise: Promise<void>): Promise<void> {
  promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    // Whoever waits for it is told.
    () => undefined,
  )
  return promise
}
