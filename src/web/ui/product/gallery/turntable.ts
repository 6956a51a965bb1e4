import { Box3, type Group, type PerspectiveCamera, TOUCH, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

export interface TurntableOptions {
  readonly canvas: HTMLCanvasElement
  readonly camera: PerspectiveCamera
  readonly part: Group
  /** Disables automatic motion: turning by itself and gliding after a drag. */
  readonly isStill: boolean
  readonly draw: () => void
  readonly resize: (width: number, height: number) => void
}

export interface Turntable {
  /** Turns the part to the right and up, in degrees. */
  readonly turn: (right: number, up: number) => void
  /** Brings the part nearer for a factor above 1, further away below 1. */
  readonly zoom: (factor: number) => void
  /** Restores the initial view. */
  readonly reset: () => void
  readonly dispose: () => void
}

const DEGREE = Math.PI / 180
/** How long the part turns by itself at first. Longer motion would need a way to stop it (WCAG 2.2.2). */
const AUTO_ROTATE_MS = 4500
/** The time of a frame, in ms, in which a glide loses this part of what is left of it. */
const FRAME_MS = 1000 / 60
const DAMPING = 0.05
/** Whoever was out of sight goes on where it was. */
const LONGEST_FRAME_MS = 250

/** Lets people turn a part, and draws it whenever its view changes and the canvas is visible. */
export function createTurntable(options: TurntableOptions): Turntable {
  const { canvas, isStill } = options
  const controls = createControls(options)
  const sight = { isInView: true, frame: 0 }
  /** When the last frame was drawn, while the part is moving. */
  let drawnAt: number | undefined

  function request(): void {
    if (sight.frame === 0 && sight.isInView && !document.hidden) sight.frame = requestAnimationFrame(step)
  }
  function step(now: number): void {
    sight.frame = 0
    const elapsed = drawnAt === undefined ? FRAME_MS : Math.min(now - drawnAt, LONGEST_FRAME_MS)
    // By time, not by frames: where drawing is slow, a glide would otherwise last for many seconds.
    controls.dampingFactor = 1 - (1 - DAMPING) ** (elapsed / FRAME_MS)
    const isMoving = controls.update(elapsed / 1000) || controls.autoRotate
    drawnAt = isMoving ? now : undefined
    options.draw()
    // The number of frames drawn, so that tests can see when it is at rest.
    canvas.dataset.frames = String(Number(canvas.dataset.frames ?? 0) + 1)
    if (isMoving) request()
  }
  function stopAutoRotate(): void {
    controls.autoRotate = false
  }
  const autoRotateTimer = setTimeout(stopAutoRotate, AUTO_ROTATE_MS)
  const watch = watchSight(canvas, isInView => {
    sight.isInView = isInView
    request()
  })
  const size = watchSize(options, request)
  const touch = letZoomAfterTouch(canvas, controls)
  controls.addEventListener('start', stopAutoRotate)
  controls.addEventListener('change', request)
  controls.autoRotate = !isStill
  request()

  function move(by: () => void): void {
    stopAutoRotate()
    by()
    request()
  }
  return {
    turn: (right, up) =>
      move(() => {
        // The controls move the camera: when it goes left, the part turns right.
        controls.rotateLeft(right * DEGREE)
        controls.rotateUp(-up * DEGREE)
      }),
    zoom: factor => move(() => controls.dollyIn(1 / factor)),
    reset: () => move(() => controls.reset()),
    dispose() {
      clearTimeout(autoRotateTimer)
      cancelAnimationFrame(sight.frame)
      for (const stop of [watch, size, touch]) stop()
      controls.dispose()
      delete canvas.dataset.frames
    },
  }
}

/** Orbits the point on the line of sight nearest the part's centre, so that the first view stays as framed. */
function createControls({ canvas, camera, part, isStill }: TurntableOptions): OrbitControls {
  const middle = new Box3().setFromObject(part, true).getCenter(new Vector3())
  const sightLine = camera.getWorldDirection(new Vector3())
  const distance = middle.sub(camera.position).dot(sightLine)
  const controls = new OrbitControls(camera, canvas)
  controls.target.copy(camera.position).addScaledVector(sightLine, distance)
  controls.enablePan = false
  controls.enableDamping = !isStill
  controls.autoRotateSpeed = 1.6
  controls.minDistance = distance * 0.35
  controls.maxDistance = distance * 1.8
  controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE }
  controls.update()
  controls.saveState()
  return controls
}

/** Lets the wheel scroll the page until the person has focused or pressed the part. */
function letZoomAfterTouch(canvas: HTMLCanvasElement, controls: OrbitControls): () => void {
  const allow = () => {
    controls.enableZoom = true
  }
  const forbid = () => {
    controls.enableZoom = false
  }
  forbid()
  canvas.addEventListener('pointerdown', allow, { capture: true })
  canvas.addEventListener('focus', allow)
  canvas.addEventListener('blur', forbid)
  return () => {
    canvas.removeEventListener('pointerdown', allow, { capture: true })
    canvas.removeEventListener('focus', allow)
    canvas.removeEventListener('blur', forbid)
  }
}

function watchSight(canvas: HTMLCanvasElement, onChange: (isInView: boolean) => void): () => void {
  let isInView = true
  const observer = new IntersectionObserver(entries => {
    isInView = entries.at(-1)?.isIntersecting ?? isInView
    onChange(isInView)
  })
  observer.observe(canvas)
  const onVisibility = () => onChange(isInView)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

function watchSize({ canvas, camera, resize, draw }: TurntableOptions, request: () => void): () => void {
  function fit(): void {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    resize(clientWidth, clientHeight)
    // Resizing clears a canvas; drawing at once avoids a flicker.
    draw()
    request()
  }
  const observer = new ResizeObserver(fit)
  observer.observe(canvas)
  fit()
  return () => observer.disconnect()
}
