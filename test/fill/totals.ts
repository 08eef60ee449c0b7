import type { Tried } from './try-forms.ts'

export type Totals = {
  forms: number
  right: number
  wrong: number
  filledOfFillable: number
  fillable: number
  forbidden: number
  presses: number
  notUndone: number
  /** Of what was filled, in percent. */
  precision: number
  /** Of what could be filled, in percent. */
  recall: number
}

/** What was touched though nothing may touch it counts as filled wrong, too. */
export function totalsOf(tried: readonly Tried[]): Totals {
  const sum = (count: (one: Tried) => number) => tried.reduce((total, one) => total + count(one), 0)
  const right = sum(({ trial }) => trial.right.length)
  const wrong = sum(({ trial }) => trial.wrong.length)
  const forbidden = sum(({ trial }) => trial.forbidden.length)
  const fillable = sum(({ trial }) => trial.fillable)
  const filledOfFillable = sum(({ trial, truth }) => trial.right.filter((selector) => truth.fillable.includes(selector)).length)
  return {
    forms: tried.length,
    right,
    wrong,
    filledOfFillable,
    fillable,
    forbidden,
    presses: sum(({ trial }) => trial.presses.length),
    notUndone: sum(({ trial }) => trial.notUndone.length),
    precision: percent(right, right + wrong + forbidden),
    recall: percent(filledOfFillable, fillable),
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)

export const inWords = ({
  forms,
  right,
  wrong,
  filledOfFillable,
  fillable,
  forbidden,
  presses,
  notUndone,
  precision,
  recall,
}: Totals): string =>
  `${forms} forms: ${precision.toFixed(1)} % of filled fields right (${right} right, ${wrong} wrong), ` +
  `${recall.toFixed(1)} % of fillable ones filled (${filledOfFillable} of ${fillable}), ${forbidden} forbidden touched, ${presses} pressed or sent, ${notUndone} not undone`

/** What `npm run forms` and the tests require. */
export const meetsGoals = ({ precision, recall, forbidden, presses, notUndone }: Totals): boolean =>
  precision >= 99 && recall >= 90 && forbidden + presses + notUndone === 0
