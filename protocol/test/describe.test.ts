import { expect, test } from 'vitest';
import { clientMessageSchemas, describeProtocol, routes, serverMessageSchemas } from '../src/index.ts';

test('docs/protocol.md says what the definitions say', async () => {
  await expect(describeProtocol()).toMatchFileSnapshot('../../docs/protocol.md');
});

test('every message and every route has a description', () => {
  const text = describeProtocol();
  for (const route of Object.values(routes)) expect(text).toContain(`### ${route.method} ${route.path}\n\n${route.about}`);
  expect(clientMessageSchemas.length + serverMessageSchemas.length).toBe(18);
  expect(text).not.toContain('undefined');
});
