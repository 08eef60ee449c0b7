import type { Caller } from '../../api/actions/access/caller.ts'

/** Somebody without a connection; `overrides` say what matters to the test. */
export const literalCaller = (overrides: Partial<Caller> = {}): Caller => ({ ip: '192.0.2.1', agent: '', connection: null, ...overrides })
