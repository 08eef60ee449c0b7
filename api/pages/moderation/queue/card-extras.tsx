import { fieldKeys, fieldOf, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { isEmpty } from '../../../domain/listing/listing-draft.ts'
import { fieldWords } from '../../../domain/listing/field-words.ts'

const shownAbove: readonly FieldKey[] = [
  'name',
  'tagline',
  'url',
  'logo',
  'description',
  'categories',
  'pricing',
  'openSource',
  'screenshots',
]

/** All else that visitors will read, long texts last. */
const extraKeys = fieldKeys
  .filter((key) => !shownAbove.includes(key) && fieldOf(key).launchPage.as !== 'nothing')
  .toSorted((a, b) => Number(fieldOf(a).kind === 'text') - Number(fieldOf(b).kind === 'text'))

/** Addresses are shown as text, so that moderators see where they lead. */
export const CardExtras = ({ launch }: { launch: Launch }) => (
  <>
    {extraKeys
      .filter((key) => !isEmpty(launch[key]))
      .map((key) => {
        const { kind, label, short = label } = fieldOf(key)
        const words = fieldWords(key, launch[key])
        return (
          <div key={key}>
            <dt>{short}</dt>
            <dd>
              {kind === 'text' ? (
                <span class="pending__description page-width lines" dir="auto">
                  {words}
                </span>
              ) : (
                <bdi>{words}</bdi>
              )}
            </dd>
          </div>
        )
      })}
  </>
)
