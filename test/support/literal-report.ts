import type { Report } from '../../api/domain/records.ts'

/** A kept audit of acme.dev by somebody without an account; `overrides` say what matters to the test. */
export const literalReport = (id: string, overrides: Partial<Report> = {}): Report => ({
  id,
  via: 'web',
  accountId: null,
  network: '192.0.2.1',
  keyHash: null,
  asked: 'acme.dev',
  url: 'https://acme.dev/',
  score: 50,
  at: '2026-11-18T09:00:00.000Z',
  expiresAt: '2026-12-18T09:00:00.000Z',
  earlier: [],
  bytes: 1000,
  ...overrides,
})
