import { useState } from 'react'

/**
 * A component whose code is fetched by calling `load`, and that function. Undefined until the code is there; if it cannot be
 * fetched, the page works without it and the next call tries again.
 */
export function useCode<Component>(
  fetchCode: () => Promise<Component>,
): readonly [component: Component | undefined, load: () => void] {
  const [component, setComponent] = useState<Component>()
  function load(): void {
    fetchCode().then(
      fetched => setComponent(() => fetched),
      () => undefined,
    )
  }
  return [component, load]
}
