/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';

const root = fileURLToPath(new URL('.', import.meta.url));

// Astro's own Vite configuration compiles .astro files in tests; without the root its tests would be passed over.
export default getViteConfig({ root, test: { environment: 'node' } }, { root, logLevel: 'error' });
