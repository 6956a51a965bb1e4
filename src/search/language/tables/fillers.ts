import { MAKERS } from './makers.ts'

/** Words that say nothing of a part, in English and in German; and makers whose codes others write as well. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...MAKERS,
  ...[
    'a an and any are as at be best buy by can cheap cost do does find for from get have how i im in is it like looking made me much',
    'my need needed of off on online or order our please price product quality sell size some that the there this to type used uses',
    'via want we what which with you your',
    'art aus bestellen bitte brauche das dem den der des ein eine einen einer fur fuer ist kaufen mit norm nr oder suche typ und von',
    'vom zu zum zur dimension material x de la le pour avec',
  ].flatMap(line => line.split(' ')),
])
