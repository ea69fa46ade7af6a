import { duration, exitWithError } from '../console/progress.mjs';
import { result } from './results.mjs';
import { stages } from './stages.mjs';

function chosen(names) {
  const stageNames = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !stageNames.includes(name));
  if (unknown.length)
    exitWithError(`There is no test stage "${unknown.join('", "')}".`, `Stages: ${stageNames.join(', ')}`);
  if (names.length === 0) return stages.filter(({ onRequest }) => !onRequest);
  const chosenStages = new Set(
    names.flatMap((name) => [...(stages.find((stage) => stage.name === name).needs ?? []), name]),
  );
  return stages.filter(({ name }) => chosenStages.has(name));
}

async function runStage(stage, earlier = []) {
  const began = Date.now();
  if (!stage.inBackground) console.log(`\n== ${stage.title} ==\n`);
  const missing = (stage.needs ?? []).find((name) =>
    earlier.some((done) => done.stage.name === name && done.failed > 0),
  );
  const outcome = missing
    ? result({ failures: [`${stage.title}: not run, because "${missing}" failed`] })
    : await stage.run().catch((error) => result({ failures: [`${stage.title}\n${error.stack}`] }));
  return { ...outcome, stage, time: Date.now() - began };
}

const indent = (text) => text.replaceAll('\n', '\n     ');

function report(outcomes) {
  const failures = outcomes.flatMap(({ stage, failures: texts }) => texts.map((text) => `[${stage.name}] ${text}`));
  if (failures.length) console.log('\n== Failures ==\n');
  failures.forEach((text, index) => console.log(`  ${index + 1}. ${indent(text)}\n`));
  console.log('\n== Summary ==\n');
  for (const { stage, passed, failed, skipped, time } of outcomes) {
    const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`  ${stage.title.padEnd(22)}  ${counts.padEnd(36)}  ${duration(time)}`);
  }
}

/**
 * Runs the named stages, without names all but those on request; answers the exit code. The last line printed is the
 * total.
 */
export async function runTests(names) {
  const chosenStages = chosen(names);
  const backgroundRuns = new Map(
    chosenStages.filter(({ inBackground }) => inBackground).map((stage) => [stage, runStage(stage)]),
  );
  const outcomes = [];
  for (const stage of chosenStages) outcomes.push(await (backgroundRuns.get(stage) ?? runStage(stage, outcomes)));
  report(outcomes);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return sum('failed') === 0 ? 0 : 1;
}
