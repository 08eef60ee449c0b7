import type { RuleTable, RuleWords } from './judge-rules.ts'
import written from './rules.json' with { type: 'json' }
import { asIs, causes, labels, names, removes, removesNamed, sets, setsNamed, styles, type Cure } from './tags.ts'

type Row = Omit<RuleWords, 'says' | 'cure'> & { says: string[]; cure: string[] }

const cures: Record<string, (...words: string[]) => Cure> = {
  asIs: () => asIs,
  labels: () => labels,
  removesNamed: () => removesNamed,
  setsNamed: () => setsNamed,
  sets,
  names,
  removes,
  styles,
  causes: (...cure) => causes(cureOf(cure)),
}

/** The cure that a row names, with its words. */
const cureOf = ([name = '', ...words]: readonly string[]): Cure => cures[name]?.(...words) ?? asIs

/** axe-core’s rules of one subject in our words, by their id. */
export const rulesOf = (subject: keyof typeof written): RuleTable =>
  Object.fromEntries(
    Object.entries(written[subject] as Record<string, Row>).map(
      ([
        id,
        {
          says: [one = '', several = ''],
          cure,
          ...more
        },
      ]) => [id, { says: [one, several], cure: cureOf(cure), ...more }],
    ),
  )
