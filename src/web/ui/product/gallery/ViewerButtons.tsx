/** Buttons for everything that dragging does, for people who cannot drag. They send the viewer's keys. */
const buttons = [
  { key: 'ArrowLeft', label: 'Turn left', path: 'M10 3 5 8l5 5' },
  { key: 'ArrowRight', label: 'Turn right', path: 'm6 3 5 5-5 5' },
  { key: 'ArrowUp', label: 'Turn up', path: 'm3 10 5-5 5 5' },
  { key: 'ArrowDown', label: 'Turn down', path: 'm3 6 5 5 5-5' },
  { key: '+', label: 'Zoom in', path: 'M3 8h10M8 3v10' },
  { key: '-', label: 'Zoom out', path: 'M3 8h10' },
  { key: 'Home', label: 'Reset the view', path: 'M3.5 8a4.5 4.5 0 1 0 1.6-3.4M3.2 2.5v3h3' },
] as const

export function ViewerButtons({ isReady, onPress }: { isReady: boolean; onPress: (key: string) => void }) {
  return (
    <fieldset aria-label="Turn and zoom" className="flex flex-wrap gap-1">
      {buttons.map(({ key, label, path }) => (
        <button
          key={key}
          type="button"
          aria-label={label}
          title={label}
          disabled={!isReady}
          onClick={() => onPress(key)}
          className="btn btn-square btn-outline btn-sm"
        >
          <svg
            viewBox="0 0 16 16"
            className="size-4 fill-none stroke-current stroke-[1.75]"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
