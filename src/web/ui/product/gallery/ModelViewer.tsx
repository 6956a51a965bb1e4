import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import type { Viewer } from './open-viewer.ts'
import { partOfProduct } from './part-of-product.ts'

const NO_WEBGL =
  'This browser does not support WebGL, which the 3D model needs. Here are the pictures instead.'
const LOST =
  'The model had to be closed because the graphics card was needed elsewhere. You can open it again.'
const NOT_LOADED = 'The model could not be loaded. Please check your connection and try again.'

/** The step of a key in degrees, and its zoom factor. */
const TURN = 15
const NEARER = 1.2

type Command = (viewer: Viewer) => void

const commands: Readonly<Record<string, Command>> = {
  ArrowLeft: viewer => viewer.turn(-TURN, 0),
  ArrowRight: viewer => viewer.turn(TURN, 0),
  ArrowUp: viewer => viewer.turn(0, TURN),
  ArrowDown: viewer => viewer.turn(0, -TURN),
  '+': viewer => viewer.zoom(NEARER),
  '=': viewer => viewer.zoom(NEARER),
  '-': viewer => viewer.zoom(1 / NEARER),
  Home: viewer => viewer.reset(),
}

/** A part that can be turned by mouse, touch, keys or buttons. `onFail` is called with a sentence if it cannot be shown. */
export function ModelViewer({ product, onFail }: { product: Product; onFail: (reason: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewer = useViewer(canvas, product, onFail)
  const id = useId()

  function act(command: Command | undefined): boolean {
    if (!viewer || !command) return false
    command(viewer)
    return true
  }
  function handleKey(event: KeyboardEvent): void {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (!isShortcut && act(commands[event.key])) event.preventDefault()
  }

  return (
    <div>
      <div className="plate relative">
        <canvas
          ref={canvas}
          tabIndex={0}
          // No other role suits what its keys do.
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          aria-label={`3D model of ${product.name}`}
          aria-describedby={`${id}-help`}
          aria-busy={!viewer}
          onKeyDown={handleKey}
          className="block aspect-4/3 w-full cursor-grab focus-visible:-outline-offset-2 active:cursor-grabbing"
        />
        {!viewer && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3"
          >
            <span className="loading loading-lg loading-spinner" />
            Loading the model
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line p-3">
        <p id={`${id}-help`} className="text-sm text-muted">
          Drag to turn, pinch or scroll to zoom. Keys: arrows turn, + and - zoom, Home resets.
        </p>
        <ViewerButtons isReady={viewer !== undefined} onPress={key => act(commands[key])} />
      </div>
      <output className="sr-only">{viewer ? 'Model loaded' : 'Loading the model'}</output>
    </div>
  )
}

/** Opens the viewer when the component is mounted and closes it with it; undefined until the model has loaded. */
function useViewer(
  canvas: { readonly current: HTMLCanvasElement | null },
  product: Product,
  onFail: (reason: string) => void,
): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>()
  // Fixed for the lifetime of the component, which shows a single part.
  const asked = useRef({ part: partOfProduct(product), onFail })
  useEffect(() => {
    const shownIn = canvas.current
    if (!shownIn) return undefined
    const { part: wanted, onFail: fail } = asked.current
    if (!wanted) {
      fail(NOT_LOADED)
      return undefined
    }
    let isWanted = true
    let opened: Viewer | undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const giveUp = (reason: string) => {
      if (isWanted) fail(reason)
    }
    import('./open-viewer.ts')
      .then(({ openViewer }) => openViewer(shownIn, wanted, { isStill, onLost: () => giveUp(LOST) }))
      .then(
        found => {
          if (!found) giveUp(NO_WEBGL)
          else if (isWanted) {
            opened = found
            setViewer(found)
          } else found.dispose()
        },
        error => {
          console.warn(error)
          giveUp(NOT_LOADED)
        },
      )
    return () => {
      isWanted = false
      opened?.dispose()
    }
  }, [canvas])
  return viewer
}

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

function ViewerButtons({ isReady, onPress }: { isReady: boolean; onPress: (key: string) => void }) {
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
