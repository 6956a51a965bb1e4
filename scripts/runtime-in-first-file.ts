import type { Plugin } from 'vite'

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...given: never[]) => unknown>>[1]

/** The bundler's own few lines, which the other files begin with. */
const RUNTIME = 'rolldown/runtime.js'
const EXPORTS = /export\{([^}]*)\};?\s*$/
/** Before what the first file exports otherwise, which are letters. */
const MARK = '$runtime_'

/** Puts the bundler's own few lines, always a file of their own, into the first file: one request less of every page. */
export function putRuntimeIntoFirstFile(): Plugin {
  return {
    name: 'put-runtime-into-first-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Before others list which files need which.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const runtime = findFile(bundle, file => file.moduleIds.every(id => id.endsWith(RUNTIME)))
        const first = findFile(bundle, file => file.isEntry)
        const exported = runtime && EXPORTS.exec(runtime.code)
        if (!runtime || !first || !exported)
          return this.error('the runtime of the bundler is not where it was')
        const names = readPairs(exported[1] ?? '')
        const returned = names.map(([own, known]) => `${MARK}${known}:${own}`)
        const marked = names.map(([, known]) => MARK + known)
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file === runtime) continue
          const place = file.imports.indexOf(runtime.fileName)
          if (place === -1) continue
          file.imports.splice(place, 1)
          if (file !== first && !file.imports.includes(first.fileName)) file.imports.push(first.fileName)
          file.code = takeFromFirst(file.code, runtime.fileName, file === first ? undefined : first.fileName)
        }
        first.code = `const{${marked}}=(()=>{${runtime.code.slice(0, exported.index)}return{${returned}}})();${first.code};export{${marked}};`
        delete bundle[runtime.fileName]
        const left = Object.values(bundle).find(
          file => file.type === 'chunk' && file.code.includes(nameOf(runtime.fileName)),
        )
        if (left) this.error(`${left.fileName} still needs the runtime of the bundler`)
      },
    },
  }
}

type File = Extract<Bundle[string], { type: 'chunk' }>

function findFile(bundle: Bundle, isIt: (file: File) => boolean): File | undefined {
  return Object.values(bundle)
    .filter(file => file.type === 'chunk')
    .find(isIt)
}

/** What a file takes from the runtime it takes from the first file; the first from itself. */
function takeFromFirst(code: string, runtime: string, first: string | undefined): string {
  const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${RegExp.escape(nameOf(runtime))}";`)
  return code.replace(imported, (_, names: string) => {
    const pairs = readPairs(names)
    return first === undefined
      ? `const ${pairs.map(([known, own]) => `${own}=${MARK}${known}`)};`
      : `import{${pairs.map(([known, own]) => `${MARK}${known} as ${own}`)}}from"./${nameOf(first)}";`
  })
}

/** 'r as e,t' as pairs of names, before and after. */
function readPairs(names: string): [string, string][] {
  return names.split(',').map(name => {
    const [before = '', after = before] = name.split(' as ')
    return [before, after]
  })
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
