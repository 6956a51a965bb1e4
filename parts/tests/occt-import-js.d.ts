declare module 'occt-import-js' {
  /** What of its answer is used: the triangles of each solid, in mm. */
  interface ReadFile {
    readonly success: boolean
    readonly meshes: readonly {
      readonly attributes: { readonly position: { readonly array: readonly number[] } }
      readonly index: { readonly array: readonly number[] }
      readonly brep_faces: readonly { readonly first: number; readonly last: number }[]
    }[]
  }
  export default function initialise(): Promise<{
    ReadStepFile: (
      content: Uint8Array,
      options: {
        linearUnit: 'millimeter'
        linearDeflectionType: 'absolute_value'
        linearDeflection: number
        angularDeflection: number
      },
    ) => ReadFile
  }>
}
