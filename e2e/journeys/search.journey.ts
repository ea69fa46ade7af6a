import { expect, test } from '../start/server.fixture.ts';

/* Everything here is done without script: forms, links and the browser's own suggestions. */
test.use({ javaScriptEnabled: false });

test.describe('Searching', () => {
  test('a tap into the search of a phone is a place to type in, and Enter searches', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/internships', '/external-jobs']) {
      await page.goto(path);
      await page.locator('.search-bar').click({ position: { x: 40, y: 20 } });
      await expect(page.getByLabel('What')).toBeFocused();
      await page.keyboard.type('physics');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=physics/);
      await expect(page.getByLabel('Where', { exact: true })).toBeHidden();
      await page.locator('.search-place > summary').click();
      await page.getByLabel('Where', { exact: true }).fill('Graz');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/place=Graz/);
      await expect(page.getByText('Where: Graz')).toBeVisible();
    }
  });

  test('a slip of the fingers finds what was meant, and a word of the text is found', async ({ page }) => {
    await page.goto('/internships');
    await page.getByLabel('What').fill('labratory');
    await page.getByRole('button', { name: 'Find internships' }).click();
    await expect(page).toHaveURL(/q=labratory/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('main')).toContainText(/laborator/i);
    await page.goto('/internships?q=physics');
    await expect(page.locator('#results')).toContainText(/\d+ internships? related to “physics”/);
    await page.goto('/internships?q=nurses');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('places are suggested where there is something, and each suggestion leads there', async ({ page }) => {
    await page.goto('/internships');
    const place = page.getByLabel('Where');
    await expect(place).toHaveAttribute('list', 'places');
    const first = page.locator('#places option').first();
    const name = (await first.getAttribute('value')) ?? '';
    const promised = Number(/\d+/.exec((await first.textContent()) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await place.fill(name);
    await page.getByRole('button', { name: 'Find internships' }).click();
    await expect(page.getByText(`Around ${name}, within 25 km`)).toBeVisible();
    const [count] = /\d+/.exec((await page.locator('#results').textContent()) ?? '') ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(promised);
  });

  test('a slip in the name of a place is searched around what was meant, and only places with internships are offered', async ({
    page,
  }) => {
    await page.goto('/internships?place=Frankfurt');
    await expect(page.getByText('Around Frankfurt am Main, Germany, within 25 km')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Frankfurt (Oder), Germany' })).toHaveCount(0);
    await page.goto('/internships?place=Hambrug');
    await expect(
      page.getByText('We don’t know “Hambrug”, so we searched around Hamburg, Germany, within 25 km.'),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Search for “Hambrug” in the text instead' }).click();
    await expect(page).toHaveURL(/\/internships\?q=Hambrug$/);
  });

  test('a way of working that is given as the place becomes its filter', async ({ page }) => {
    await page.goto('/internships?place=home+office');
    await expect(page).toHaveURL(/\/internships\?mode=remote$/);
  });

  test('places with words around them, several, and one with a way of working become places and filters', async ({
    page,
  }) => {
    for (const [where, address] of [
      ['around Graz', 'place=Graz'],
      ['Wien oder Graz', 'place=Wien;Graz'],
      ['Vienna, Graz', 'place=Vienna;Graz'],
      ['Austria remote', 'place=Austria&mode=remote'],
      ['Graz + 50 km', 'place=Graz&radius=50'],
    ] as const) {
      await page.goto('/internships');
      await page.getByLabel('Where').fill(where);
      await page.getByRole('button', { name: 'Find internships' }).click();
      await expect(page, where).toHaveURL((url) => decodeURIComponent(url.search) === `?${address}`);
    }
  });

  test('a condition that leaves nothing is named, and can be dropped or widened', async ({ page }) => {
    await page.goto('/internships?payFrom=9000');
    await expect(page.getByText('No internships match “From €9,000 a month”.', { exact: true })).toBeVisible();
    await expect(page.getByText(/spelling/)).toHaveCount(0);
    const wider = page.getByRole('link', { name: /^Change to “From €[\d,]+ a month”/ });
    const promised = /(\d+) internship/.exec((await wider.textContent()) ?? '')?.[1];
    await wider.click();
    await expect(page.locator('#results')).toHaveText(new RegExp(`^${promised} internship`));
    await page.goto('/internships?q=qwzxpt');
    await expect(page.getByText('No posting mentions “qwzxpt”.')).toBeVisible();
  });

  test('the ends of a range are put in their order, and seasons to start are offered', async ({ page }) => {
    await page.goto('/internships?durationFrom=40&durationTo=4');
    await expect(page).toHaveURL(/durationFrom=4&durationTo=40$/);
    await page.goto('/internships?startFrom=2027-01-01');
    await page.getByRole('list', { name: 'Usual times to start' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/startFrom=20\d\d-\d\d-01&startTo=/);
  });

  test('an empty result says what would help, and what it promises is there', async ({ page }) => {
    await page.goto('/internships?q=laboratory+unfindable&hoursTo=40');
    const way = page.getByRole('link', { name: /^Search for “laboratory” only/ });
    const promised = Number(/(\d+) internship/.exec((await way.textContent()) ?? '')?.[1]);
    expect(promised).toBeGreaterThan(0);
    await way.click();
    await expect(page.locator('#results')).toContainText(String(promised));
    await expect(page).toHaveURL(/hoursTo=40/);
  });

  test('the source of the list of cities is named', async ({ page }) => {
    await page.goto('/internships');
    await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /creativecommons/);
  });
});

test.describe('The page of an internship', () => {
  test.use({ javaScriptEnabled: true });

  test('leads back to the results that somebody came from', async ({ page }) => {
    await page.goto('/internships?mode=remote');
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const address = (await first.getAttribute('href')) ?? '';
    await first.click();
    await page.getByRole('link', { name: 'Back to results' }).click();
    await expect(page).toHaveURL(/\/internships\?mode=remote$/);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'All internships' })).toHaveAttribute('href', '/internships');
  });
});
