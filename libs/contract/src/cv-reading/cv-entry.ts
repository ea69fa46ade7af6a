export { readCv } from './cv-reader.ts';
