import { outcomeOf } from '../../shared/audit/check.ts'
import type { Check, ReadinessReport } from '../../shared/schemas/readiness.ts'
import { oneOrMany, pluralForm } from '../../shared/plural.ts'

/** What a result shows of a report: its fields, and in our own words what they leave out. */
export type ReportView = { fields: Record<string, unknown>; leftOut: string[] }

/** The characters of a result with a shortened report, in either form. Arguments that we ignored are named on top of that. */
const maxCharacters = 4600

/** The most characters of a finding’s detail and of its fix. */
type Size = { detail: number; fix: number }
const whole = { detail: 400, fix: 1200 }
const short = { detail: 200, fix: 400 }
const shortest = { detail: 150, fix: 150 }
/** What the rest of a report takes, at most, before there is room for findings. */
const roomyFrame = { url: 300, name: 120, tagline: 200, description: 300 }
const tightFrame = { url: 120, name: 60, tagline: 60, description: 60 }

/** Every error with the beginning of its fix, whole fixes as there is room, names of the rest. `lengthOf` is in characters. */
export function shortenReport(report: ReadinessReport, lengthOf: (view: ReportView) => number): ReportView {
  const fits = (view: ReportView) => lengthOf(view) <= maxCharacters
  const errors = report.checks.filter(({ status }) => status === 'fail')
  const warnings = report.checks.filter(({ status }) => status === 'warn')
  const open = [...errors, ...warnings]
  const briefly = new Map(errors.map((check) => [check, shorten(check, shortest)]))
  const frame = fits(view(report, open, briefly, roomyFrame)) ? roomyFrame : tightFrame
  let shown: ReadonlyMap<Check, Check> = new Map()
  const show = (checks: readonly Check[], size: Size): void => {
    for (const check of checks.filter((each) => isCut(each, shown.get(each)))) {
      const more = new Map([...shown, [check, shorten(check, size)]])
      if (fits(view(report, open, more, frame))) shown = more
    }
  }
  show(errors, shortest)
  for (const checks of [errors, warnings]) {
    // From the shortest on, more of them are whole.
    const byLength = checks.toSorted((a, b) => (a.fix?.length ?? 0) - (b.fix?.length ?? 0))
    show(byLength, whole)
    show(checks, short)
  }
  const roomy = view(report, open, shown, { ...frame, description: Infinity })
  return fits(roomy) ? roomy : view(report, open, shown, frame)
}

const shorten = (check: Check, size: Size): Check => ({
  ...check,
  detail: cut(check.detail, size.detail),
  fix: check.fix && cut(check.fix, size.fix),
})
const isCut = (check: Check, shown: Check | undefined): boolean => shown?.fix !== check.fix || shown.detail !== check.detail

/** The checks asked for, whole, and nothing else. */
export function showChecks({ ok, url, score, checks }: ReadinessReport, ids: readonly string[]): ReportView {
  const asked = checks.filter(({ id }) => ids.includes(id))
  const missing = ids.filter((id) => !checks.some((check) => check.id === id))
  const absent = missing.length === 0 ? [] : [`This audit didn’t run ${missing.join(', ')}.`]
  return { fields: { ok, url, score, checks: asked }, leftOut: ['Only the checks you asked for.', ...absent] }
}

/** Every error and warning in full. Whoever asks for an old report again has already seen the rest of it. */
export function showOpen(report: ReadinessReport, isOld: boolean): ReportView {
  const { ok, url, score } = report
  const checks = report.checks.filter(({ status }) => status !== 'pass')
  return { fields: isOld ? { ok, url, score, checks } : { ...report, checks }, leftOut: ['Only errors and warnings.'] }
}

function view(report: ReadinessReport, open: readonly Check[], shown: ReadonlyMap<Check, Check>, frame: typeof roomyFrame): ReportView {
  const { ok, url, score, checks, suggestedListing: listing, suggestedCategories, nextFreeWeeks } = report
  const passed = checks.filter((check) => outcomeOf(check) === 'pass')
  const unchecked = checks.filter((check) => outcomeOf(check) === 'unchecked')
  const others = open.filter((check) => !shown.has(check))
  const suggestedListing = {
    ...listing,
    name: listing.name && cut(listing.name, frame.name),
    tagline: listing.tagline && cut(listing.tagline, frame.tagline),
    description: listing.description && cut(listing.description, frame.description),
  }
  const shortUrl = cut(url, frame.url)
  const cutNames = [
    ...open.filter((check) => shown.has(check) && isCut(check, shown.get(check))).map(({ id }) => id),
    ...(shortUrl === url ? [] : ['url']),
    ...(JSON.stringify(suggestedListing) === JSON.stringify(listing) ? [] : ['suggestedListing']),
  ]
  return {
    fields: {
      ok,
      url: shortUrl,
      score,
      checks: open.flatMap((check) => shown.get(check) ?? []),
      ...(others.length > 0 && { alsoOpen: namesOf(others) }),
      passed: namesOf(passed),
      ...(unchecked.length > 0 && { notChecked: namesOf(unchecked) }),
      suggestedListing,
      suggestedCategories,
      nextFreeWeeks,
    },
    leftOut: [
      ...(others.length === 0
        ? []
        : [`\`alsoOpen\` names ${others.length} more that ${pluralForm(others.length, 'needs', 'need')} attention.`]),
      ...(cutNames.length === 0 ? [] : [`Shortened: ${cutNames.join(', ')}.`]),
      ...(passed.length === 0 ? [] : [`\`passed\` names the ${oneOrMany(passed.length, 'check', 'checks')} that passed.`]),
      ...(unchecked.length === 0 ? [] : ['`notChecked` names what this audit couldn’t check.']),
    ],
  }
}

const namesOf = (checks: readonly Check[]): string => checks.map(({ id }) => id).join(', ')

const ending = ' … (shortened)'

/** The beginning of a text, no longer than `max` characters in either form of a result, and marked as such. */
function cut(text: string, max: number): string {
  if (weight(text) <= max) return text
  let end = Math.min(text.length, max - ending.length)
  while (weight(text.slice(0, end)) + ending.length > max) end = Math.floor(end * 0.9)
  const start = text.slice(0, end).replace(/[\uD800-\uDBFF]$/u, '')
  const lastLine = start.lastIndexOf('\n')
  return start.slice(0, lastLine > end / 2 ? lastLine : end).trimEnd() + ending
}

/** As JSON, quotes and line breaks take two characters; as text, each line is indented. */
const weight = (text: string): number => Math.max(JSON.stringify(text).length - 2, text.length + 6 * text.split('\n').length)
