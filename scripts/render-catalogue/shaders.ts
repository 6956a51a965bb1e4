import { AddEquation, CustomBlending, DoubleSide, OneFactor, ShaderMaterial } from 'three'

const FULL = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`

/** The distance from a light to the first surface it hits: the basis of shadows. */
export function createDepthMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    side: DoubleSide,
    vertexShader: /* glsl */ `
      varying float vDepth;
      void main() {
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        vDepth = gl_Position.z * 0.5 + 0.5;
      }`,
    fragmentShader: /* glsl */ `
      varying float vDepth;
      void main() { gl_FragColor = vec4(vDepth, 0.0, 0.0, 1.0); }`,
  })
}

/**
 * How much of one light arrives (red for parts, blue for the table) and how much would without shadows (green, alpha).
 */
export function createVisibilityMaterial(isTable: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      depths: { value: null },
      toLight: { value: null },
      lightView: { value: null },
      weight: { value: 1 },
      size: { value: 0 },
    },
    vertexShader: /* glsl */ `
      uniform mat4 lightView;
      uniform vec3 toLight;
      varying vec3 vNormalWorld;
      varying vec3 vAtLight;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        vNormalWorld = normalize(mat3(modelMatrix) * normal);
        vec4 seen = lightView * vec4(world.xyz + vNormalWorld * 0.0045, 1.0);
        vAtLight = seen.xyz * 0.5 + 0.5;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    defines: { TAPS: isTable ? 14 : 5 },
    fragmentShader: /* glsl */ `
      uniform sampler2D depths;
      uniform vec3 toLight;
      uniform float weight;
      uniform float size;
      varying vec3 vNormalWorld;
      varying vec3 vAtLight;
      vec2 disc(int tap, float count, float turn) {
        float angle = float(tap) * 2.39996 + turn;
        return vec2(cos(angle), sin(angle)) * sqrt((float(tap) + 0.5) / count);
      }
      void main() {
        float facing = max(dot(normalize(vNormalWorld), toLight), 0.0) * weight;
        // Interleaved gradient noise (Jimenez 2014): each pixel turns its own disc of taps.
        float turn = 6.2832 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
        float nearest = 0.0;
        for (int tap = 0; tap < 6; tap++)
          nearest += max(vAtLight.z - texture2D(depths, vAtLight.xy + disc(tap, 6.0, turn) * 0.012).r, 0.0) / 6.0;
        float radius = ${isTable ? 'clamp(nearest * 0.8, 0.0008, 0.05)' : '0.0009'};
        float seen = 0.0;
        for (int tap = 0; tap < TAPS; tap++) {
          vec2 at = vAtLight.xy + disc(tap, float(TAPS), turn) * radius;
          seen += step(vAtLight.z - 0.0012 - radius * 0.3, texture2D(depths, at).r) / float(TAPS);
        }
        if (vAtLight.x < 0.0 || vAtLight.x > 1.0 || vAtLight.y < 0.0 || vAtLight.y > 1.0) seen = 1.0;
        gl_FragColor = ${isTable ? 'vec4(0.0, 0.0, facing * seen, facing)' : 'vec4(facing * seen, facing, 0.0, 0.0)'};
      }`,
  })
}

/** Adds one picture to the sum of the previous ones. */
export function createAddMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { picture: { value: null }, share: { value: 1 } },
    vertexShader: FULL,
    fragmentShader: /* glsl */ `
      uniform sampler2D picture;
      uniform float share;
      varying vec2 vUv;
      void main() { gl_FragColor = texture2D(picture, vUv) * share; }`,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
  })
}

/** Like createAddMaterial, but applies the shadows and maps highlights to the range of a screen (Khronos PBR Neutral). */
export function createDevelopMaterial(): ShaderMaterial {
  const material = createAddMaterial()
  material.uniforms.visibility = { value: null }
  material.uniforms.exposure = { value: 1 }
  material.fragmentShader = /* glsl */ `
    uniform sampler2D picture;
    uniform sampler2D visibility;
    uniform float share;
    uniform float exposure;
    varying vec2 vUv;
    vec3 toneMap(vec3 color) {
      float start = 0.8 - 0.04;
      float x = min(color.r, min(color.g, color.b));
      float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
      color -= offset;
      float peak = max(color.r, max(color.g, color.b));
      if (peak < start) return color;
      float d = 1.0 - start;
      float newPeak = 1.0 - d * d / (peak + d - start);
      color *= newPeak / peak;
      float g = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
      return mix(color, vec3(newPeak), g);
    }
    void main() {
      vec4 seen = texture2D(picture, vUv);
      vec4 light = texture2D(visibility, vUv);
      float open = light.g > 0.0 ? light.r / light.g : 1.0;
      vec3 lit = seen.rgb * exposure * mix(0.1, 1.0, pow(open, 1.15));
      gl_FragColor = vec4(toneMap(lit) * seen.a, seen.a) * share;
    }`
  return material
}

/** The finished picture: parts over their shadow, transparent elsewhere, with premultiplied alpha as a canvas requires. */
export function createPrintMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      picture: { value: null },
      visibility: { value: null },
      shadow: { value: 0.62 },
      pixel: { value: null },
    },
    vertexShader: FULL,
    fragmentShader: /* glsl */ `
      uniform sampler2D picture;
      uniform sampler2D visibility;
      uniform float shadow;
      uniform vec2 pixel;
      varying vec2 vUv;
      vec3 encode(vec3 c) {
        return mix(1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, c * 12.92, step(c, vec3(0.0031308)));
      }
      void main() {
        vec4 seen = texture2D(picture, vUv);
        // The shadow of the table, softened: the noise of its samples would weigh more than the part.
        vec2 onTable = vec2(0.0);
        for (int x = -3; x <= 3; x++)
          for (int y = -3; y <= 3; y++)
            onTable += texture2D(visibility, vUv + vec2(x, y) * 2.0 * pixel).ba * exp(-float(x * x + y * y) / 6.0);
        float open = onTable.y > 0.0 ? onTable.x / onTable.y : 1.0;
        // It ends in an ellipse inside the picture: a shadow that runs into its sides would show them.
        float margin = 1.0 - smoothstep(0.6, 0.98, length(vUv * 2.0 - 1.0));
        float dark = clamp((1.0 - open - 0.05) * shadow * 1.3, 0.0, 0.85) * margin;
        vec3 colour = seen.a > 0.0 ? encode(seen.rgb / seen.a) : vec3(0.0);
        float alpha = seen.a + (1.0 - seen.a) * dark;
        gl_FragColor = vec4(colour * seen.a, alpha);
      }`,
    depthTest: false,
    depthWrite: false,
  })
}
