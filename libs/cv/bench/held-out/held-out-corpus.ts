import type { CorpusLayout } from '../corpus/corpus.ts';
import type { WebPrinter } from '../corpus/chromium-print.ts';
import { layoutTableDocx, typedText } from './held-out-office-layouts.ts';
import { marginCv, networkProfile, typesetCv } from './held-out-pdf-layouts.ts';
import { heldOutPerson, type HeldOutLanguage, type HeldOutPerson } from './held-out-people.ts';
import { formPage, halvesPage, sidebarPage } from './held-out-web-layouts.ts';

/* Written last, by its own people, words, layouts and producers, and never tuned against: see docs/decisions/0013. */

type Make = (person: HeldOutPerson, seed: number) => Uint8Array | Promise<Uint8Array>;
interface HeldOutLayout {
  readonly name: string;
  readonly columns: 1 | 2;
  /** Whether its letters reach beyond Latin-1. */
  readonly otherScripts: boolean;
  readonly make: Make;
}

/* Every fifth CV is French; every third of those that can hold it has a name in Cyrillic or Greek letters. */
const languages: readonly HeldOutLanguage[] = ['en', 'de', 'en', 'de', 'fr'];

const layoutOf = ({ name, columns, otherScripts, make }: HeldOutLayout): CorpusLayout => ({
  name,
  columns,
  cvs: async (each) => {
    const cvs = [];
    for (let seed = 1; seed <= each; seed++) {
      const language = languages[seed % languages.length] ?? 'en';
      const script = otherScripts && seed % 3 === 0 ? 'other' : 'latin';
      const personSeed = seed * 17 + name.length;
      const person = heldOutPerson(personSeed, language, script);
      cvs.push({
        layout: name,
        columns,
        kind: language === 'fr' ? ('French' as const) : script === 'other' ? ('other script' as const) : language,
        truth: person.truth,
        bytes: await make(person, personSeed),
      });
    }
    return cvs;
  },
});

/** The held-out layouts. @param printer null where there is no Chromium, whose layouts are then left out */
export const heldOutLayouts = (printer: WebPrinter | null): readonly CorpusLayout[] =>
  [
    ...(printer
      ? ([
          {
            name: 'Chromium, sidebar at the right',
            columns: 2,
            otherScripts: true,
            make: (person, seed) => printer.print(sidebarPage(person, seed)),
          },
          {
            name: 'Chromium, form',
            columns: 1,
            otherScripts: true,
            make: (person, seed) => printer.print(formPage(person, seed)),
          },
          {
            name: 'Chromium, two halves',
            columns: 2,
            otherScripts: true,
            make: (person, seed) => printer.print(halvesPage(person, seed)),
          },
        ] satisfies HeldOutLayout[])
      : []),
    { name: 'pdf-lib, network profile', columns: 2, otherScripts: false, make: networkProfile },
    { name: 'PDFKit, embedded fonts and margin', columns: 1, otherScripts: true, make: marginCv },
    { name: 'operators by hand, typeset', columns: 1, otherScripts: false, make: typesetCv },
    { name: 'DOCX by hand, layout table', columns: 2, otherScripts: true, make: layoutTableDocx },
    { name: 'typed text', columns: 1, otherScripts: true, make: typedText },
  ].map((layout) => layoutOf(layout as HeldOutLayout));
