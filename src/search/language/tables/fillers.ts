/** Words that say nothing of a part, in English and in German; and makers whose codes others write as well. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be best buy by can cheap find for from get have i im in is it like looking made me my need needed of',
    'off on online or order our please price product quality size some that the this to type used uses via want we what which with',
    'fag ina koyo nachi nsk ntn skf snr timken',
    'art aus bestellen bitte brauche das dem den der des ein eine einen einer fur fuer ist kaufen mit norm nr oder suche typ und von',
    'vom zu zum zur dimension material x de la le pour avec',
  ].flatMap(line => line.split(' ')),
)
