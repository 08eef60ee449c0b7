import { type KindValues, formParts, type ListingField } from '../../../../shared/fields/field.ts'
import {
  byKind,
  fieldKeys,
  fieldOf,
  type FieldKey,
  type Held,
  type KindOf,
  type Listing,
} from '../../../../shared/fields/listing-fields.ts'
import type { LaunchWish } from '../../../actions/drafts/edit-draft.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { ListingInput } from '../../../domain/listing/listing-input.ts'
import type { Crawl } from '../../../domain/records.ts'
import { isLaunchWeekday } from '../../../domain/launch/launch-time.ts'

type Discount = Record<(typeof discountParts)[number], string>

/** What the form holds for a field of each kind, as typed. */
export type FormValues = Omit<KindValues, 'discount'> & { discount: Discount }

const wishNames = ['plan', 'week', 'day'] as const

/** All fields of the draft form, as typed. `week` is the day of a free launch, `day` the date of a premium one. */
export type DraftValues = { [F in FieldKey]: FormValues[KindOf<F>] } & Record<(typeof wishNames)[number], string>

const textKinds = ['line', 'text', 'site', 'link', 'handle', 'choice', 'picture'] as const

/** The same for each kind that is typed as one text. */
const forTexts = <T>(same: T) => Object.fromEntries(textKinds.map((kind) => [kind, same])) as Record<(typeof textKinds)[number], T>

/** A value of a listing as the form shows it. */
export const formValue = byKind<Held, FormValues[keyof FormValues]>({
  ...forTexts((value: string | null) => value ?? ''),
  choices: (value) => value ?? [],
  flag: (value) => value ?? false,
  pictures: (value) => value ?? [],
  discount: (value) => discountOf((part) => value?.[part]?.toString()),
})

const discountOf = (read: (part: keyof Discount) => string | null | undefined): Discount =>
  Object.fromEntries(discountParts.map((part) => [part, read(part) ?? ''])) as Discount

type Reader<T> = (name: string, form: URLSearchParams) => T
const one: Reader<string> = (name, form) => form.get(name) ?? ''
// More than the form offers is reported as an error, not dropped.
const several: Reader<string[]> = (name, form) => form.getAll(name).slice(0, maxChoices)
const maxChoices = 40

const readers: { [K in keyof FormValues]: Reader<FormValues[K]> } = {
  ...forTexts(one),
  choices: several,
  flag: (name, form) => form.has(name),
  pictures: several,
  discount: (_, form) => discountOf((part) => form.get(part)),
}

export function valuesOf(launch: Launch): DraftValues {
  const { plan, requestedLaunchDate } = launch
  const wished = requestedLaunchDate ?? ''
  const isWeek = plan === 'free' || (plan === null && isLaunchWeekday(wished))
  const values = Object.fromEntries(fieldKeys.map((key) => [key, formValue(key, launch[key])]))
  return { ...values, plan: plan ?? '', week: isWeek ? wished : '', day: isWeek ? '' : wished } as DraftValues
}

export const valuesFrom = (form: URLSearchParams): DraftValues =>
  Object.fromEntries([
    ...fieldKeys.map((key) => [key, readers[fieldOf(key).kind](key, form)]),
    ...wishNames.map((name) => [name, one(name, form)]),
  ])

/** As typed, but for the fields of a live launch that stay as they were reviewed. */
export const withFixed = (values: DraftValues, live: Launch): DraftValues => ({
  ...values,
  ...Object.fromEntries(fieldKeys.filter((key) => fieldOf(key).onceLive === 'fixed').map((key) => [key, formValue(key, live[key])])),
})

/** What the page says about a field; null if nothing. */
export function valueOnPage(crawl: Crawl | null, key: FieldKey): Listing[FieldKey] {
  const found: Partial<Record<FieldKey, Listing[FieldKey]>> = crawl?.listing ?? {}
  return found[key] ?? null
}

export const toListingInput = ({ plan: _plan, week: _week, day: _day, ...listing }: DraftValues): ListingInput => listing

/** A date that was chosen before the plan is kept too. */
export function toWish({ plan, week, day }: DraftValues): LaunchWish {
  const launchDate = plan === 'free' ? week : plan === '' ? week || day : day
  return { plan, launchDate: launchDate.trim() }
}

/** What a form of a draft sends. The field that its button named takes the value from the page, if there is one. */
export function typedValues(form: URLSearchParams, crawl: Crawl | null): DraftValues {
  const values = valuesFrom(form)
  const key = fieldKeys.find((each) => each === form.get('use'))
  const value = key === undefined ? null : valueOnPage(crawl, key)
  return key === undefined || value === null ? values : { ...values, [key]: formValue(key, value) }
}

/** The sections of the form that hold fields of the listing. */
export const sections = Object.entries(formParts).map(([part, title]) => ({
  part,
  title,
  keys: fieldKeys.filter((key) => fieldOf(key).form.part === part),
}))

const wishLabels = { plan: 'Plan', launchDate: 'Launch date' }

export const draftLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sections.flatMap(({ keys }) => keys.map((key) => [key, fieldOf(key).label]))),
  ...wishLabels,
}
const order = Object.keys(draftLabels)

/** A picture that we draw if there is none isn’t. */
const isAskedFor = (field: ListingField): boolean => field.required !== undefined && !('isGenerated' in field)

/** What a draft needs before it can be submitted, in the form’s order. */
export const requiredFields = order.filter(
  (field) => field in wishLabels || fieldKeys.some((key) => key === field && isAskedFor(fieldOf(key))),
)

/** Errors for the summary: in the order of the form, each with its field's label. */
export const labelledErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([field, error]) => [field, `${draftLabels[field] ?? field}: ${error}`]),
  )

export const submittedWords = 'Submitted. A moderator will review it; you can withdraw it until it goes live.'

export const discountParts = ['badgeTitle', 'code', 'percentOff', 'validUntil'] as const

/** The form controls that fill in a field. The launch date is a week on the free plan and a date on the others. */
export function controlsOf(field: string, plan: string): string[] {
  if (field === 'discount') return [...discountParts]
  if (field !== 'launchDate') return [field]
  if (plan === '') return ['week', 'day']
  return plan === 'free' ? ['week'] : ['day']
}
