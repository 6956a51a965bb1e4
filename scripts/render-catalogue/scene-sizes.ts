/** The sizes of pictures of more than one part, in pixels. */
export const sceneSizes = {
  hero: [1920, 1200],
  appliances: [1280, 960],
  industrial: [1280, 960],
  shipping: [1280, 960],
  'not-found': [1280, 640],
} as const satisfies Record<string, readonly [width: number, height: number]>
export type SceneName = keyof typeof sceneSizes
export const sceneNames: readonly SceneName[] = ['hero', 'appliances', 'industrial', 'shipping', 'not-found']
