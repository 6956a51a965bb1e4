import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Viewer } from './open-viewer.ts'
import type { ModelledPart } from './part-of-product.ts'
import { ViewerButtons } from './ViewerButtons.tsx'

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
export function ModelViewer({
  part,
  name,
  onFail,
}: {
  part: ModelledPart
  name: string
  onFail: (reason: string) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewer = useViewer(canvas, part, onFail)
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
          aria-label={`3D model of ${name}`}
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
  part: ModelledPart,
  onFail: (reason: string) => void,
): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>()
  // Fixed for the lifetime of the component, which shows a single part.
  const asked = useRef({ part, onFail })
  useEffect(() => {
    const shownIn = canvas.current
    if (!shownIn) return undefined
    const { part: wanted, onFail: fail } = asked.current
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
