import type { ElsewherePlan } from '../../../../domain/elsewhere/records.ts'
import { platformNames } from '../../../../domain/elsewhere/product.ts'
import type { SettingsInput } from '../../../../domain/elsewhere/read-settings.ts'
import { useRequest } from '../../../forms/page-request.ts'
import { Form, rejectedForm } from '../../../forms/form.tsx'
import { CheckField } from '../../../forms/check-field.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { locale } from '../../../../../shared/locale.ts'

/** The settings as their form holds them. */
export const typedSettings = ({ budget, hours, followedOnly, acceptsBadges, reminders, product }: ElsewherePlan): SettingsInput => ({
  budget: budget === null ? '' : String(budget),
  hours: String(hours),
  followedOnly,
  acceptsBadges: acceptsBadges === true,
  reminders: reminders !== null,
  languages: product.languages.join(', '),
  countries: (product.countries ?? []).join(', '),
  platforms: product.platforms,
  isReleased: product.isReleased,
  isOpenSource: product.isOpenSource,
  releasedOn: product.releasedOn ?? '',
})

/** What the maker wants of the plan, and what directories judge the product by. */
export function PlanSettings({ saved }: { saved: SettingsInput }) {
  const isRejected = rejectedForm(useRequest(), 'settings') !== null
  return (
    <details class="elsewhere-fold ruled elsewhere-settings" id="settings" open={isRejected}>
      <summary class="soft wraps pressable">
        <span class="ink bold">Settings</span>: {settingsWords(saved)}
      </summary>
      <Form name="settings" submit="Save settings">
        <div class="elsewhere-settings__pair halves grid at-end">
          <FormField
            name="budget"
            label="Budget in US$"
            hint="For all listings together. Enter 0 for free ones only, or leave it empty to see paid ones, too, and add them yourself."
            inputmode="numeric"
            value={saved.budget}
          />
          <FormField
            name="hours"
            label="Hours a week"
            hint="How much time you want to spend on this."
            inputmode="numeric"
            value={saved.hours}
          />
        </div>
        <fieldset class="flat bare shrinks edgeless">
          <legend class="bare bold">What you want</legend>
          <Check name="followedOnly" label="Followed links only" checked={saved.followedOnly} />
          <Check name="acceptsBadges" label="I’ll add a directory’s badge to my site" checked={saved.acceptsBadges} />
          <Check name="reminders" label="Email me each week’s directories" checked={saved.reminders} />
        </fieldset>
        <fieldset class="flat bare shrinks edgeless">
          <legend class="bare bold">About your product</legend>
          <Check name="isReleased" label="People can use it now" checked={saved.isReleased} />
          <Check name="isOpenSource" label="It’s open source" checked={saved.isOpenSource} />
        </fieldset>
        <fieldset id="kinds" class="elsewhere-settings__platforms flat bare shrinks edgeless">
          <legend class="bare bold">What it is, or where it runs</legend>
          {Object.entries(platformNames).map(([name, label]) => (
            <Check key={name} name="platforms" value={name} label={label} checked={saved.platforms.includes(name)} />
          ))}
        </fieldset>
        <div class="elsewhere-settings__pair halves grid at-end">
          <FormField
            name="languages"
            label="Languages of your product"
            hint="Codes such as en, de or pt-BR, separated by commas."
            autocapitalize="none"
            value={saved.languages}
          />
          <FormField
            name="countries"
            label="Countries where it’s offered"
            hint="Codes such as FR or US, separated by commas. Leave this empty if it’s offered everywhere."
            autocapitalize="characters"
            value={saved.countries}
          />
          <FormField
            name="releasedOn"
            label="First release"
            hint="YYYY-MM-DD. Leave empty if you’d rather not say."
            value={saved.releasedOn}
          />
        </div>
      </Form>
    </details>
  )
}

type CheckProps = { name: string; label: string; checked: boolean; value?: string }

const Check = (props: CheckProps) => <CheckField {...props} look="elsewhere-check line center small" box="flat rigid" />

function settingsWords({ budget, hours, followedOnly, acceptsBadges, platforms, languages }: SettingsInput): string {
  const amount = budget.trim()
  const money = amount === '' ? 'no budget set' : amount === '0' ? 'free directories only' : `up to US$${amount}`
  const runs = platforms.map((name) => platformNames[name] ?? name)
  const week = `${hours.trim()} ${hours.trim() === '1' ? 'hour' : 'hours'} a week`
  const wishes = [followedOnly ? 'followed links only' : '', acceptsBadges ? 'badges' : '']
  return [money, week, ...wishes, runs.slice(0, 3).join(', '), languageNames(languages)].filter((part) => part !== '').join(' · ')
}

const englishNames = new Intl.DisplayNames(locale, { type: 'language' })

/** “en, de” is “English, German”. What isn’t a language tag stays as it was saved. */
const languageNames = (codes: string): string =>
  codes
    .split(',')
    .map((code) => (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code.trim()) ? englishNames.of(code.trim()) : code.trim()))
    .join(', ')
