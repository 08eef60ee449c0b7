/** What a draft needs before it can be submitted, in the form's order. A logo is always there: without one we generate it. */
export const requiredFields = ['name', 'tagline', 'description', 'url', 'categories', 'plan', 'launchDate'] as const

/** The form controls that fill in a field. The launch date is a week on the free plan and a date on the others. */
export function controlsOf(field: string, plan: string): string[] {
  if (field === 'discount') return ['badgeTitle', 'code', 'percentOff', 'validUntil']
  if (field !== 'launchDate') return [field]
  if (plan === '') return ['week', 'day']
  return plan === 'free' ? ['week'] : ['day']
}
