/** Names of one city in the language of the place and of its neighbours, folded; one city per line. */
const list = `
wien vienna
munchen munich
koln cologne
kobenhavn copenhagen kopenhagen
praha prague prag
warszawa warsaw warschau
milano milan mailand
roma rome rom
napoli naples neapel
torino turin
firenze florence florenz
venezia venice venedig
genova genoa
lisboa lisbon lissabon
sevilla seville
bruxelles brussels brussel
antwerpen antwerp
geneve geneva genf
nurnberg nuremberg
hannover hanover
athens athen athina
bucuresti bucharest bukarest
beograd belgrade belgrad
goteborg gothenburg
luzern lucerne
krakow krakau cracow
gdansk danzig
wroclaw breslau
gent ghent
luxembourg luxemburg
strasbourg strassburg
moscow moskau
braunschweig brunswick
basel basle
bern berne
`;

const cities = list
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The other names of a city by each of its names. */
export const otherCityNames: ReadonlyMap<string, readonly string[]> = new Map(
  cities.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)] as const)),
);
