import { Color, MeshPhysicalMaterial, type WebGLProgramParametersWithUniforms } from 'three'
import type { Surface } from '../finishes.ts'

/** How a material looks in the studio. Metals have no colour but that of what they mirror. */
interface Look {
  readonly colour: string
  /** 0 mirrors, 1 is dull. */
  readonly roughness: number
  readonly isMetal?: boolean
  /** A clear lacquer over it, 0 to 1. */
  readonly lacquer?: number
  /** How much the roughness varies in patches, 0 to 1: no real surface is even. */
  readonly patches?: number
}

/** Colours are as screens show them, sRGB. */
export const looks: Readonly<Record<Surface, Look>> = {
  steel: { colour: '#c3c6c9', roughness: 0.3, isMetal: true, patches: 0.25 },
  'ground-steel': { colour: '#d2d5d8', roughness: 0.2, isMetal: true, patches: 0.2 },
  stainless: { colour: '#c9c8c4', roughness: 0.27, isMetal: true, patches: 0.2 },
  zinc: { colour: '#cdd4dc', roughness: 0.33, isMetal: true, patches: 0.35 },
  'yellow-zinc': { colour: '#ead594', roughness: 0.34, isMetal: true, patches: 0.35 },
  galvanised: { colour: '#b4babd', roughness: 0.5, isMetal: true, patches: 0.5 },
  chrome: { colour: '#e3e5e8', roughness: 0.1, isMetal: true, patches: 0.1 },
  'black-oxide': { colour: '#4b4c50', roughness: 0.42, isMetal: true, patches: 0.25 },
  phosphated: { colour: '#626467', roughness: 0.6, isMetal: true, patches: 0.3 },
  'spring-steel': { colour: '#77797e', roughness: 0.34, isMetal: true, patches: 0.25 },
  carbide: { colour: '#8d9095', roughness: 0.26, isMetal: true, patches: 0.15 },
  'titanium-nitride': { colour: '#e6c07a', roughness: 0.27, isMetal: true, patches: 0.2 },
  'cast-iron': { colour: '#5e6062', roughness: 0.72, isMetal: true, patches: 0.4 },
  brass: { colour: '#efd596', roughness: 0.22, isMetal: true, patches: 0.2 },
  bronze: { colour: '#cfa470', roughness: 0.34, isMetal: true, patches: 0.25 },
  copper: { colour: '#d08a63', roughness: 0.26, isMetal: true, patches: 0.2 },
  aluminium: { colour: '#d6d8da', roughness: 0.38, isMetal: true, patches: 0.25 },
  'black-anodised': { colour: '#3a3b40', roughness: 0.45, isMetal: true, patches: 0.15 },
  'orange-paint': { colour: '#d9480f', roughness: 0.42, lacquer: 0.5 },
  'blue-paint': { colour: '#1d4f91', roughness: 0.42, lacquer: 0.5 },
  'red-paint': { colour: '#b3201c', roughness: 0.42, lacquer: 0.5 },
  'black-paint': { colour: '#26272a', roughness: 0.45, lacquer: 0.35 },
  'grey-paint': { colour: '#7b8288', roughness: 0.45, lacquer: 0.35 },
  rubber: { colour: '#1a1a1b', roughness: 0.82, patches: 0.2 },
  'black-plastic': { colour: '#1f2022', roughness: 0.55, patches: 0.15 },
  'grey-plastic': { colour: '#72777c', roughness: 0.55, patches: 0.15 },
  'white-plastic': { colour: '#e4e5e3', roughness: 0.5, patches: 0.1 },
  'orange-plastic': { colour: '#e0560f', roughness: 0.5, patches: 0.1 },
  'blue-plastic': { colour: '#2463ad', roughness: 0.45, patches: 0.1 },
  'orange-webbing': { colour: '#d65a17', roughness: 0.95, patches: 0.2 },
  wood: { colour: '#b78a58', roughness: 0.6, lacquer: 0.3, patches: 0.3 },
  'wood-grain': { colour: '#a0743f', roughness: 0.6, lacquer: 0.3, patches: 0.3 },
}

/** The material of a surface. `grain` is the size of its patches, as a share of 1 mm of the model (1 / patch in mm). */
export function createMaterial(surface: Surface, grain: number): MeshPhysicalMaterial {
  const { colour, roughness, isMetal = false, lacquer = 0, patches = 0 } = looks[surface]
  const material = new MeshPhysicalMaterial({
    color: new Color(colour),
    roughness,
    metalness: isMetal ? 1 : 0,
    clearcoat: lacquer,
    clearcoatRoughness: 0.25,
  })
  if (patches > 0) {
    material.onBeforeCompile = shader => varyRoughness(shader, patches, grain)
    material.customProgramCacheKey = () => `patches-${patches}`
  }
  return material
}

/** Lets the roughness wander by a noise in the model's own space, so that it stays in place when the part turns. */
function varyRoughness(shader: WebGLProgramParametersWithUniforms, patches: number, grain: number): void {
  shader.uniforms.patchGrain = { value: grain }
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nvarying vec3 vModelPoint;')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvModelPoint = position;')
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\nuniform float patchGrain;\n${NOISE}`)
    .replace(
      '#include <roughnessmap_fragment>',
      `#include <roughnessmap_fragment>
      vec3 patchAt = vModelPoint * patchGrain;
      float patchNoise = valueNoise(patchAt) * 0.35 + valueNoise(patchAt * 3.1) * 0.35 + valueNoise(patchAt * 9.7) * 0.3 - 0.5;
      roughnessFactor = clamp(roughnessFactor * (1.0 + ${patches.toFixed(2)} * patchNoise), 0.05, 1.0);`,
    )
}

const NOISE = /* glsl */ `
varying vec3 vModelPoint;
float hashOf(vec3 p) {
  p = fract(p * 0.3183099 + 0.1);
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float valueNoise(vec3 x) {
  vec3 i = floor(x);
  vec3 f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hashOf(i), hashOf(i + vec3(1, 0, 0)), f.x), mix(hashOf(i + vec3(0, 1, 0)), hashOf(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hashOf(i + vec3(0, 0, 1)), hashOf(i + vec3(1, 0, 1)), f.x), mix(hashOf(i + vec3(0, 1, 1)), hashOf(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}`
