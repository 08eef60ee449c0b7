import type { Issue } from '../../../shared/schemas/error-body.ts'
import { fieldError } from '../failure.ts'
import { addDays, isDay } from '../launch/launch.ts'
import { isCountry, isLanguage, platformNames } from './product.ts'
import type { ElsewherePlan } from './records.ts'
import { countWords } from '../../../shared/plural.ts'

export type SettingsInput = {
  budget: string
  hours: string
  languages: string
  countries: string
  releasedOn: string
  platforms: string[]
  followedOnly: boolean
  acceptsBadges: boolean
  reminders: boolean
  isReleased: boolean
  isOpenSource: boolean
}

export type Settings = Pick<ElsewherePlan, 'budget' | 'followedOnly' | 'hours' | 'acceptsBadges' | 'reminders' | 'product'>

export const settingLimits = { budget: 100_000, hours: { min: 0.5, max: 40 }, languages: 10, countries: 40, languageLength: 120 } as const

export function readSettings(input: SettingsInput, today: string): { settings: Settings; errors: Issue[] } {
  const amount = input.budget.replace(/^\s*(?:US)?\$/i, '').replaceAll(',', '')
  const budget = amount.trim() === '' ? null : (numberOf(amount) ?? Number.NaN)
  const hours = numberOf(input.hours) ?? Number.NaN
  const languages = [...new Set(input.languages.split(/[\s,;]+/).filter((word) => word !== ''))]
  const wrong = languages.find((language) => !isLanguage(language))
  const countries = [
    ...new Set(
      input.countries
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((word) => word !== ''),
    ),
  ]
  const foreign = countries.find((country) => !isCountry(country))
  const releasedOn = input.releasedOn.trim()
  const { min, max } = settingLimits.hours
  const errors: Issue[] = []
  if (budget !== null && !(budget >= 0 && budget <= settingLimits.budget))
    errors.push(fieldError('budget', `Enter an amount from 0 to ${countWords(settingLimits.budget)}, or nothing.`, 'number'))
  if (!(hours >= min && hours <= max)) errors.push(fieldError('hours', `Enter a number of hours from ${min} to ${max}.`, 'number'))
  if (languages.length > settingLimits.languages || input.languages.length > settingLimits.languageLength)
    errors.push(fieldError('languages', `Enter at most ${settingLimits.languages} languages.`, 'maxItems'))
  else if (wrong !== undefined)
    errors.push(fieldError('languages', `“${wrong.slice(0, 20)}” isn’t a language code. Use codes such as en, de or pt-BR.`, 'language'))
  if (foreign !== undefined || countries.length > settingLimits.countries)
    errors.push(fieldError('countries', `Enter up to ${settingLimits.countries} country codes, such as FR or US.`, 'country'))
  if (releasedOn !== '' && (!isDay(releasedOn) || releasedOn > today))
    errors.push(fieldError('releasedOn', `Enter the day of its first release, today or earlier, such as ${addDays(today, -30)}.`, 'date'))
  return {
    settings: {
      budget: budget === null ? null : Math.round(budget * 100) / 100,
      hours,
      followedOnly: input.followedOnly,
      acceptsBadges: input.acceptsBadges,
      reminders: input.reminders ? 'weekly' : null,
      product: {
        platforms: Object.keys(platformNames).filter((platform) => input.platforms.includes(platform)),
        languages,
        countries,
        isReleased: input.isReleased,
        releasedOn: releasedOn === '' ? null : releasedOn,
        isOpenSource: input.isOpenSource,
      },
    },
    errors,
  }
}

const numberOf = (text: string): number | null => (/^\s*\d{1,9}(?:\.\d{1,2})?\s*$/.test(text) ? Number(text) : null)
