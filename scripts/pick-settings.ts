/** Of the environment, the settings of these names or beginnings: a script minds no others. */
export function pickSettings(...beginnings: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => beginnings.some(beginning => name.startsWith(beginning))),
  )
}
