import type { LaunchWish } from '../../../actions/drafts/edit-draft.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { ListingInput } from '../../../domain/listing/listing-draft.ts'
import { limits } from '../../../../shared/vocabulary.ts'

const textFields = [
  'name',
  'tagline',
  'description',
  'url',
  'pricing',
  'logo',
  'twitterUsername',
  'demoVideoUrl',
  'firstComment',
  'targetKeyword',
  'badgeTitle',
  'code',
  'percentOff',
  'validUntil',
  'plan',
  'week',
  'day',
] as const
export type TextField = (typeof textFields)[number]

/** All fields of the draft form, as typed. `week` is the Monday of a free launch, `day` the date of a premium one. */
export type DraftValues = Record<TextField, string> & { categories: string[]; screenshots: string[]; openSource: boolean }

export function valuesOf(launch: Launch): DraftValues {
  const { discount, plan, requestedLaunchDate } = launch
  const wished = requestedLaunchDate ?? ''
  const isWeek = plan === 'free' || (plan === null && isMonday(wished))
  return {
    name: launch.name,
    tagline: launch.tagline,
    description: launch.description,
    url: launch.url,
    pricing: launch.pricing ?? '',
    logo: launch.logo,
    twitterUsername: launch.twitterUsername ?? '',
    demoVideoUrl: launch.demoVideoUrl ?? '',
    firstComment: launch.firstComment ?? '',
    targetKeyword: launch.targetKeyword ?? '',
    badgeTitle: discount?.badgeTitle ?? '',
    code: discount?.code ?? '',
    percentOff: discount?.percentOff?.toString() ?? '',
    validUntil: discount?.validUntil ?? '',
    plan: plan ?? '',
    week: isWeek ? wished : '',
    day: isWeek ? '' : wished,
    categories: launch.categories,
    screenshots: launch.screenshots,
    openSource: launch.openSource,
  }
}

export function valuesFrom(form: URLSearchParams): DraftValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, form.get(field) ?? ''])) as Record<TextField, string>
  return {
    ...texts,
    categories: form.getAll('categories'),
    // More than the form offers is reported as an error, not dropped.
    screenshots: form.getAll('screenshots').slice(0, 4 * limits.listing.screenshots),
    openSource: form.has('openSource'),
  }
}

export function toListingInput(values: DraftValues): ListingInput {
  const { badgeTitle, code, percentOff, validUntil, plan: _plan, week: _week, day: _day, ...listing } = values
  return { ...listing, discount: { badgeTitle, code, percentOff, validUntil } }
}

/** A date that was chosen before the plan is kept too. */
export function toWish({ plan, week, day }: DraftValues): LaunchWish {
  const launchDate = plan === 'free' ? week : plan === '' ? week || day : day
  return { plan, launchDate: launchDate.trim() }
}

const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1
