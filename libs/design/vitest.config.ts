import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'design', include: ['src/**/*.spec.ts'], environment: 'node' } });
