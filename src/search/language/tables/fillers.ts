/** Makers of bearings, as they are written before a designation: 'SKF 6205'. A name comes before its own beginning. */
export const MAKERS: readonly string[] = [
  'skf fag ina nsk ntn snr koyo nachi timken zkl kbc cx fbj ezo nmb zwz lyc hch iko rhp craft wkl wk',
].flatMap(line => line.split(' '))

/** Words of other languages that say nothing of a part. English ones begin like some of them: 'para' of 'parallel'. */
export const FOREIGN_FILLERS: ReadonlySet<string> = new Set(
  [
    'de la le pour avec des du aux sur les une del para por con los las un una e di da per il lo della do em na com os uma',
    'voor van met een het op prix precio prezzo preco cena prijs disponible disponibile',
  ].flatMap(line => line.split(' ')),
)

/** Words that say nothing of a part, in English and in German; and makers whose codes others write as well. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...MAKERS,
  ...[
    'a an and any are as at be best buy by can cheap cost do does find fit fits fitting for from get have how i im in is it like looking made me much',
    'suit suits suitable matching hold holds holding goes together sized',
    'bulk wholesale discount discounted sample samples quote quotation price pricing priced costs stock stocked instock available availability deliver delivered',
    'delivery ship shipped shipping today tomorrow urgent urgently asap minimum quantities each per piece cheapest cheaper sold purchase',
    'preis preise lieferbar vorratig lagernd gunstig pro kaufen verfugbar',
    'my need needed of off on online or order our please price product quality sell size some that the there this to type used uses',
    'via want we what which with you your',
    'art aus bestellen bitte brauche das dem den der des ein eine einen einer fur fuer ist kaufen mit norm nr oder suche typ und von',
    'vom zu zum zur dimension material x',
  ].flatMap(line => line.split(' ')),
  ...FOREIGN_FILLERS,
])
