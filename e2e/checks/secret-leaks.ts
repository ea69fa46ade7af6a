import type { Page, Response } from '@playwright/test';

/** Looks for secrets in every reply of the API, in the page and in its title. */
export class SecretLeakDetector {
  private readonly replies: Promise<readonly [string, string]>[] = [];
  private readonly page: Page;
  private readonly secrets: readonly string[];

  constructor(page: Page, secrets: readonly string[]) {
    this.page = page;
    this.secrets = secrets;
    page.on('response', (reply) => this.record(reply));
  }

  private record(reply: Response): void {
    if (!reply.url().includes('/api/') || reply.url().includes('/api/auth/')) return;
    const read = reply.text().then(
      (text) => [`${reply.request().method()} ${reply.url()}`, `${JSON.stringify(reply.headers())}${text}`] as const,
      () => [reply.url(), ''] as const,
    );
    this.replies.push(read);
  }

  /** Where a secret has come to light since the last look. */
  async findLeaks(): Promise<string[]> {
    const visibleTexts = [
      ['the page', await this.page.content()],
      ['its title', await this.page.title()],
      ...(await Promise.all(this.replies.splice(0))),
    ] as const;
    return visibleTexts.flatMap(([where, text]) =>
      this.secrets.filter((secret) => text.includes(secret)).map((secret) => `${where}: ${secret}`),
    );
  }
}
