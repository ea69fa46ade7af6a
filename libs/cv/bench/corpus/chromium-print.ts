import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Prints pages of the web as PDF, as people do. */
export interface WebPrinter {
  print(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts the Chromium that CHROMIUM_PATH names or that Playwright brought; null where there is none. */
export async function openPrinter(): Promise<WebPrinter | null> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  if (!existsSync(executablePath)) return null;
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  return {
    print: async (html) => {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    close: () => browser.close(),
  };
}
