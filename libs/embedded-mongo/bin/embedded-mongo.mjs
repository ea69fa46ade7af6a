#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// The second start then needs neither the compiler's memory nor its time.
enableCompileCache();
const { main } = await import('../src/cli.ts');
process.exitCode = await main(process.argv.slice(2));
