import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** One thing an operator can have done by `npm run shop -- NAME`. */
export interface Command {
  readonly name: string
  /** What follows its name, as it is typed: 'FILE [--dry-run]'. */
  readonly usage: string
  /** What it does, in one line. */
  readonly help: string
  /** Does it, and returns the exit code: 0 if all is well, 1 if not. Throws (Mistake) what the operator can mend. */
  readonly run: (words: readonly string[]) => Promise<number>
}

/** What is wrong with how a command was called: a sentence for the operator, who is then shown how to call it. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
}

interface Description<Options extends ParseArgsOptionsConfig> extends Omit<Command, 'run'> {
  /** The names of the words that must follow. */
  readonly words: readonly string[]
  /** Whether any number of words may follow those. */
  readonly takesMore?: boolean
  readonly options: Options
  readonly run: (
    words: readonly string[],
    options: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
  ) => Promise<number>
}

/** A command whose words and options are read, and refused where they are none of its own. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>({
  words,
  takesMore = false,
  options,
  run,
  ...about
}: Description<Options>): Command {
  return {
    ...about,
    run: async args => {
      const { values, positionals } = read(args, options)
      const missing = words[positionals.length]
      if (missing !== undefined) throw new Mistake(`${about.name} needs ${missing}`)
      const surplus = positionals[words.length]
      if (surplus !== undefined && !takesMore) throw new Mistake(`${about.name} does not take '${surplus}'`)
      return run(positionals, values)
    },
  }
}

function read<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Its first sentence says what is wrong; the others, how others' programs take it.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ', 1)
    throw new Mistake(sentence, { cause: error })
  }
}
