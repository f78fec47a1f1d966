// Which rules of a RULES.md are shown by a test: ids in the file against ids in the titles of tests.
import ts from 'typescript';

/** The rule ids that a rules file states, in its order. */
export function statedRules(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]{2}-\d+\.\d+) /gm)].map((match) => match[1]!);
}

/** The rule ids in the titles of a test file's tests and groups. */
export function citedRules(source: string, prefix: string): string[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const cited: string[] = [];
  const pattern = new RegExp(`\\b${prefix}-\\d+\\.\\d+\\b`, 'g');
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        cited.push(...(title.getText(file).match(pattern) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cited;
}

/** `test(...)`, `describe(...)`, and what `test.each(...)` returns. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return isTest(callee.expression);
  return ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression) && isTest(callee.expression);
}

/** The outcome for one game. */
export interface Coverage {
  readonly game: string;
  readonly stated: readonly string[];
  readonly uncited: readonly string[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

/** Compares a rules file with its test files. */
export function coverageOf(game: string, markdown: string, tests: readonly string[]): Coverage {
  const stated = statedRules(markdown);
  const prefix = stated[0]?.split('-')[0] ?? 'XX';
  const cited = new Set(tests.flatMap((source) => citedRules(source, prefix)));
  const known = new Set(stated);
  return {
    game,
    stated,
    uncited: stated.filter((rule) => !cited.has(rule)),
    unknown: [...cited].filter((rule) => !known.has(rule)),
    twice: stated.filter((rule, index) => stated.indexOf(rule) !== index),
  };
}
