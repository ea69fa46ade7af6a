/** A query with what one of the first answers must have: all the parts of `wants`, where its kind says. */
export interface LabelledQuery {
  readonly kind:
    'exact' | 'typo' | 'prefix' | 'synonym' | 'german' | 'employer' | 'place' | 'several' | 'text' | 'nothing';
  readonly q: string;
  readonly wants: string;
}

const table: Readonly<Record<LabelledQuery['kind'], string>> = {
  exact: `
laboratory|Laboratory
frontend development|Frontend
statistics|Statistics
timber construction|Timber
welding|Welding
legal research|Legal
social media|social media
chemistry|Chemistry
photography|Photography
volunteer coordination|Volunteer`,
  typo: `
labratory|Laboratory
laboratroy|Laboratory
chemestry|Chemistry
statistcs|Statistics
frontnd|Frontend
developement|development
ilustration|Illustration
ilustrator|Illustrat
photografy|Photography
acounting|Accounting
bookeeping|Bookkeeping
recruitng|Recruiting
exibition|Exhibition
typograhpy|Typography
ecolgy|Ecology
electroncs|Electronics
prototping|prototyping
campagns|Campaigns
volunter|Volunteer
coordinaton|coordination
constuction|construction
mobilty|Mobility
pyton|Python
typscript|TypeScript
javascrpt|JavaScript
programing|Programming
reserch|research
weldng|Welding
carpentri|Carpentry
mathematcs|Mathematics`,
  prefix: `
labo|Laboratory
front|Frontend
stat|Statistics
typo|Typography
volun|Volunteer
exhib|Exhibition
chem|Chem
photo|Photo
recru|Recruit`,
  synonym: `
golang|Go
ecmascript|JavaScript
bricklaying|Masonry
bookkeeping|Accounting
cpp|C++
HPLC|Chromatography
wage accounting|Payroll
excel|Microsoft Excel
lab skills|Laboratory work
bicycle repair|Bicycle mechanics
react.js|React`,
  german: `
Buchhaltung|Accounting
Softwareentwicklung|Software
Labor|Laboratory
Chemie|Chemistry
Statistik|Statistics
Datenanalyse|data analysis
Holzbau|Timber
Französisch|French
Schweißen|Welding
schweissen|Welding
Maschinenbau|Mechanical
Fotografie|Photography`,
  employer: `
Kornblume|Kornblume Software
kornblume software|Kornblume Software
Moosgruen Labs|Moosgrün Labs
moosgrun|Moosgrün Labs
Brueckenbau|Brückenbau Nissen
Bruckenbau Nissen|Brückenbau Nissen
Halm und Holz|Halm & Holz
Nordlict Energie|Nordlicht Energie
Papierfliger|Papierflieger Verlag
Rechtsladen|Rechtsladen Mitte
Funkenflug|Funkenflug Robotik
taktgeber|Taktgeber Telekom`,
  place: `
Graz|Graz
Muenchen|München
Munich|München
munchen|München
Zuerich|Zürich
Zurich|Zürich
Vienna|Wien
Copenhagen|København
Kopenhagen|København
Utrect|Utrecht
Hamburg|Hamburg`,
  several: `
laboratory graz|laboratory+Graz
labratory graz|laboratory+Graz
frontend development in Berlin|Frontend+Berlin
illustration munich|Illustration+München
statistics kornblume|statistics+Kornblume
internship for bookkeeping in Vienna|Bookkeeping+Wien
recruiting and onboarding hamburg|Recruiting+Hamburg
photography porto|Photography+Porto
Buchhaltung Linz|Accounting+Linz
legal research dublin|legal+Dublin`,
  text: `
nurses|nurses
curator|curator
picture book|picture book
parcels|parcels
opticians|opticians
timetables|timetables
lawyers|lawyers
rail journeys|rail journeys
gripping tools|gripping
courts|courts`,
  nothing: `
zzyzx|
quantum astrology|
deep sea llama farming|
wurstfabrik|
xkcdqwv|
laboratory zzyzx|
underwater basket weaving|
astronaut|`,
};

const kinds = Object.keys(table).filter((name): name is LabelledQuery['kind'] => Object.hasOwn(table, name));

export const labelledQueries: readonly LabelledQuery[] = kinds.flatMap((kind) =>
  table[kind]
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([q = '', wants = '']) => ({ kind, q, wants })),
);
