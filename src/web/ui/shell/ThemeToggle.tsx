import { turnTheme, useIsDark } from '../base/browser/theme.ts'

/**
 * Switches between dark and light. Its look follows the theme itself, not the checkbox, so that it is right from the first paint;
 * hidden without JavaScript.
 */
export function ThemeToggle() {
  const isDark = useIsDark()
  return (
    <label className="relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field text-ink-muted hover:text-ink-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-focus [@media(scripting:none)]:hidden">
      <input
        type="checkbox"
        aria-label="Dark theme"
        checked={isDark}
        onChange={turnTheme}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
        <g className="dark:hidden">
          <circle cx="10" cy="10" r="3.5" />
          <path d="M10 1.5v2.5M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.75 1.75M14.25 14.25L16 16M16 4l-1.75 1.75M5.75 14.25L4 16" />
        </g>
        <path d="M17 11.8A7.5 7.5 0 1 1 8.2 3a6 6 0 0 0 8.8 8.8z" className="hidden dark:block" />
      </svg>
    </label>
  )
}
