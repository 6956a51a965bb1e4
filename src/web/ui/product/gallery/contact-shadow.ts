import {
  DoubleSide,
  type Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Half the width of the ground that can be shaded; a part is at most 2 wide. */
const REACH = 1.6
const PIXELS = 256
const OPACITY = 0.5
/** The blur radius of each pass, as a share of the ground. */
const BLURS = [0.02, 0.009]

/** Renders the part as seen from below: the nearer to the table, the darker. */
const createHeightMaterial = () =>
  new ShaderMaterial({
    vertexShader: /* glsl */ `
      varying float vHeight;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        vHeight = world.y;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: /* glsl */ `
      varying float vHeight;
      void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, exp(-4.0 * max(vHeight, 0.0))); }`,
    side: DoubleSide,
  })

const createBlurMaterial = () =>
  new ShaderMaterial({
    uniforms: { picture: { value: null }, reach: { value: new Vector2() } },
    vertexShader: /* glsl */ `
      varying vec2 vUv;
      void main() {
        vUv = uv;
        gl_Position = vec4(position.xy, 0.0, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      uniform sampler2D picture;
      uniform vec2 reach;
      varying vec2 vUv;
      void main() {
        float sum = 0.0;
        float weights = 0.0;
        for (int tap = -12; tap <= 12; tap++) {
          float at = float(tap) / 12.0;
          float weight = exp(-3.0 * at * at);
          sum += texture2D(picture, vUv + reach * at).a * weight;
          weights += weight;
        }
        gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
      }`,
    depthTest: false,
    depthWrite: false,
    transparent: false,
  })

/** A soft shadow on the table under a part at rest, rendered once. Add `ground` to the scene. */
export function createContactShadow(renderer: WebGLRenderer, part: Group) {
  const [kept, spare] = [createTarget(), createTarget()]
  lookFromBelow(renderer, part, kept)
  const blur = createBlurMaterial()
  const sheet = new Mesh(new PlaneGeometry(2, 2), blur)
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  for (const radius of BLURS)
    for (const [from, to, x, y] of [
      [kept, spare, radius, 0],
      [spare, kept, 0, radius],
    ] as const) {
      Object.assign(blur.uniforms, { picture: { value: from.texture }, reach: { value: new Vector2(x, y) } })
      renderer.setRenderTarget(to)
      renderer.clear()
      renderer.render(sheet, flat)
    }
  renderer.setRenderTarget(null)
  for (const used of [spare, blur, sheet.geometry]) used.dispose()
  // The picture is upside down, as it was taken from below.
  kept.texture.repeat.y = -1
  kept.texture.offset.y = 1
  const ground = new Mesh(
    new PlaneGeometry(2 * REACH, 2 * REACH).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: kept.texture, transparent: true, opacity: OPACITY, depthWrite: false }),
  )
  return {
    ground,
    dispose() {
      for (const used of [kept, ground.geometry, ground.material]) used.dispose()
    },
  }
}

const createTarget = () =>
  new WebGLRenderTarget(PIXELS, PIXELS, { minFilter: LinearFilter, magFilter: LinearFilter })

function lookFromBelow(renderer: WebGLRenderer, part: Group, target: WebGLRenderTarget): void {
  const camera = new OrthographicCamera(-REACH, REACH, REACH, -REACH, 0, 4)
  camera.up.set(0, 0, 1)
  camera.position.set(0, -0.01, 0)
  camera.lookAt(0, 1, 0)
  camera.updateMatrixWorld(true)
  const material = createHeightMaterial()
  const scene = new Scene()
  scene.overrideMaterial = material
  scene.add(part)
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, camera)
  part.removeFromParent()
  material.dispose()
}
