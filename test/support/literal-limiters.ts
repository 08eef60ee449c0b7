import { quotasOf, type QuotaSettings } from '../../api/domain/quotas.ts'
import { createLimiters } from '../../api/http/limits/limiters.ts'

/** The limiters of a service, with room for a thousand sign-ups an hour unless said otherwise. */
export const literalLimiters = (settings: Partial<QuotaSettings> = {}) =>
  createLimiters(quotasOf({ readsPerMinute: 60, auditsPerHour: 10, draftsPerHour: 10, signUpsPerHour: 1000, ...settings }))
