// The quick look: types, lint, dependency rules, rule coverage and the quick tests. `npm test` runs the same and everything else.
import { run, runQuietly, say, setUp } from './setup.mjs';

const folders = ['engine', 'bots', 'protocol', 'table', 'server', 'client', 'cli', 'games'];
const checks = [
  ['types of the page', 'npx', ['tsc', '-p', 'tsconfig.web.json']],
  ['types of the server and the tests', 'npx', ['tsc', '-p', 'tsconfig.node.json']],
  ['formatting and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['types of the pure parts', 'npx', ['tsc', '-p', 'tsconfig.pure.json']],
  ['dependency directions', 'npx', ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders]],
  ['rules and their tests', 'node', ['scripts/run-kontor.mjs', 'rules']],
];

/** All that is checked without running a test, two at a time. Ends this process where one fails. */
export async function checkStatics() {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const { status, output } = await runQuietly(command, args);
      say(`${name}: ${status === 0 ? 'sound' : 'faults'}`);
      if (status === 0 && name !== 'rules and their tests') continue;
      console.log(output);
      if (status !== 0) process.exit(1);
    }
  };
  await Promise.all([work(), work()]);
}

if (import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  setUp();
  await checkStatics();
  say('quick tests');
  run('npx', ['vitest', 'run'], { env: { ...process.env, KONTOR_QUICK: '1' } });
}
