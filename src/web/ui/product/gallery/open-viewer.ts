import { buildPart } from '@parts-hub/parts/model'
import { createEnvironment, createQuickEnvironment, frame, placePart } from '@parts-hub/parts/studio'
import { type Group, Mesh, NeutralToneMapping, Scene, WebGLRenderer } from 'three'
import { createContactShadow } from './contact-shadow.ts'
import type { ModelledPart } from './part-of-product.ts'
import { createTurntable, type Turntable } from './turntable.ts'

/** A model on display. */
export interface Viewer extends Pick<Turntable, 'turn' | 'zoom' | 'reset'> {
  /** Frees everything the model uses on the graphics card. */
  readonly dispose: () => void
}

export interface ViewerOptions {
  /** Disables automatic motion. */
  readonly isStill: boolean
  /** Called when the graphics context is lost; the viewer is then useless. */
  readonly onLost: () => void
}

/** The share of the picture that the part fills at first: less than in a photograph, as it will be turned. */
const FILL = 0.74
const MAX_PIXEL_RATIO = 2

/** Shows a part in a canvas, lit as in its photographs. Undefined if the browser does not support WebGL. */
export async function openViewer(
  canvas: HTMLCanvasElement,
  { family, dimensions, surface }: ModelledPart,
  { isStill, onLost }: ViewerOptions,
): Promise<Viewer | undefined> {
  // Building a forged part blocks the page for up to two seconds: paints the loading message first.
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
  const part = placePart(bodies, poses.front, poses.isUpright)
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

/** Whether WebGL runs without a graphics card: the lighting of the photographs would then take seconds to compute. */
function isDrawnByProcessor(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name))
}

/** Resolves after the browser has painted the page in its present state. */
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
