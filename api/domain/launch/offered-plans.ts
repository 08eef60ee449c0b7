import { launchPlans, type LaunchPlan } from '../../../shared/vocabulary.ts'
import { currentSite } from '../settings/current-site.ts'
import { planSettings } from '../settings/launch-settings.ts'

/** The plans that makers can choose. Launches keep a plan that is no longer offered. */
export const offeredPlans = (): LaunchPlan[] => launchPlans.filter((plan) => plan === 'free' || currentSite()[planSettings[plan].offer])

/** What the owner says that it costs; empty if nothing. */
export const planPrice = (plan: LaunchPlan): string => (plan === 'free' ? '' : currentSite()[planSettings[plan].price])
