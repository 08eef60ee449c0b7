import type { Report } from '../../api/domain/report.ts'

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
  isPublic: false,
  bytes: 1000,
  ...overrides,
})

/** As many reports of an account, made now. */
export const reportsOf = (accountId: string, count: number): Report[] =>
  Array.from({ length: count }, (_, index) =>
    literalReport(`report-${index}`, { accountId, network: null, at: new Date().toISOString(), expiresAt: '2999-01-01T00:00:00.000Z' }),
  )
