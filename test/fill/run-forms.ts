import { formSets, readForms } from './corpus.ts'
import { serveForms } from './serve-forms.ts'
import { inWords, meetsGoals, totalsOf } from './totals.ts'
import { browserNames, tryForms, type Tried } from './try-forms.ts'

// `npm run forms`, or `npm run forms -- forms chromium`: fills recorded and built forms, and prints what went wrong in those for tuning.
// Of those set aside it prints totals alone, so that nothing is tuned to them. Exit code 1 where a goal was missed.

const words = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const served = await serveForms()
let isMet = true

const isNamed = (word: string, all: readonly string[]) => words.includes(word) || !words.some((word) => all.includes(word))
const sets = formSets.filter((set) => isNamed(set, formSets))

for (const browser of browserNames.filter((name) => isNamed(name, browserNames))) {
  const all = await tryForms(browser, sets.flatMap(readForms), served)
  for (const set of sets) {
    const tried = all.filter((one) => one.set === set)
    if (tried.length === 0) continue
    const totals = totalsOf(tried)
    isMet &&= meetsGoals(totals)
    say(`${browser}, ${set}: ${inWords(totals)}`)
    if (set === 'forms' || words.includes('--all'))
      for (const one of tried) for (const line of complaints(one)) say(`  ${one.name}: ${line}`)
  }
}

await served.close()
process.exitCode = isMet ? 0 : 1

function complaints({ trial }: Tried): string[] {
  return [
    ...trial.wrong.map((what) => `wrong  ${what}`),
    ...trial.missed.map((what) => `missed  ${what}`),
    ...trial.forbidden.map((what) => `FORBIDDEN  ${what}`),
    ...trial.presses.map((what) => `PRESSED  ${what}`),
    ...trial.notUndone.map((what) => `not undone  ${what}`),
    ...trial.faults.map((what) => `mistake in the form  ${what}`),
  ]
}
