import type { RuleTable, RuleWords } from './judge-rules.ts'
import written from './rules.json' with { type: 'json' }
import { asIs, causes, labels, names, removes, removesNamed, sets, setsNamed, styles, type Cure } from './tags.ts'

/** A control without a name, if a row doesn’t say how to fix it. */
type Row = Omit<RuleWords, 'says' | 'cure' | 'todo'> & { says: string[]; cure?: string[]; todo?: string }

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
          todo = 'Replace these tags, and describe in each aria-label what the control does:',
          cure = ['names', 'aria-label'],
          ...more
        },
      ]) => [id, { says: [one, several], todo, cure: cureOf(cure), ...more }],
    ),
  )
