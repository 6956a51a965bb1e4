import { useSyncExternalStore } from 'react'
import { keepChoice } from './kept-choice.ts'

const LIGHT = 'partshub-light'
const DARK = 'partshub-dark'

/** The theme chosen in this browser; without one the system's applies. */
const theme = keepChoice('theme', [LIGHT, DARK])

export const THEME_SCRIPT = theme.script

function isDark(): boolean {
  const chosen = theme.read()
  return chosen ? chosen === DARK : matchMedia('(prefers-color-scheme: dark)').matches
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stop = theme.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    stop()
    system.removeEventListener('change', listener)
  }
}

/** Whether the page is dark now. False on the server, corrected by the browser on hydration. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

/** Turns dark to light and light to dark in this browser, here and in its other tabs. */
export function turnTheme(): void {
  theme.choose(isDark() ? LIGHT : DARK)
}
