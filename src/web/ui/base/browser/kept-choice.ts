/** How all pages look in this browser: chosen by a person, and so an attribute of the document that style alone can follow. */
export interface KeptChoice<Value extends string> {
  /** Runs in the head before the first paint: applies what was chosen in this browser. Empty in the browser's bundle, which needs it no more. */
  readonly script: string
  /** Undefined until something has been chosen. */
  read(): Value | undefined
  /** Applies a value here and in the browser's other tabs, and keeps it for the next visit. */
  choose(value: Value): void
  /** Tells of every change, in whichever tab. Returns what ends that. */
  subscribe(listener: () => void): () => void
}

/** Keeps the choice between some values under a name, which is that of the attribute `data-…` of the document as well. */
export function keepChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
): KeptChoice<Value> {
  const listeners = new Set<() => void>()
  const find = (text: string | null | undefined) => values.find(value => value === text)

  function apply(value: Value): void {
    document.documentElement.dataset[name] = value
    for (const listener of listeners) listener()
  }

  function applyFromOtherTab({ key, newValue }: StorageEvent): void {
    const value = key === name ? find(newValue) : undefined
    if (value) apply(value)
  }

  return {
    script: import.meta.env.SSR
      ? `try{let v=localStorage.getItem('${name}');if(${JSON.stringify(values)}.includes(v))document.documentElement.dataset.${name}=v}catch{}`
      : '',
    read: () => find(document.documentElement.dataset[name]),
    choose(value) {
      apply(value)
      try {
        localStorage.setItem(name, value)
      } catch {
        // Without storage it still applies to this page.
      }
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', applyFromOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', applyFromOtherTab)
      }
    },
  }
}
