import { useSyncExternalStore } from 'react'

const KEY = 'theme'
const LIGHT = 'partshub-light'
const DARK = 'partshub-dark'

/** Runs in the head before the first paint: applies the theme chosen in this browser; without one the system's applies. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='${LIGHT}'||t==='${DARK}')document.documentElement.dataset.theme=t}catch{}`

const listeners = new Set<() => void>()

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === DARK : matchMedia('(prefers-color-scheme: dark)').matches
}

function apply(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && (event.newValue === LIGHT || event.newValue === DARK)) apply(event.newValue)
  }
  listeners.add(listener)
  system.addEventListener('change', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Whether the page is dark now. False on the server, corrected by the browser on hydration. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

/** Turns dark to light and light to dark in this browser, here and in its other tabs. */
export function turnTheme(): void {
  const theme = isDark() ? LIGHT : DARK
  apply(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the theme still applies to this page.
  }
}
