import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT_BYTES = 1024;
const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const forms = [
  ['.br', brotli],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/**
 * Writes a Brotli and a gzip form beside each text file below a folder, once per build, so that the server never
 * compresses an asset while it answers. Small files and forms that save nothing are left out.
 */
export async function compressAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const compressOne = async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.length < WORTH_IT_BYTES) return;
    for (const [ending, compress] of forms) {
      const small = await compress(bytes);
      if (small.length < bytes.length) await writeFile(`${path}${ending}`, small);
    }
  };
  await Promise.all(files.map(compressOne));
}
