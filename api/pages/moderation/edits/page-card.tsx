import { changedTexts } from '../../../actions/makers/put-maker.ts'
import type { Maker } from '../../../domain/records.ts'
import { TextDifference } from '../../difference/listing-difference.tsx'
import { PersonLink } from '../named-links.tsx'
import { Ago } from '../people/person-section.tsx'
import words from '../words.json' with { type: 'json' }
import { EditDecision } from './edit-card.tsx'

type Props = { maker: Maker; unseen: NonNullable<Maker['unseen']>; now: Date; presets: readonly string[] }

/** What changed on a maker’s page since a moderator last saw it. Links are text, so that nobody follows one by accident. */
export const PageCard = ({ maker: { id, name, ...texts }, unseen: { before: seen, at }, now, presets }: Props) => (
  <li class="pending card stack gap-4 wraps" id={`page-${id}`}>
    <h2 class="large">
      Maker page of <PersonLink id={id} name={name} />
    </h2>
    <p class="edit-state edit-state--changed">
      <strong>Already public.</strong> Changed <Ago at={at} now={now} />
    </p>
    <dl class="difference grid gap-4">
      {changedTexts(seen, { name, ...texts }).map(({ key, before, after }) => (
        <TextDifference key={key} before={before} after={after}>
          {words.pageTexts[key]}
        </TextDifference>
      ))}
    </dl>
    <EditDecision about={{ slug: '', page: id }} seen={at} of={name} verb="Restore earlier page" whom={name} presets={presets} />
  </li>
)
