import { numberText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

const KB = 1024;

/** "340 KB", "1.2 MB". */
export function fileSizeText(language: Language, bytes: number): string {
  if (bytes < KB * KB) return `${numberText(language, Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${numberText(language, Math.round(bytes / KB / KB / 0.1) / 10)} MB`;
}
