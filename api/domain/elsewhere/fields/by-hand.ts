import { fieldNames, fieldOf } from '../../../../shared/fill/fields.ts'
import type { DirectoryFacts } from '../../../../shared/schemas/directory-facts.ts'
import { askedFields } from './prepare-texts.ts'

/** What is left for a person to do at a directory, in the order it comes up. Nothing there is done for the maker. */
export function leftByHand(directory: { id: string; facts: DirectoryFacts }): string[] {
  const { accountNeeded, account, protection, badge, free, price } = directory.facts
  const asked = askedFields(directory).fields
  const choices = fieldNames.filter((field) => asked.includes(field) && fieldOf(field).kind === 'choice')
  const named = choices.map((field) => fieldOf(field).label.toLowerCase())
  const mayNeedAccount = accountNeeded?.value !== false && account !== undefined
  return [
    ...(accountNeeded?.value === true || mayNeedAccount ? [withDetail('Sign in there', account?.value)] : []),
    ...(named.length > 0 ? [`Choose the closest ${listed(named)} from its own list.`] : []),
    ...(asked.some((field) => fieldOf(field).kind === 'picture') ? ['Upload the pictures.'] : []),
    ...(badge?.value === true ? ['Put its badge on your site if you want the free listing.'] : []),
    ...(free?.value === false ? [withDetail('Pay for the listing', price?.value)] : []),
    ...(protection === undefined ? [] : [withDetail('Pass its check for people', protection.value)]),
    'Read everything once more, then submit it yourself.',
  ]
}

const withDetail = (step: string, detail: string | undefined): string =>
  detail === undefined ? `${step}.` : `${step}: ${detail.replace(/\.$/, '')}.`

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
