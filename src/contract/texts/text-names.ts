/** The texts of the operator, by the path of their page: '/terms'. */
export const textNames = ['terms', 'privacy', 'imprint', 'returns', 'delivery-information'] as const
export type TextName = (typeof textNames)[number]

/** Whether there is a text of this name. */
export function isTextName(name: string): name is TextName {
  return textNames.some(known => known === name)
}
