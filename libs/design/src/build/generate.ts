/** Writes everything under `generated/`: token sheet, font sheet, font files and their licences. */
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tokenStylesheet } from '../theme/token-stylesheet.ts';
import { buildFontFile, fontFaces, fontStylesheet } from './fonts.ts';
import { buildSerifOutlines } from './outlines.ts';

const target = (name: string): URL => new URL(`../../generated/${name}`, import.meta.url);
const packaged = (name: string): string => createRequire(import.meta.url).resolve(name);

await writeFile(target('tokens.generated.css'), tokenStylesheet());
await writeFile(target('fonts.generated.css'), fontStylesheet());
for (const face of fontFaces) {
  const bytes = await buildFontFile(face);
  await writeFile(target(face.file), bytes);
  process.stdout.write(`${face.file} ${bytes.length} bytes\n`);
}
await writeFile(target('serif.outlines.generated.json'), JSON.stringify(await buildSerifOutlines()));
await copyFile(packaged('@fontsource-variable/newsreader/LICENSE'), target('LICENSE-newsreader.txt'));
await copyFile(packaged('@fontsource-variable/source-sans-3/LICENSE'), target('LICENSE-source-sans-3.txt'));
