/** Queries with a word that the title or a skill of the first answers must have. For measuring and for tests. */
export interface LabelledQuery {
  readonly kind: 'exact' | 'typo' | 'prefix' | 'synonym' | 'german';
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
Fotografie|Photography`,
};

const kinds = Object.keys(table).filter((name): name is LabelledQuery['kind'] => Object.hasOwn(table, name));

export const labelledQueries: readonly LabelledQuery[] = kinds.flatMap((kind) =>
  table[kind]
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([q = '', wants = '']) => ({ kind, q, wants })),
);
