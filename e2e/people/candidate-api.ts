import { expect, type Locator, type Page } from '@playwright/test';
import { applicationViews, internViews, type ApplicationTransitionRequest } from '@prentice/contract';
import { listAs, readAs, type Api } from './api.ts';
import { pdfFile, type ChosenFile } from './cv-files.ts';

/** A CV that says enough for a profile that can apply. */
export const adaCv = (): ChosenFile =>
  pdfFile('ada.pdf', [
    'Ada Kern',
    'Chemistry student who likes to measure rivers',
    'EDUCATION',
    '10/2024 - 06/2027 BSc Chemistry, University of Graz',
    'WORK EXPERIENCE',
    'Laboratory help, River Station 03/2025 - present',
    'SKILLS',
    'Chemistry, Statistics, Field notes',
    'LANGUAGES',
    'German (native), English (C1)',
  ]);

const applicationSchema = applicationViews.intern.schema;

/** The student's own application for an internship. */
export async function applicationFor(student: Api, internshipId: string) {
  const all = await listAs(student, applicationSchema, '/applications');
  const entry = all.find((application) => application.internshipId === internshipId);
  if (!entry) throw new Error(`No application for ${internshipId}.`);
  return entry;
}

/** Applies with the CV that the profile starts with. @returns the application's id */
export async function apply(student: Api, internshipId: string): Promise<string> {
  const { defaultCvId } = await readAs(student, internViews.own.schema, '/interns/me');
  const body = { internshipId, cvDocumentId: defaultCvId, coverNote: null, answers: [] };
  return applicationSchema.parse(await student('POST', '/applications', { body })).id;
}

/** Moves an application along, as either side. */
export async function transitionApplication(
  who: Api,
  id: string,
  ...moves: readonly ApplicationTransitionRequest[]
): Promise<void> {
  const seen = applicationViews.row.schema.pick({ version: true });
  for (const body of moves) {
    const { version } = await readAs(who, seen, `/applications/${id}`);
    await who('POST', `/applications/${id}/transitions`, { body, version });
  }
}

/**
 * Presses a button by which a student decides, and waits for the server's answer: the page may be left right after. The
 * first request of a page may come before its session is open; it is answered by 401, and sent again.
 */
export async function decide(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse(
    (reply) => reply.url().endsWith('/transitions') && reply.request().method() === 'POST' && reply.status() !== 401,
  );
  await button.click();
  expect((await answered).status()).toBe(200);
}

/** A profile that can apply, from a CV. */
export async function fillFromCv(page: Page): Promise<void> {
  await page.goto('/dashboard/profile-setup/profile-setup-intern#cv');
  await page.getByLabel('Upload a CV').setInputFiles(adaCv());
  await page.getByRole('button', { name: 'Fill in my profile: ada.pdf' }).click();
  await page.getByRole('button', { name: /^Add \d+ entries$/ }).click();
  await expect(page.getByRole('complementary').getByText('80% complete')).toBeVisible();
}
