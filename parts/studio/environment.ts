import {
  BackSide,
  BoxGeometry,
  Color,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  Vector3,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'

/** The lamps of the studio: soft boxes round a grey room, and black cards that give bright metal its dark edges. */
const lamps: readonly { at: [number, number, number]; size: [number, number]; light: number }[] = [
  // Overhead, large and soft.
  { at: [0, 6, 0.5], size: [7, 5], light: 5.5 },
  // The key from the left and in front.
  { at: [-5.5, 3.2, 3.5], size: [3.2, 4], light: 7 },
  // A long strip from behind, on the right: the bright edge.
  { at: [5.5, 2.2, -4], size: [1.6, 5], light: 8 },
  // A dim wall opposite the camera, for what lies flat.
  { at: [-3.2, 2.9, -5.1], size: [7, 3.2], light: 0.85 },
  // A low strip in front on the right.
  { at: [5, 1.2, 4], size: [1.2, 3], light: 2.2 },
]
const cards: readonly { at: [number, number, number]; size: [number, number, number] }[] = [
  { at: [0, 1.5, 7], size: [3.5, 3, 0.1] },
  { at: [-6.5, 1, -1.5], size: [0.1, 4, 3] },
  { at: [2.4, 4.5, 4.5], size: [1, 3, 0.1] },
]

/** The pixels along an edge of the quick environment, a power of two: as many as blur most like the full one. */
const QUICK_SIZE = 16

/** What the parts mirror, made ready for the renderer. The caller disposes of it. */
export function createEnvironment(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(createRoom(), 0.015)
  generator.dispose()
  return texture
}

/**
 * Nearly what `createEnvironment` makes, in 40 ms instead of 3 s where there is no graphics card. There a room of 256
 * pixels along each edge is filtered point by point, 256 samples each; here the means of a small one stand for it.
 */
export function createQuickEnvironment(renderer: WebGLRenderer): Texture {
  const target = new WebGLCubeRenderTarget(QUICK_SIZE, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  })
  new CubeCamera(0.1, 100, target).update(renderer, createRoom())
  const { texture } = target
  // So three.js takes its levels, from the picture itself to one pixel, for roughnesses from 0 to 1.
  const mipmaps = Array.from({ length: Math.log2(QUICK_SIZE) + 1 }, (_, level) => {
    const size = QUICK_SIZE >> level
    return { width: size, height: size }
  })
  return Object.assign(texture, { isPMREMTexture: true, mipmaps })
}

function createRoom(): Scene {
  const room = new Scene()
  room.add(new Mesh(new SphereGeometry(9, 48, 24), createSky()))
  for (const { at, size, light } of lamps) {
    const lamp = new Mesh(
      new PlaneGeometry(...size),
      new MeshBasicMaterial({ color: new Color(light, light, light) }),
    )
    lamp.position.set(...at)
    lamp.lookAt(new Vector3(0, 0.3, 0))
    room.add(lamp)
  }
  for (const { at, size } of cards) {
    const card = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: '#050505' }))
    card.position.set(...at)
    room.add(card)
  }
  return room
}

/** Walls that are bright below, as over a white table, and dim above. */
function createSky(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ side: BackSide })
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vAt;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvAt = normalize(position);')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vAt;')
      .replace(
        '#include <color_fragment>',
        `float table = smoothstep(0.0, -0.5, vAt.y);
        float wall = mix(0.16, 0.42, smoothstep(0.0, 0.9, vAt.y));
        diffuseColor.rgb = vec3(mix(wall, 0.6, table));`,
      )
  }
  return material
}
