export const discountParts = ['badgeTitle', 'code', 'percentOff', 'validUntil'] as const

/** The form controls that fill in a field. The launch date is a week on the free plan and a date on the others. */
export function controlsOf(field: string, plan: string): string[] {
  if (field === 'discount') return [...discountParts]
  if (field !== 'launchDate') return [field]
  if (plan === '') return ['week', 'day']
  return plan === 'free' ? ['week'] : ['day']
}
