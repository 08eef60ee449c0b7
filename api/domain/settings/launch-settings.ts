import type { LaunchPlan } from '../../../shared/vocabulary.ts'
import { choice, flag, line, link, wholeNumber } from './define-setting.ts'
import type { SettingKey } from './site-settings.ts'
import words from './words.json' with { type: 'json' }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const hours = Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const)
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

const offer = (label: string) => flag({ group: 'plans', label: `Offer ${label}`, standard: true })
const price = (label: string) =>
  line({ group: 'plans', label: `Price of ${label}`, hint: 'Any text, such as $49. Leave empty to show no price.', standard: '', max: 60 })

/** How many launches fit into a week, and when they go live. */
export const launchSettings = {
  weekCapacity: wholeNumber({ ...words.weekCapacity, group: 'launches', standard: 10, env: 'WEEK_CAPACITY', min: 0, max: 100_000 }),
  weekCapacityPerMaker: wholeNumber({
    ...words.weekCapacityPerMaker,
    group: 'launches',
    standard: 1,
    env: 'WEEK_CAPACITY_PER_MAKER',
    min: 1,
    max: 100_000,
  }),
  launchWeekday: choice({
    ...words.launchWeekday,
    group: 'launches',
    standard: '1',
    options: weekdays.map((name, at) => [String(at + 1), name] as const),
  }),
  launchHour: choice({ ...words.launchHour, group: 'launches', standard: '0', options: hours }),
  launchZone: choice({
    ...words.launchZone,
    group: 'launches',
    standard: 'UTC',
    options: zones.map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
  }),
  offersPremium7: offer('Premium, 7 days'),
  premium7Price: price('Premium, 7 days'),
  offersPremium14: offer('Premium, 14 days'),
  premium14Price: price('Premium, 14 days'),
  offersPremiumPro: offer('Premium Pro, 14 days'),
  premiumProPrice: price('Premium Pro, 14 days'),
  offersPremium30: offer('Premium, 30 days'),
  premium30Price: price('Premium, 30 days'),
  payment: line({ ...words.payment, group: 'plans', standard: '', max: 300 }),
  paymentLink: link({ ...words.paymentLink, group: 'plans', standard: null }),
}

type Premium = Exclude<LaunchPlan, 'free'>

/** The settings of each premium plan. */
export const planSettings = {
  premium_7: { offer: 'offersPremium7', price: 'premium7Price' },
  premium_14: { offer: 'offersPremium14', price: 'premium14Price' },
  premium_14_pro: { offer: 'offersPremiumPro', price: 'premiumProPrice' },
  premium_30: { offer: 'offersPremium30', price: 'premium30Price' },
} as const satisfies Record<Premium, { offer: SettingKey; price: SettingKey }>
