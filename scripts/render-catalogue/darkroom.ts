import { createEnvironment } from '@parts-hub/parts/studio'
import {
  FloatType,
  type Group,
  HalfFloatType,
  Matrix4,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  type ShaderMaterial,
  Vector2,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { sampleLight } from './light.ts'
import {
  createAddMaterial,
  createDepthMaterial,
  createDevelopMaterial,
  createPrintMaterial,
  createVisibilityMaterial,
} from './shaders.ts'

export interface Exposure {
  readonly width: number
  readonly height: number
  /** How many directions of light are used for the shadows. */
  readonly lights: number
  /** How many pictures, each offset by a fraction of a pixel, are averaged. */
  readonly samples: number
}

const SHADOW_SIZE = 2048
/** Half the width of a light's view; the box around the subject is 2 across. */
const REACH = 1.6
const EXPOSURE = 1.12

const FLAT_CAMERA = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

/** Takes a picture of what is on the table and returns it as a PNG data URL, transparent around it. */
export function takePicture(group: Group, camera: PerspectiveCamera, exposure: Exposure): string {
  const { width, height } = exposure
  darkroom ??= open()
  const { renderer } = darkroom
  renderer.setSize(width, height, false)
  const picture = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  // Light and shadow are soft: half the resolution is enough, at a quarter of the work.
  const coarse = { ...exposure, width: width / 2, height: height / 2 }
  const light = new WebGLRenderTarget(coarse.width, coarse.height, { type: HalfFloatType })
  const visibility = new WebGLRenderTarget(coarse.width, coarse.height, {
    type: FloatType,
    depthBuffer: false,
  })
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false })
  measureLight(renderer, group, camera, coarse, { picture: light, sum: visibility })
  expose(darkroom, group, camera, exposure, { picture, visibility, sum })
  const print = createPrintMaterial()
  setUniforms(print, {
    picture: sum.texture,
    visibility: visibility.texture,
    pixel: new Vector2(1 / width, 1 / height),
  })
  renderer.setRenderTarget(null)
  renderer.clear()
  drawFlat(renderer, print)
  const address = renderer.domElement.toDataURL('image/png')
  for (const target of [picture, light, visibility, sum]) target.dispose()
  return address
}

/** The equipment shared by all pictures: creating it costs more than a picture. */
let darkroom: ReturnType<typeof open> | undefined

function open() {
  const renderer = new WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.setClearColor(0x000000, 0)
  renderer.extensions.get('OES_texture_float_linear')
  return { renderer, environment: createEnvironment(renderer) }
}

/** Accumulates, over many lights, how much light reaches each point of the parts and of the table. */
function measureLight(
  renderer: WebGLRenderer,
  group: Group,
  camera: PerspectiveCamera,
  { width, height, lights }: Exposure,
  { picture, sum }: { picture: WebGLRenderTarget; sum: WebGLRenderTarget },
): void {
  const depths = new WebGLRenderTarget(SHADOW_SIZE, SHADOW_SIZE, {
    type: FloatType,
    format: RedFormat,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  const depthMaterial = createDepthMaterial()
  const part = createVisibilityMaterial(false)
  const table = createVisibilityMaterial(true)
  const ground = new Mesh(new PlaneGeometry(60, 60).rotateX(-Math.PI / 2), table)
  const add = createAddMaterial()
  setUniforms(add, { picture: picture.texture })
  const parts = new Scene().add(group)
  clear(renderer, sum)
  const samples = sampleLight(lights)
  for (const [index, { direction, weight }] of samples.entries()) {
    const light = new OrthographicCamera(-REACH, REACH, REACH, -REACH, 0.1, 6 * REACH)
    light.position.copy(direction).multiplyScalar(3 * REACH)
    light.lookAt(0, 0.3, 0)
    light.updateMatrixWorld(true)
    parts.overrideMaterial = depthMaterial
    renderer.setClearColor(0xffffff, 1)
    renderer.setRenderTarget(depths)
    renderer.clear()
    renderer.render(parts, light)
    renderer.setClearColor(0x000000, 0)
    for (const material of [part, table])
      setUniforms(material, {
        depths: depths.texture,
        toLight: direction,
        lightView: new Matrix4().multiplyMatrices(light.projectionMatrix, light.matrixWorldInverse),
        weight,
        size: SHADOW_SIZE,
      })
    jitter(camera, index, samples.length, width, height)
    renderer.setRenderTarget(picture)
    renderer.clear()
    parts.overrideMaterial = part
    renderer.autoClear = false
    renderer.render(parts, camera)
    renderer.render(new Scene().add(ground), camera)
    renderer.autoClear = true
    addTo(renderer, sum, add)
  }
  parts.overrideMaterial = null
  depths.dispose()
}

/** Accumulates the pictures, each with its own light and shadow. */
function expose(
  { renderer, environment }: ReturnType<typeof open>,
  group: Group,
  camera: PerspectiveCamera,
  { width, height, samples }: Exposure,
  targets: { picture: WebGLRenderTarget; visibility: WebGLRenderTarget; sum: WebGLRenderTarget },
): void {
  const { picture, visibility, sum } = targets
  const scene = new Scene().add(group)
  scene.environment = environment
  const develop = createDevelopMaterial()
  setUniforms(develop, {
    picture: picture.texture,
    visibility: visibility.texture,
    share: 1 / samples,
    exposure: EXPOSURE,
  })
  clear(renderer, sum)
  for (let index = 0; index < samples; index++) {
    jitter(camera, index, samples, width, height)
    renderer.setRenderTarget(picture)
    renderer.clear()
    renderer.render(scene, camera)
    addTo(renderer, sum, develop)
  }
  camera.clearViewOffset()
}

/** Offsets the camera by a different fraction of a pixel each time (Hammersley points). */
function jitter(
  camera: PerspectiveCamera,
  index: number,
  count: number,
  width: number,
  height: number,
): void {
  let reversed = 0
  for (let bit = 0.5, rest = index; rest > 0; rest >>= 1, bit /= 2) if (rest & 1) reversed += bit
  camera.setViewOffset(width, height, (index + 0.5) / count - 0.5, reversed - 0.5, width, height)
}

function addTo(renderer: WebGLRenderer, target: WebGLRenderTarget, material: ShaderMaterial): void {
  renderer.setRenderTarget(target)
  renderer.autoClear = false
  drawFlat(renderer, material)
  renderer.autoClear = true
}

function clear(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
  renderer.setRenderTarget(target)
  renderer.clear()
}

function drawFlat(renderer: WebGLRenderer, material: ShaderMaterial): void {
  const sheet = new Mesh(new PlaneGeometry(2, 2), material)
  sheet.frustumCulled = false
  renderer.render(new Scene().add(sheet), FLAT_CAMERA)
}

function setUniforms(material: ShaderMaterial, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) material.uniforms[name] = { value }
  material.uniformsNeedUpdate = true
}
