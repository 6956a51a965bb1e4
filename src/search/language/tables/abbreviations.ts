/** How lists of parts shorten words. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  [
    'brg bearing, brs brass, blk black, cpl coupling, dwl dowel, ext external, fl flat, flg flange, hd head, hx hex',
    'int internal, lk lock, pln plain, rnd round, rtng retaining, sc screw, scr screw, scrw screw, sft shaft, skt socket, soc socket',
    'splt split, spr spring, sq square, stl steel, thd thread, thrd thread, wsh washer, wshr washer, wsher washer',
  ]
    .flatMap(line => line.split(', '))
    .map(pair => {
      const [short = '', word = ''] = pair.split(' ')
      return [short, word] as const
    }),
)
