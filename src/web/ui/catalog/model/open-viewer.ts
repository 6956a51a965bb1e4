import { buildPart } from '@parts-hub/parts/model'
import { createEnvironment, createQuickEnvironment, frame, placePart } from '@parts-hub/parts/studio'
import { type Group, Mesh, NeutralToneMapping, Scene, WebGLRenderer } from 'three'
import { createContactShadow } from './contact-shadow.ts'
import type { ModelledPart } from './part-of-product.ts'
import { createTurntable, type Turntable } from './turntable.ts'

/** A model on show. */
export interface Viewer extends Pick<Turntable, 'turn' | 'zoom' | 'reset'> {
  /** Gives back everything the model took of the graphics card. */
  readonly dispose: () => void
}

export interface ViewerOptions {
  /** Whether nothing may move by itself. */
  readonly isStill: boolean
  /** The graphics card has taken back what it gave; the viewer is of no use any more. */
  readonly onLost: () => void
}

/** How much of the picture the part fills at first: less than on a photograph, because it will be turned. */
const FILL = 0.74
const MAX_PIXEL_RATIO = 2

/** Shows a part in a canvas, in the studio of its photographs. Undefined where the browser has no WebGL. */
export async function openViewer(
  canvas: HTMLCanvasElement,
  { family, dimensions, surface }: ModelledPart,
  { isStill, onLost }: ViewerOptions,
): Promise<Viewer | undefined> {
  // Building a forged part takes up to two seconds, in which the page cannot be drawn: first it says that it loads.
  await nextPaint()
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, premultipliedAlpha: true })
  if (!context) return undefined
  const { bodies, poses } = await buildPart(family, dimensions, surface)
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.setClearColor(0x000000, 0)
  const scene = new Scene()
  const environment = (isDrawnByProcessor(context) ? createQuickEnvironment : createEnvironment)(renderer)
  scene.environment = environment
  const part = placePart(bodies, poses.front)
  const shadow = createContactShadow(renderer, part)
  scene.add(part, shadow.ground)
  const camera = frame(part, canvas.clientWidth / canvas.clientHeight, FILL)
  const turntable = createTurntable({
    canvas,
    camera,
    part,
    isStill,
    draw: () => renderer.render(scene, camera),
    resize: (width, height) => {
      renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO))
      renderer.setSize(width, height, false)
    },
  })
  canvas.addEventListener('webglcontextlost', onLost)
  const { turn, zoom, reset } = turntable
  return {
    turn,
    zoom,
    reset,
    dispose() {
      canvas.removeEventListener('webglcontextlost', onLost)
      turntable.dispose()
      disposeOf(part)
      shadow.dispose()
      environment.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Whether there is no graphics card behind WebGL: then the light of the photographs would take seconds to make. */
function isDrawnByProcessor(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name))
}

/** Resolves when the browser has drawn the page as it is now. */
function nextPaint(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

function disposeOf(part: Group): void {
  part.traverse(object => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    for (const material of [object.material].flat()) material.dispose()
  })
}
