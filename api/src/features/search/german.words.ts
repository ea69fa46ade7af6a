/** What German readers type, as the words of a posting in English. Lower case, without marks; one per line. */
const list = `
buchhaltung accounting
buchhalter accounting
rechnungswesen accounting
softwareentwicklung software
entwickler development
entwicklung development
programmieren programming
programmierung programming
informatik programming
daten data
datenanalyse data analysis
statistik statistics
labor laboratory
laborassistent laboratory assistant
chemie chemistry
physik physics
mathematik mathematics
biologie biology
okologie ecology
boden soil
wasser water
umwelt environment
schreiben writing
redaktion editing
lektorat editing
recherche research
forschung research
recht legal
rechtsberatung legal advice
mieter tenant
zeichnen drawing
holzbau timber construction
bau construction
planung planning
ausstellung exhibition
sammlung collection
museum exhibition
fotografie photography
gestaltung layout
typografie typography
personal recruiting
personalwesen recruiting
ehrenamt volunteer
freiwillige volunteer
kampagne campaigns
kampagnen campaigns
sprachen languages
schweissen welding
tischlerei carpentry
elektronik electronics
mobilitat mobility
karten maps
kartierung mapping
pflege health
gesundheit health
franzosisch french
deutsch german
englisch english
spanisch spanish
ubersetzung translation
vertrieb sales
verkauf sales
versicherung insurance
steuer tax
steuern tax
unterricht teaching
maschinenbau mechanical
`;

/** English words for a German one. */
export const germanWords: ReadonlyMap<string, readonly string[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([german = '', ...english]) => [german, english]),
);
