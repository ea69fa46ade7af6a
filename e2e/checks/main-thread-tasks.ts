import type { Page } from '@playwright/test';

interface TaskCounter {
  run: number;
  /** How many had run when the form of the page answered to its script. */
  untilReady?: number;
  /** Lets all that wait run, and all to come. */
  free: () => void;
}

/**
 * On the pages to come React does its work in small tasks, of which only the first ones run until `freeTasks`: so
 * a button can be pressed between any two of them, as happens on a slow machine. Its clock counts the looks at it, so
 * the tasks are the same ones each time.
 * @param allowed how many run by themselves; all of them when absent
 */
export const limitTasks = async (page: Page, allowed = Number.MAX_SAFE_INTEGER): Promise<void> => {
  await page.addInitScript((first) => {
    let looks = 0;
    let left = first;
    const waiting: (() => void)[] = [];
    const { port1, port2 } = new MessageChannel();
    const tasks: TaskCounter = {
      run: 0,
      free: () => {
        left = Number.MAX_SAFE_INTEGER;
        for (let index = 0; index < waiting.length; index++) port2.postMessage(null);
      },
    };
    port1.onmessage = () => {
      waiting.shift()?.();
      tasks.run++;
      if (document.querySelector('form')?.getAttribute('method') === 'post') tasks.untilReady ??= tasks.run;
    };
    class HeldChannel {
      readonly port1: { onmessage?: () => void } = {};
      readonly port2 = {
        postMessage: () => {
          waiting.push(() => this.port1.onmessage?.());
          if (left-- > 0) port2.postMessage(null);
        },
      };
    }
    performance.now = () => (looks += 3);
    Object.assign(window, { tasks, MessageChannel: HeldChannel });
  }, allowed);
};

/** Waits until the form of a page on which all tasks run answers to its script. @returns how many tasks that took */
export async function countTasksUntilReady(page: Page): Promise<number> {
  const taskCount = await page.waitForFunction(() => (Reflect.get(window, 'tasks') as TaskCounter).untilReady);
  return Number(await taskCount.jsonValue());
}

/** Waits until as many tasks have run as were allowed. */
export const waitForTasks = async (page: Page, allowed: number): Promise<void> => {
  await page.waitForFunction((count) => (Reflect.get(window, 'tasks') as TaskCounter).run === count, allowed);
};

/** Lets the tasks run that are held, once this has answered: one of them may leave the page, which no answer survives. */
export const releaseTasks = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => (Reflect.get(window, 'tasks') as TaskCounter).free()));
