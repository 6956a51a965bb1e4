import { useSyncExternalStore } from 'react'

/** A short list of texts that this browser remembers. All of its tabs show the same. */
export interface KeptList {
  read(): readonly string[]
  keep(items: readonly string[]): void
  subscribe(listener: () => void): () => void
}

const NONE: readonly string[] = []

/** The list under this key of localStorage. Without storage it lasts as long as the page. */
export function createKeptList(key: string): KeptList {
  const listeners = new Set<() => void>()
  let unkept: string | null = null
  let written: string | null = null
  let items = NONE

  function readKept(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return unkept
    }
  }

  function onStorage(event: StorageEvent): void {
    // The key is null when everything was cleared.
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }

  return {
    read() {
      const kept = readKept()
      if (kept !== written) {
        written = kept
        items = readTexts(kept)
      }
      return items
    },
    keep(wanted) {
      unkept = JSON.stringify(wanted)
      try {
        localStorage.setItem(key, unkept)
      } catch {
        // As above: it is read from `unkept`.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The list as it is now. Empty on the server, corrected by the browser on hydration. */
export function useKeptList(list: KeptList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NONE)
}

/** What was kept may be of another version of the shop, or written by hand. */
function readTexts(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter(item => typeof item === 'string') : NONE
  } catch {
    return NONE
  }
}
