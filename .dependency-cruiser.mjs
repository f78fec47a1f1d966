// Dependencies point one way (docs/architecture.md has the picture). Type imports count too, and there are no cycles.
const tests = '(^|/)test/';

/** One game's part may use only these own parts and these packages. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(engine|bots|protocol|table|server|client|cli|games|bench|scripts)/', pathNot: allowed },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '(^|/)(index|main|vite\\.config)\\.', tests, 'bin/', '\\.css$'] },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^node$' } },
    only('engine-uses-nothing', '^engine/src/', '^engine/src/'),
    only('bots-use-engine', '^bots/src/', '^bots/src/', '^engine/src/(laws/)?index\\.ts$'),
    only('protocol-uses-engine', '^protocol/src/', '^protocol/src/', '^engine/src/index\\.ts$'),
    only('table-uses-engine', '^table/src/', '^table/src/', '^engine/src/index\\.ts$'),
    only('rules-use-engine', '^games/([^/]+)/rules/', '^games/$1/rules/', '^engine/src/index\\.ts$'),
    only(
      'bot-uses-own-rules',
      '^games/([^/]+)/bot/',
      '^games/$1/bot/',
      '^games/$1/rules/',
      '^engine/src/index\\.ts$',
      '^bots/src/index\\.ts$',
    ),
    only(
      'texts-use-own-rules',
      '^games/([^/]+)/ui/texts/',
      '^games/$1/ui/texts/',
      '^games/$1/rules/index\\.ts$',
      '^engine/src/index\\.ts$',
      '^table/src/(index|texts)\\.ts$',
    ),
    only(
      'ui-uses-own-rules',
      '^games/([^/]+)/ui/',
      '^games/$1/RULES\\.md$',
      '^games/$1/ui/',
      '^games/$1/rules/index\\.ts$',
      '^engine/src/index\\.ts$',
      '^table/src/',
    ),
    only(
      'registry-uses-doors',
      '^games/registry\\.ts$',
      '^games/[^/]+/(rules|bot|ui/texts)/index\\.ts$',
      '^engine/src/index\\.ts$',
      '^bots/src/index\\.ts$',
      '^table/src/(index|texts)\\.ts$',
    ),
    only(
      'server-uses',
      '^server/src/',
      '^server/src/',
      '^engine/src/index\\.ts$',
      '^protocol/src/index\\.ts$',
      '^bots/src/index\\.ts$',
      '^games/registry\\.ts$',
    ),
    only(
      'client-uses',
      '^client/src/',
      '^client/src/',
      '^engine/src/index\\.ts$',
      '^protocol/src/index\\.ts$',
      '^bots/src/index\\.ts$',
      '^table/src/',
      '^games/registry\\.ts$',
      '^games/[^/]+/ui/index\\.tsx?$',
    ),
    only(
      'cli-uses',
      '^cli/src/',
      '^cli/src/',
      '^engine/src/(laws/)?index\\.ts$',
      '^bots/src/index\\.ts$',
      '^table/src/(index|texts)\\.ts$',
      '^games/registry\\.ts$',
    ),
    {
      name: 'pure-parts-know-no-machine',
      severity: 'error',
      from: { path: '^(engine|bots|protocol)/src/|^games/[^/]+/(rules|bot)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
