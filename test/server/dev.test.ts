import { expect, test, vi } from 'vitest';

test('the development server listens on HOST and PORT, and its links use them', async () => {
  vi.stubEnv('PORT', '4555');
  vi.stubEnv('HOST', '0.0.0.0');
  vi.stubEnv('BASE_URL', '');
  const file = '../../astro.config.mjs';
  const { default: config } = await import(file);
  vi.unstubAllEnvs();
  expect(config.server).toEqual({ port: 4555, host: '0.0.0.0' });
  expect(config.site).toBe('http://localhost:4555');
});
